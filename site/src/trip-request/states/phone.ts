import { assign } from 'xstate';
import type { FieldName } from '../form.ts';
import { machineSetup } from '../machineSetup.ts';
import { answeredSteps } from '../steps.ts';
import { buildIdentityProblems, buildPhoneProblems } from '#src/trip-request/findProblems.ts';
import { showProblems, rejectStep, goToFirstUnfinished } from './effects.ts';

/** The last step: country, phone number and the review of all answers, then the final check before sending. */
export const phone = machineSetup.createStateConfig({
  entry: { type: 'enter', params: { step: 'phone' } },
  exit: ['leave', 'endChange'],
  initial: 'asking',
  on: {
    BACK: 'contact',
    'ANSWER.CHANGE': answeredSteps.map((step) => ({
      guard: { type: 'isAnswerOf' as const, params: ({ event }: AnswerChangeArgs) => ({ field: event.field, step }) },
      target: step,
      actions: { type: 'beginChange' as const, params: ({ event }: AnswerChangeArgs) => event },
    })),
  },
  states: {
    asking: {
      on: {
        CONTINUE: [
          { guard: { type: 'isUnreachable', params: { step: 'phone' } }, actions: goToFirstUnfinished },
          { guard: { type: 'isValid', params: { step: 'phone' } }, target: 'verifying' },
          rejectStep('phone'),
        ],
      },
    },
    verifying: {
      invoke: {
        src: 'verifyPhone',
        input: ({ context }) => context.form,
        onDone: [
          { guard: ({ event }) => event.output, target: 'verified' },
          { target: 'asking', ...showProblems(buildPhoneProblems) },
        ],
        onError: 'verified',
      },
    },
    verified: { always: [{ guard: 'isSignedIn', target: 'confirmingSession' }, { target: 'ready' }] },
    confirmingSession: {
      invoke: {
        src: 'confirmSession',
        input: ({ context }) => ({ email: context.form.traveler.email }),
        onDone: [
          { guard: ({ event }) => event.output, target: 'ready' },
          { target: '#tripRequest.form.checkEmail.existing', actions: assign({ isSignedIn: false, hasSessionEnded: true }) },
        ],
        // The server decides when the request is sent.
        onError: 'ready',
      },
      after: { emailCheckTimeout: 'ready' },
    },
    ready: {
      always: [
        {
          guard: 'hasIdentity',
          target: '#tripRequest.form.submitting',
          actions: { type: 'complete', params: { step: 'phone' } },
        },
        {
          target: '#tripRequest.form.contact',
          actions: [...showProblems(buildIdentityProblems).actions, assign({ error: true })],
        },
      ],
    },
  },
});

interface AnswerChangeArgs {
  event: { field: FieldName };
}
