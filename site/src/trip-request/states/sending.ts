import { assign } from 'xstate';
import { parts, type SendResult } from '../parts.ts';
import { failableSteps, failureProblems } from '../SendFailure.ts';
import { lead, type News } from '../tracking.ts';

/** What a form that is on its way or sent does not follow. */
const unmoved = {
  'FIELD.CHANGE': {},
  GOTO: {},
  RESTORE: {},
  'RESTORE.SENT': {},
  'ITINERARY.FOUND': {},
  'ITINERARY.USE': {},
  'SSO.RETURN': {},
  'SSO.CANCELLED': {},
} as const;

/** On its way. Nothing may change meanwhile; a failure leads to the first step that has a problem, contact unless the server names another. */
export const submitting = parts.createStateConfig({
  entry: assign({ isSaving: true, isSubmitted: true, error: false }),
  exit: assign({ isSaving: false, allowDuplicate: false }),
  on: { ...unmoved, RESET: {} },
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
          { type: 'tell', params: ({ event }) => submitNews(event.output) },
          { type: 'markTold', params: ({ event }) => submitNews(event.output) },
        ],
      },
    ],
    onError: failableSteps.map((step) => ({
      guard: { type: 'failsAt' as const, params: ({ event }: Failed) => ({ error: event.error, step }) },
      target: step,
      actions: [
        { type: 'fail' as const, params: ({ event }: Failed) => ({ error: event.error, step }) },
        { type: 'tellProblems' as const, params: ({ event }: Failed) => ({ problems: failureProblems(event.error) }) },
      ],
    })),
  },
});

/** The server had the same request; nothing was sent. */
export const duplicate = parts.createStateConfig({
  on: {
    BACK: 'phone',
    SEND_NEW: { target: 'submitting', actions: assign(({ event }) => ({ formId: event.formId, allowDuplicate: true })) },
  },
});

/** The server has the request. */
export const thanks = parts.createStateConfig({
  entry: [{ type: 'enter', params: { step: 'thanks' } }, 'clearLocal'],
  // A sent form is not shown again; only another one begins.
  on: unmoved,
});

interface Failed {
  event: { error: unknown };
}

function submitNews({ sent, form }: SendResult): News {
  return { event: 'TripRequestSubmit', data: lead(form, sent.id) };
}
