import { fromPromise } from 'xstate';
import { isPhoneNumber } from '@farwend/design-system';
import { track } from '#src/shared/dataLayer.ts';
import { readSharedSentRequest, storeSentRequest } from '#src/shared/sentRequest.ts';
import type { ExpiringStorage } from '#src/shared/storage.ts';
import { cleanText } from './cleanText.ts';
import type { Draft } from './draft.ts';
import { DRAFT_KEY } from './draftKey.ts';
import { deleteRemoteDraft, saveRemoteDraft } from './remoteDraft.ts';
import type { AccountDetails } from './AccountDetails.ts';
import type { TripRequestForm } from './form.ts';
import { findPlace } from './minimumStay.ts';
import { REMOTE_DRAFT_KEY } from './remoteDraftReference.ts';
import { confirmSession, forgetSession, requestCode, endSession, signIn, startSso, type SignIn } from './signIn.ts';
import { recordEvent } from './recordEvent.ts';
import { checkEmailStatus } from './checkEmailStatus.ts';
import { tripRequestMachine } from './machine.ts';
import type { EmailStatus } from './machineSetup.ts';
import { isSessionEnd } from './SendFailure.ts';
import type { SendResult } from './sendTripRequest.ts';
import type { FormServices } from './sendTripRequest.ts';
import type { TripRequestContext } from './context.ts';
import { buildErrorEvents, buildAnalyticsEvent } from './tracking.ts';

/** Loaded on demand; prefetched when the browser is idle. */
const loadSending = () => import('./sendTripRequest.ts');

/** With the table of calling codes, which the last step loads anyway. */
const loadPhoneCountry = () => import('./findPhoneCountry.ts');

/** Provides the machine's effects: the API, local storage and analytics. */
export function provideEffects(services: FormServices, storage: ExpiringStorage) {
  return tripRequestMachine.provide({
    actors: {
      checkEmail: fromPromise<EmailStatus, { email: string }>(({ input }) => checkEmailStatus(input.email, services)),
      verifyPhone: fromPromise<boolean, TripRequestForm>(async ({ input }) => {
        const { findPhoneCountry } = await loadPhoneCountry();
        return isPhoneNumber({ country: findPhoneCountry(input), prefix: '', number: cleanText(input.traveler.phone.number) });
      }),
      createTripRequest: fromPromise<SendResult, TripRequestContext>(async ({ input }) => {
        const sent = readSharedSentRequest(storage);
        if (sent?.formId === input.formId) return { sent, duplicate: true, isInMyTrips: sent.isInMyTrips === true, form: input.form }; // from another tab
        const [{ sendTripRequest }, { findPhonePrefix }] = await Promise.all([loadSending(), loadPhoneCountry()]);
        const result = await sendTripRequest(input, services).catch((error: unknown) => {
          if (isSessionEnd(error)) forgetSession(services);
          throw error;
        });
        const { email, phone } = input.form.traveler;
        const places = services.places();
        const request = {
          ...result.sent,
          email: cleanText(email),
          formId: input.formId,
          isInMyTrips: result.isInMyTrips,
          isKnownEmail: input.isKnownEmail || (input.isSignedIn && !result.isInMyTrips),
          countryCodes: [...new Set(result.sent.destinationNames.flatMap((name) => findPlace(name, places)?.countryCodes ?? []))],
          ...(phone.number ? { phone: `${findPhonePrefix(input.form)} ${phone.number}` } : {}),
        };
        storeSentRequest(request, storage);
        return result;
      }),
      signIn: fromPromise<AccountDetails, SignIn>(({ input }) => signIn({ ...input, email: cleanText(input.email) }, services)),
      askCode: fromPromise<void, { email: string }>(({ input }) => requestCode(cleanText(input.email), services)),
      startSso: fromPromise<void, { formId: string }>(({ input }) => startSso(input.formId, services)),
      confirmSession: fromPromise<boolean, { email: string }>(({ input }) => confirmSession(input.email, services)),
      signOut: fromPromise<void>(() => endSession(services)),
      saveRemote: fromPromise<void, TripRequestContext>(({ input }) => saveRemoteDraft(input, services, storage)),
      saveLocal: fromPromise<void, Draft>(async ({ input }) => {
        if (!storage.write(DRAFT_KEY, input)) throw new Error('Local storage is unavailable');
      }),
    },
    actions: {
      clearLocal: () => {
        storage.remove(DRAFT_KEY);
        storage.remove(REMOTE_DRAFT_KEY);
      },
      deleteRemote: () => deleteRemoteDraft(services, storage),
      track: ({ context }, analyticsEvent) => {
        const tracked = buildAnalyticsEvent(context, analyticsEvent);
        if (!tracked) return;
        track(tracked.event, tracked.data);
        recordEvent(services.api, tracked.event, tracked.data);
      },
      trackProblems: ({ context }, { problems }) => {
        for (const { event, data } of buildErrorEvents(context, problems)) {
          track(event, data);
          recordEvent(services.api, event, data);
        }
      },
    },
  });
}
