import { assign } from 'xstate';
import { machineSetup } from '../machineSetup.ts';
import { buildIdentityProblems, buildPhoneProblems } from '#src/trip-request/findProblems.ts';
import { showProblems, rejectStep, goToFirstUnfinished } from './effects.ts';

/** The last step: country and phone number, then the final check before sending. */
export const phone = machineSetup.createStateConfig({
  entry: { type: 'enter', params: { step: 'phone' } },
  exit: 'leave',
  initial: 'asking',
  on: { BACK: 'contact' },
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
