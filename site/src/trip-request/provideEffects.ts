import { fromPromise } from 'xstate';
import { normalizePhoneNumber } from '@farwend/api-contract/rules';
import { isPhoneNumber } from '@farwend/design-system';
import { track } from '#src/shared/dataLayer.ts';
import type { ExpiringStorage } from '#src/shared/storage.ts';
import { cleanText } from './cleanText.ts';
import type { Draft } from './draft.ts';
import { DRAFT_KEY } from './draftKey.ts';
import { deleteRemoteDraft } from './deleteRemoteDraft.ts';
import type { AccountDetails } from './AccountDetails.ts';
import type { TripRequestForm } from './form.ts';
import { REMOTE_DRAFT_KEY } from './remoteDraftReference.ts';
import type { SignIn } from './signIn.ts';
import { recordEvent } from './recordEvent.ts';
import { tripRequestMachine } from './machine.ts';
import type { EmailStatus } from './machineSetup.ts';
import type { SendResult } from './sendTripRequest.ts';
import type { FormServices } from './sendTripRequest.ts';
import type { TripRequestContext } from './context.ts';
import { buildErrorEvents, buildAnalyticsEvent } from './tracking.ts';

/** Loaded on demand; prefetched when the first step is completed. */
const loadEffects = () => import('./laterEffects.ts');

/** Provides the machine's effects: the API, local storage and analytics. */
export function provideEffects(services: FormServices, storage: ExpiringStorage) {
  return tripRequestMachine.provide({
    actors: {
      checkEmail: fromPromise<EmailStatus, { email: string }>(async ({ input }) =>
        (await loadEffects()).checkEmailStatus(input.email, services),
      ),
      verifyPhone: fromPromise<boolean, TripRequestForm>(async ({ input }) => {
        const { findPhoneCountry } = await loadEffects();
        return isPhoneNumber({ country: findPhoneCountry(input), prefix: '', number: normalizePhoneNumber(input.traveler.phone.number) });
      }),
      createTripRequest: fromPromise<SendResult, TripRequestContext>(async ({ input }) =>
        (await loadEffects()).submitTripRequest(input, services, storage),
      ),
      signIn: fromPromise<AccountDetails, SignIn>(async ({ input }) =>
        (await loadEffects()).signIn({ ...input, email: cleanText(input.email) }, services),
      ),
      askCode: fromPromise<void, { email: string }>(async ({ input }) =>
        (await loadEffects()).requestCode(cleanText(input.email), services),
      ),
      startSso: fromPromise<void, { formId: string }>(async ({ input }) => (await loadEffects()).startSso(input.formId, services)),
      confirmSession: fromPromise<boolean, { email: string }>(async ({ input }) =>
        (await loadEffects()).confirmSession(input.email, services),
      ),
      signOut: fromPromise<void>(async () => (await loadEffects()).endSession(services)),
      saveRemote: fromPromise<void, TripRequestContext>(async ({ input, signal }) =>
        (await loadEffects()).saveRemoteDraft(input, { services, storage, signal }),
      ),
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
