import { assign } from 'xstate';
import { firstContext } from './context.ts';
import { emptyForm } from './form.ts';
import { parts } from './parts.ts';
import { draft, recheck, remote, track } from './states/beside.ts';
import { checkEmail, ssoReturn } from './states/checkEmail.ts';
import { phone } from './states/phone.ts';
import { duplicate, submitting, thanks } from './states/sending.ts';
import { budget, contact, details, style } from './states/steps.ts';
import { steps, type StepName } from './steps.ts';

/** The trip request form: its steps, what is kept of it, what analytics hear, when answers are looked at again. Its effects are handed in. */
export const tripRequestMachine = parts.createMachine({
  id: 'tripRequest',
  type: 'parallel',
  context: ({ input }) => firstContext(input),
  on: {
    'MINIMUM.CHANGE': {
      actions: assign(({ event }) => ({ minDuration: event.minimum.nights, minDurationCountry: event.minimum.country })),
    },
    'OPT_IN.FOUND': { actions: { type: 'findOptIn', params: ({ event }) => event } },
    'ITINERARY.KEEP': { actions: assign({ offered: null }) },
    SIGNED_OUT: { actions: assign(({ context }) => ({ isSignedIn: false, form: { ...context.form, traveler: emptyForm().traveler } })) },
    'NOTICE.CLOSE': { actions: assign({ restoredFrom: null, datePassed: false }) },
  },
  states: {
    form: {
      initial: 'details',
      on: {
        'FIELD.CHANGE': {
          guard: { type: 'isNewValue', params: ({ event }) => event },
          actions: { type: 'change', params: ({ event }) => ({ to: event, qualifier: event.qualifier }) },
        },
        // A sent form is not gone to: `thanks` is entered by sending alone.
        GOTO: steps
          .filter((step) => step !== 'thanks')
          .map((step) => ({
            guard: { type: 'leadsTo' as const, params: ({ event }: Going) => ({ wish: event.step, step }) },
            target: `.${step}` as const,
          })),
        RESTORE: {
          actions: [
            { type: 'restore', params: ({ event }) => event },
            { type: 'goTo', params: ({ event }) => event },
          ],
        },
        'ITINERARY.FOUND': [
          { guard: 'isUntouched', actions: { type: 'begin', params: ({ event }) => event } },
          {
            guard: ({ context, event }) => context.form.basedOnItinerary?.id !== event.start.id,
            actions: assign(({ event }) => ({ offered: event.start })),
          },
        ],
        'ITINERARY.USE': { guard: 'hasOffer', target: '.details', actions: 'beginFromOffer' },
        ...ssoReturn,
        'RESTORE.SENT': { target: '.thanks', actions: assign(({ event }) => ({ sent: event.sent, isSubmitted: true })) },
        RESET: { target: '.details', actions: [{ type: 'reset', params: ({ event }) => event }, 'eraseRemote', 'clearLocal'] },
      },
      states: { details, style, budget, contact, checkEmail, phone, submitting, duplicate, thanks },
    },
    draft,
    remote,
    track,
    recheck,
  },
});

interface Going {
  event: { step: StepName | null };
}
