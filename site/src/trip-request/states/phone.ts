import { assign } from 'xstate';
import { parts } from '../parts.ts';
import { identityProblems, phoneProblems } from '../problemsOf.ts';
import { refusal, refused, toFirstUnfinished } from './effects.ts';

/** The last step: country and telephone, then the look at the whole before it is sent. */
export const phone = parts.createStateConfig({
  entry: { type: 'enter', params: { step: 'phone' } },
  exit: 'leave',
  initial: 'asking',
  on: { BACK: 'contact' },
  states: {
    asking: {
      on: {
        CONTINUE: [
          { guard: { type: 'isPastReach', params: { step: 'phone' } }, actions: toFirstUnfinished },
          { guard: { type: 'isValid', params: { step: 'phone' } }, target: 'verifying' },
          refused('phone'),
        ],
      },
    },
    verifying: {
      invoke: {
        src: 'verifyPhone',
        input: ({ context: { form } }) => ({
          country: form.phoneCountry || form.traveler.countryOfResidence,
          number: form.traveler.phone.number,
        }),
        onDone: [
          { guard: ({ event }) => event.output, target: 'ready' },
          { target: 'asking', ...refusal(phoneProblems) },
        ],
        onError: 'ready',
      },
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
          actions: [...refusal(identityProblems).actions, assign({ error: true })],
        },
      ],
    },
  },
});
