import { assign } from 'xstate';
import { machineSetup } from '../machineSetup.ts';
import type { SendResult } from '../sendTripRequest.ts';
import { failableSteps, getFailureProblems } from '../SendFailure.ts';
import { buildLeadData, type AnalyticsEvent } from '../tracking.ts';

/** Events that are ignored while the form is being sent and afterwards. */
const ignoredEvents = {
  'FIELD.CHANGE': {},
  GOTO: {},
  RESTORE: {},
  'RESTORE.SENT': {},
  'START.FOUND': {},
  'START.USE': {},
  'SSO.RETURN': {},
  'SSO.CANCELLED': {},
} as const;

/** Sends the form, which cannot change meanwhile. A failure leads to the first step with a problem, by default contact. */
export const submitting = machineSetup.createStateConfig({
  entry: assign({ isSaving: true, isSubmitted: true, error: false }),
  exit: assign({ isSaving: false, allowDuplicate: false }),
  on: { ...ignoredEvents, RESET: {} },
  invoke: {
    src: 'createTripRequest',
    input: ({ context }) => context,
    onDone: [
      {
        guard: ({ event }) => event.output.duplicate,
        target: 'duplicate',
        actions: assign(({ event }) => ({ sent: event.output.sent, isSubmitted: false })),
      },
      {
        target: 'thanks',
        actions: [
          assign(({ event }) => ({ sent: event.output.sent, form: event.output.form })),
          { type: 'track', params: ({ event }) => buildSubmitEvent(event.output) },
          { type: 'markTracked', params: ({ event }) => buildSubmitEvent(event.output) },
        ],
      },
    ],
    onError: [
      {
        guard: { type: 'isSessionEnd', params: ({ event }: Failed) => event },
        target: '#tripRequest.form.checkEmail.existing',
        actions: assign({ isSubmitted: false, isSignedIn: false, hasSessionEnded: true }),
      },
      ...failableSteps.map((step) => ({
        guard: { type: 'failsAtStep' as const, params: ({ event }: Failed) => ({ error: event.error, step }) },
        target: step,
        actions: [
          { type: 'failSending' as const, params: ({ event }: Failed) => ({ error: event.error, step }) },
          { type: 'trackProblems' as const, params: ({ event }: Failed) => ({ problems: getFailureProblems(event.error) }) },
        ],
      })),
    ],
  },
});

/** The server has an identical request; nothing was sent. */
export const duplicate = machineSetup.createStateConfig({
  on: {
    BACK: 'phone',
    SEND_NEW: { target: 'submitting', actions: assign(({ event }) => ({ formId: event.formId, allowDuplicate: true })) },
  },
});

/** The request was sent. */
export const thanks = machineSetup.createStateConfig({
  entry: [{ type: 'enter', params: { step: 'thanks' } }, 'clearLocal'],
  on: ignoredEvents,
});

interface Failed {
  event: { error: unknown };
}

function buildSubmitEvent({ sent, form }: SendResult): AnalyticsEvent {
  return { event: 'TripRequestSubmit', data: buildLeadData(form, sent.id) };
}
