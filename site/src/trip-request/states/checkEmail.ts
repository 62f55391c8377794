import { assign } from 'xstate';
import { parts } from '../parts.ts';

const goOn = { target: '#tripRequest.form.phone', actions: { type: 'complete', params: { step: 'checkEmail' } } } as const;

/** Asks whose the e-mail address is, three seconds at most; only agents, staff and closed accounts are held here. */
export const checkEmail = parts.createStateConfig({
  entry: { type: 'enter', params: { step: 'checkEmail' } },
  initial: 'deciding',
  on: { BACK: 'contact' },
  states: {
    deciding: { always: [{ guard: 'isSignedIn', ...goOn }, { target: 'checking' }] },
    checking: {
      invoke: {
        src: 'checkEmail',
        input: ({ context }) => ({ email: context.form.traveler.email }),
        onDone: [
          { guard: ({ event }) => event.output === 'agent', target: 'agent' },
          { guard: ({ event }) => event.output === 'disabled', target: 'disabled' },
          {
            target: goOn.target,
            actions: [goOn.actions, assign({ isKnownEmail: ({ event }) => event.output === 'existing' })],
          },
        ],
        // Then the server decides when the request is sent.
        onError: goOn,
      },
      after: { emailPatience: goOn },
    },
    agent: {},
    disabled: {},
  },
});
