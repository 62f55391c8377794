import { assign } from 'xstate';
import { initialContext } from './context.ts';
import { emptyForm } from './form.ts';
import { machineSetup } from './machineSetup.ts';
import { draft, recheck, remote, track } from './states/background.ts';
import { checkEmail, ssoReturn } from './states/checkEmail.ts';
import { phone } from './states/phone.ts';
import { duplicate, submitting, thanks } from './states/sending.ts';
import { budget, contact, details, style } from './states/steps.ts';
import { steps, type StepName } from './steps.ts';
import { hasStart } from './hasStart.ts';

/**
 * The state machine of the trip request form: steps, drafts, analytics and rechecking of answers. Effects are provided by
 * `provideEffects`.
 */
export const tripRequestMachine = machineSetup.createMachine({
  id: 'tripRequest',
  type: 'parallel',
  context: ({ input }) => initialContext(input),
  on: {
    'MINIMUM.CHANGE': {
      actions: assign(({ event }) => ({ minDuration: event.minimum.nights, minDurationCountry: event.minimum.country })),
    },
    'OPT_IN.FOUND': { actions: { type: 'addOptInCountries', params: ({ event }) => event } },
    'START.KEEP': { actions: assign({ offered: null }) },
    SIGNED_OUT: { actions: assign(({ context }) => ({ isSignedIn: false, form: { ...context.form, traveler: emptyForm().traveler } })) },
    'NOTICE.CLOSE': { actions: 'closeNotice' },
  },
  states: {
    form: {
      initial: 'details',
      on: {
        'FIELD.CHANGE': {
          guard: { type: 'isNewValue', params: ({ event }) => event },
          actions: { type: 'applyChange', params: ({ event }) => ({ to: event, qualifier: event.qualifier }) },
        },
        // `thanks` is only entered by sending.
        GOTO: steps
          .filter((step) => step !== 'thanks')
          .map((step) => ({
            guard: { type: 'resolvesToStep' as const, params: ({ event }: GotoArgs) => ({ requested: event.step, step }) },
            target: `.${step}` as const,
          })),
        RESTORE: {
          actions: [
            { type: 'restore', params: ({ event }) => event },
            { type: 'goToStep', params: ({ event }) => event },
          ],
        },
        'START.FOUND': [
          { guard: 'isUntouched', actions: { type: 'startForm', params: ({ event }) => event } },
          {
            guard: ({ context, event }) => !hasStart(context.form, event.start),
            actions: assign(({ event }) => ({ offered: event.start })),
          },
        ],
        'START.USE': { guard: 'hasOffer', target: '.details', actions: 'startFromOffer' },
        ...ssoReturn,
        'RESTORE.SENT': {
          target: '.thanks',
          actions: assign(({ event }) => ({ sent: event.sent, isSubmitted: true, lastCompletedStep: -1 })),
        },
        RESET: { target: '.details', actions: [{ type: 'reset', params: ({ event }) => event }, 'deleteRemote', 'clearLocal'] },
      },
      states: { details, style, budget, contact, checkEmail, phone, submitting, duplicate, thanks },
    },
    draft,
    remote,
    track,
    recheck,
  },
});

interface GotoArgs {
  event: { step: StepName | null };
}
