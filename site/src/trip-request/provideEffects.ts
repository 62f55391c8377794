import { fromPromise } from 'xstate';
import { isPhoneNumber } from '@farwend/design-system';
import { track } from '#src/shared/dataLayer.ts';
import { keepSentRequest } from '#src/shared/sentRequest.ts';
import type { Storage30 } from '#src/shared/storage.ts';
import { clean } from './clean.ts';
import type { Draft } from './draft.ts';
import { DRAFT_NAME } from './draftEntry.ts';
import { eraseRemotely, keepRemotely } from './keepRemotely.ts';
import type { KnownPerson } from './knownPerson.ts';
import { findPlace } from './minimumStay.ts';
import { REMOTE_NAME } from './remoteEntry.ts';
import { askCode, endSession, signIn, startSso, type SignIn } from './signIn.ts';
import { tellServer } from './tellServer.ts';
import { emailStatus } from './emailStatus.ts';
import { tripRequestMachine } from './machine.ts';
import type { EmailStatus, SendResult } from './parts.ts';
import type { Sending } from './sendTripRequest.ts';
import type { TripRequestContext } from './context.ts';
import { errorsOf, newsOf } from './tracking.ts';

/** Sending comes in a file of its own, fetched ahead when the browser is idle. */
const loadSending = () => import('./sendTripRequest.ts');

/** The machine with its real effects: the API, the browser's storage, analytics. */
export function provideEffects(sending: Sending, storage: Storage30) {
  return tripRequestMachine.provide({
    actors: {
      checkEmail: fromPromise<EmailStatus, { email: string }>(({ input }) => emailStatus(input.email, sending)),
      verifyPhone: fromPromise<boolean, { country: string; number: string }>(({ input: { country, number } }) =>
        isPhoneNumber({ country, prefix: '', number: clean(number) }),
      ),
      createTripRequest: fromPromise<SendResult, TripRequestContext>(async ({ input }) => {
        const { sendTripRequest } = await loadSending();
        const result = await sendTripRequest(input, sending);
        const { email, phone } = input.form.traveler;
        const places = sending.places();
        keepSentRequest({
          ...result.sent,
          email: clean(email),
          formId: input.formId,
          isKnownEmail: input.isKnownEmail,
          countryCodes: [...new Set(result.sent.destinationNames.flatMap((name) => findPlace(name, places)?.countryCodes ?? []))],
          ...(phone.number ? { phone: `${phone.prefix} ${phone.number}` } : {}),
        });
        return result;
      }),
      signIn: fromPromise<KnownPerson, SignIn>(({ input }) => signIn({ ...input, email: clean(input.email) }, sending)),
      askCode: fromPromise<void, { email: string }>(({ input }) => askCode(clean(input.email), sending)),
      startSso: fromPromise<void, { formId: string }>(({ input }) => startSso(input.formId, sending)),
      signOut: fromPromise<void>(() => endSession(sending)),
      saveRemote: fromPromise<void, TripRequestContext>(({ input }) => keepRemotely(input, sending, storage)),
      saveLocal: fromPromise<void, Draft>(async ({ input }) => {
        if (!storage.write(DRAFT_NAME, input)) throw new Error('The browser keeps nothing');
      }),
    },
    actions: {
      clearLocal: () => {
        storage.remove(DRAFT_NAME);
        storage.remove(REMOTE_NAME);
      },
      eraseRemote: () => eraseRemotely(sending, storage),
      tell: ({ context }, news) => {
        const told = newsOf(context, news);
        if (!told) return;
        track(told.event, told.data);
        tellServer(sending.api, told.event, told.data);
      },
      tellProblems: ({ context }, { problems }) => {
        for (const { event, data } of errorsOf(context, problems)) {
          track(event, data);
          tellServer(sending.api, event, data);
        }
      },
    },
  });
}
