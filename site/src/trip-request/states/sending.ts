import { assign } from 'xstate';
import { parts, type SendResult } from '../parts.ts';
import { failableSteps, failureProblems } from '../SendFailure.ts';
import type { TripRequestContext } from '../context.ts';
import { lead, type News } from '../tracking.ts';

/** On its way. Nothing may change meanwhile; a failure leads to the first step that has a problem, contact unless the server names another. */
export const submitting = parts.createStateConfig({
  entry: assign({ isSaving: true, isSubmitted: true, error: false }),
  exit: assign({ isSaving: false, allowDuplicate: false }),
  on: { 'FIELD.CHANGE': {}, GOTO: {}, RESTORE: {}, 'RESTORE.SENT': {}, RESET: {} },
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
          assign(({ event }) => ({ sent: event.output.sent })),
          { type: 'tell', params: ({ context, event }) => submitNews(context, event.output) },
          { type: 'markTold', params: ({ context, event }) => submitNews(context, event.output) },
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
  on: { 'FIELD.CHANGE': {}, GOTO: {}, RESTORE: {}, 'RESTORE.SENT': {} },
});

interface Failed {
  event: { error: unknown };
}

function submitNews({ form }: TripRequestContext, { sent }: SendResult): News {
  return { event: 'TripRequestSubmit', data: lead(form, sent.id) };
}
