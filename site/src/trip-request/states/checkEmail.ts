import { assign } from 'xstate';
import type { TripRequestMachineEvent } from '../context.ts';
import { fillAccountDetails } from '#src/trip-request/fillAccountDetails.ts';
import { machineSetup } from '../machineSetup.ts';
import { buildSsoProblems } from '#src/trip-request/findProblems.ts';
import { getFailureProblems } from '../SendFailure.ts';
import { showProblems, rejectStep } from './effects.ts';

const continueToPhone = {
  target: '#tripRequest.form.phone' as const,
  actions: [{ type: 'complete', params: { step: 'checkEmail' } } as const, 'announceCompletion' as const],
};

interface Failed {
  event: { error: unknown };
}

/** Returns to the sign-in choice and shows the problems. */
const backToSignIn = [
  {
    target: 'existing' as const,
    actions: [
      { type: 'showProblems' as const, params: ({ event }: Failed) => ({ problems: getFailureProblems(event.error) }) },
      { type: 'trackProblems' as const, params: ({ event }: Failed) => ({ problems: getFailureProblems(event.error) }) },
    ],
  },
];

/**
 * Checks who the email address belongs to, for three seconds at most. New addresses pass; agents, staff and disabled accounts must change
 * it; known travellers may sign in.
 */
export const checkEmail = machineSetup.createStateConfig({
  entry: { type: 'enter', params: { step: 'checkEmail' } },
  exit: ['leave', assign({ hasSessionEnded: false, isCodeSent: false, showConfirmationModal: false })],
  initial: 'deciding',
  on: { BACK: 'contact' },
  states: {
    deciding: { always: [{ guard: 'isSignedIn', ...continueToPhone }, { target: 'checking' }] },
    checking: {
      entry: assign({ isKnownEmail: false }), // discard the result for an earlier address
      invoke: {
        src: 'checkEmail',
        input: ({ context }) => ({ email: context.form.traveler.email }),
        onDone: [
          { guard: ({ event }) => event.output === 'agent', target: 'agent' },
          { guard: ({ event }) => event.output === 'disabled', target: 'disabled' },
          { guard: ({ event }) => event.output === 'existing', target: 'existing' },
          continueToPhone,
        ],
        // The server decides when the request is sent.
        onError: continueToPhone,
      },
      after: { emailCheckTimeout: continueToPhone },
    },
    agent: {},
    disabled: {},
    existing: {
      on: {
        SIGN_IN: 'signingIn',
        'CODE.ASK': 'askingCode',
        'SSO.START': 'leaving',
        SKIP: { target: continueToPhone.target, actions: [...continueToPhone.actions, assign({ isKnownEmail: true })] },
      },
    },
    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ context, event }) => ({
          email: context.form.traveler.email,
          method: event.type === 'SIGN_IN' ? event.method : 'password',
          secret: event.type === 'SIGN_IN' ? event.secret : '',
        }),
        onDone: {
          target: continueToPhone.target,
          actions: [
            assign(({ context, event }) => ({ form: fillAccountDetails(context, event.output), isSignedIn: true, isKnownEmail: false })),
            ...continueToPhone.actions,
          ],
        },
        onError: backToSignIn,
      },
    },
    askingCode: {
      invoke: {
        src: 'askCode',
        input: ({ context }) => ({ email: context.form.traveler.email }),
        onDone: { target: 'existing', actions: ['leave', assign({ isCodeSent: true })] },
        onError: backToSignIn,
      },
    },
    leaving: {
      invoke: { src: 'startSso', input: ({ context }) => ({ formId: context.formId }), onError: backToSignIn },
      on: { 'SSO.CANCELLED': { target: 'existing', ...showProblems(buildSsoProblems) } },
    },
    mismatch: {
      on: {
        'EMAIL.CHOOSE': [
          { guard: ({ event }) => event.use === 'typed', target: 'signingOut' },
          { guard: 'isNewSsoUser', target: 'confirming', actions: 'fillAccountDetails' },
          { target: continueToPhone.target, actions: ['fillAccountDetails', ...continueToPhone.actions] },
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
        CONTINUE: [{ guard: { type: 'isValid', params: { step: 'checkEmail' } }, ...continueToPhone }, rejectStep('checkEmail')],
      },
    },
  },
});

interface Returning {
  event: Extract<TripRequestMachineEvent, { type: 'SSO.RETURN' }>;
}
const ssoReturnParams = ({ event }: Returning) => event;
const storeAccount = { type: 'storeAccount', params: ssoReturnParams } as const;

/** Transitions after single sign-on. */
export const ssoReturn = {
  'SSO.CANCELLED': { guard: 'hasFinishedContact', target: '.checkEmail.existing', ...showProblems(buildSsoProblems) },
  'SSO.RETURN': [
    { guard: 'isBeforeContact', actions: storeAccount },
    { guard: { type: 'isOtherEmail', params: ssoReturnParams }, target: '.checkEmail.mismatch', actions: storeAccount },
    {
      guard: { type: 'isNewAccount', params: ssoReturnParams },
      target: '.checkEmail.confirming',
      actions: [storeAccount, 'fillAccountDetails'],
    },
    { target: '.phone', actions: [storeAccount, 'fillAccountDetails', ...continueToPhone.actions] },
  ],
} as const;
