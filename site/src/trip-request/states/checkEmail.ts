import { assign } from 'xstate';
import type { TripRequestMachineEvent } from '../context.ts';
import { filledWith } from '../knownPerson.ts';
import { parts } from '../parts.ts';
import { ssoProblems } from '../problemsOf.ts';
import { failureProblems } from '../SendFailure.ts';
import { refusal, refused } from './effects.ts';

const goOn = { target: '#tripRequest.form.phone', actions: { type: 'complete', params: { step: 'checkEmail' } } } as const;

interface Failed {
  event: { error: unknown };
}

/** Back to the choice of ways, with what went wrong. */
const backToChoice = [
  {
    target: 'existing' as const,
    actions: [
      { type: 'refuse' as const, params: ({ event }: Failed) => ({ problems: failureProblems(event.error) }) },
      { type: 'tellProblems' as const, params: ({ event }: Failed) => ({ problems: failureProblems(event.error) }) },
    ],
  },
];

/** Asks whose the e-mail address is, three seconds at most. New people pass unseen; agents, staff and closed accounts are held; whom we know may sign in. */
export const checkEmail = parts.createStateConfig({
  entry: { type: 'enter', params: { step: 'checkEmail' } },
  exit: ['leave', assign({ isCodeSent: false, showConfirmationModal: false })],
  initial: 'deciding',
  on: { BACK: 'contact' },
  states: {
    deciding: { always: [{ guard: 'isSignedIn', ...goOn }, { target: 'checking' }] },
    checking: {
      entry: assign({ isKnownEmail: false }), // whatever was known of an earlier address
      invoke: {
        src: 'checkEmail',
        input: ({ context }) => ({ email: context.form.traveler.email }),
        onDone: [
          { guard: ({ event }) => event.output === 'agent', target: 'agent' },
          { guard: ({ event }) => event.output === 'disabled', target: 'disabled' },
          { guard: ({ event }) => event.output === 'existing', target: 'existing' },
          goOn,
        ],
        // Then the server decides when the request is sent.
        onError: goOn,
      },
      after: { emailPatience: goOn },
    },
    agent: {},
    disabled: {},
    existing: {
      on: {
        SIGN_IN: 'signingIn',
        'CODE.ASK': 'askingCode',
        'SSO.START': 'leaving',
        SKIP: { target: goOn.target, actions: [goOn.actions, assign({ isKnownEmail: true })] },
      },
    },
    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ context, event }) => ({
          email: context.form.traveler.email,
          way: event.type === 'SIGN_IN' ? event.way : 'password',
          secret: event.type === 'SIGN_IN' ? event.secret : '',
        }),
        onDone: {
          target: goOn.target,
          actions: [
            assign(({ context, event }) => ({ form: filledWith(context, event.output), isSignedIn: true, isKnownEmail: false })),
            goOn.actions,
          ],
        },
        onError: backToChoice,
      },
    },
    askingCode: {
      invoke: {
        src: 'askCode',
        input: ({ context }) => ({ email: context.form.traveler.email }),
        onDone: { target: 'existing', actions: ['leave', assign({ isCodeSent: true })] },
        onError: backToChoice,
      },
    },
    leaving: {
      invoke: { src: 'startSso', input: ({ context }) => ({ formId: context.formId }), onError: backToChoice },
      on: { 'SSO.CANCELLED': { target: 'existing', ...refusal(ssoProblems) } },
    },
    mismatch: {
      on: {
        'EMAIL.CHOOSE': [
          { guard: ({ event }) => event.use === 'typed', target: 'signingOut' },
          { guard: 'isNewPerson', target: 'confirming', actions: 'welcome' },
          { target: goOn.target, actions: ['welcome', goOn.actions] },
        ],
      },
    },
    signingOut: {
      invoke: {
        src: 'signOut',
        onDone: { target: 'checking', actions: assign({ isSignedIn: false, isNewSSOUser: false, person: null }) },
        onError: { target: 'checking', actions: assign({ isSignedIn: false, isNewSSOUser: false, person: null }) },
      },
    },
    confirming: {
      entry: assign({ showConfirmationModal: true }),
      on: {
        CONTINUE: [{ guard: { type: 'isValid', params: { step: 'checkEmail' } }, ...goOn }, refused('checkEmail')],
      },
    },
  },
});

interface Returning {
  event: Extract<TripRequestMachineEvent, { type: 'SSO.RETURN' }>;
}
const returned = ({ event }: Returning) => event;
const meet = { type: 'meet', params: returned } as const;

/** What coming back from single sign-on leads to. */
export const ssoReturn = {
  'SSO.CANCELLED': { guard: 'hasFinishedContact', target: '.checkEmail.existing', ...refusal(ssoProblems) },
  'SSO.RETURN': [
    { guard: 'isBeforeContact', actions: meet },
    { guard: { type: 'isOtherEmail', params: returned }, target: '.checkEmail.mismatch', actions: meet },
    { guard: { type: 'isNewReturn', params: returned }, target: '.checkEmail.confirming', actions: [meet, 'welcome'] },
    { target: '.phone', actions: [meet, 'welcome', goOn.actions] },
  ],
} as const;
