import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createActor, fromPromise } from 'xstate';
import { buildDraft } from './buildDraft.ts';
import { initialContext, type TripRequestContext } from './context.ts';
import { filledForm } from './filledForm.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import type { TripStart } from './tripStart.ts';
import type { AccountDetails } from './AccountDetails.ts';
import { tripRequestMachine } from './machine.ts';
import type { EmailStatus } from './machineSetup.ts';
import { formProblem } from './rules/problem.ts';
import { SendFailure } from './SendFailure.ts';
import type { SendResult } from './sendTripRequest.ts';
import type { SignIn } from './signIn.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const person: AccountDetails = {
  firstName: 'Daniela',
  lastName: 'Rowe-Hart',
  email: 'dana.rowe@example.com',
  phone: { prefix: '+44', number: '20 7946 0000' },
  countryOfResidence: 'GB',
};
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const wrong = new SendFailure([formProblem('checkEmail', 'auth.invalidCredentials', 'The password or code does not match.')]);

/** A form whose email address has an account; records what was sent. */
async function startAtSignIn({
  form = filledForm(),
  signInResult = person as AccountDetails | Error,
  continueCount = 4,
  isSessionAlive = async () => true,
  statusOf = async (_: string): Promise<EmailStatus> => 'existing',
} = {}) {
  const log = {
    signIns: [] as SignIn[],
    codes: 0,
    ssoStarts: [] as string[],
    signedOut: 0,
    remoteDrafts: [] as TripRequestContext[],
    deletions: 0,
  };
  const actor = createActor(
    tripRequestMachine.provide({
      actors: {
        checkEmail: fromPromise<EmailStatus, { email: string }>(({ input }) => statusOf(input.email)),
        verifyPhone: fromPromise(async () => true),
        saveLocal: fromPromise(async () => {}),
        signIn: fromPromise(async ({ input }) => {
          log.signIns.push(input);
          if (signInResult instanceof Error) throw signInResult;
          return signInResult;
        }),
        askCode: fromPromise<void, { email: string }>(async () => {
          log.codes += 1;
        }),
        startSso: fromPromise<void, { formId: string }>(async ({ input }) => {
          log.ssoStarts.push(input.formId);
        }),
        confirmSession: fromPromise<boolean, { email: string }>(isSessionAlive),
        createTripRequest: fromPromise<SendResult, TripRequestContext>(() => new Promise(() => {})),
        signOut: fromPromise<void>(async () => {
          log.signedOut += 1;
        }),
        saveRemote: fromPromise<void, TripRequestContext>(async ({ input }) => {
          log.remoteDrafts.push(input);
        }),
      },
      actions: { deleteRemote: () => void (log.deletions += 1) },
    }),
    { input: { formId: 'form-0001', formVersion: 'trf6d', form } },
  ).start();
  for (let count = 0; count < continueCount; count += 1) actor.send({ type: 'CONTINUE' });
  await settle();
  const state = () => actor.getSnapshot().value.form;
  const context = () => actor.getSnapshot().context;
  return { actor, log, state, context };
}

const withoutContactDetails = (): TripRequestForm => ({
  ...filledForm(),
  traveler: { ...emptyForm().traveler, firstName: 'Dana', lastName: 'Rowe', email: 'dana.rowe@example.com' },
});

describe('a known email address', () => {
  test('may sign in, and no account data is filled in', async () => {
    const { state, context } = await startAtSignIn();
    expect(state()).toEqual({ checkEmail: 'existing' });
    expect(context().form.traveler).toEqual(filledForm().traveler);
  });

  test('after signing in fills empty fields and keeps typed values', async () => {
    const { actor, log, state, context } = await startAtSignIn({ form: withoutContactDetails() });
    actor.send({ type: 'SIGN_IN', method: 'password', secret: 'compass-rose-42' });
    await settle();
    expect(log.signIns).toEqual([{ email: 'dana.rowe@example.com', method: 'password', secret: 'compass-rose-42' }]);
    expect(state()).toEqual({ phone: 'asking' });
    expect(context()).toMatchObject({ isSignedIn: true, isKnownEmail: false, lastCompletedStep: 4 });
    expect(context().form.traveler).toEqual({
      firstName: 'Dana',
      lastName: 'Rowe',
      email: person.email,
      phone: person.phone,
      countryOfResidence: 'GB',
    });
  });

  test('does not store the password in the draft', async () => {
    const { actor, context } = await startAtSignIn();
    actor.send({ type: 'SIGN_IN', method: 'password', secret: 'compass-rose-42' });
    await settle(3000);
    expect(JSON.stringify([context(), actor.getSnapshot().value])).not.toContain('compass-rose-42');
  });

  test('a wrong password shows a message, and another attempt succeeds', async () => {
    const { actor, state, context } = await startAtSignIn({ signInResult: wrong });
    actor.send({ type: 'SIGN_IN', method: 'password', secret: 'no' });
    await settle();
    expect(state()).toEqual({ checkEmail: 'existing' });
    expect(context().problems).toMatchObject([{ step: 'checkEmail', code: 'auth.invalidCredentials' }]);
    actor.send({ type: 'SKIP' });
    expect(state()).toEqual({ phone: 'asking' });
    expect(context().problems).toEqual([]);
  });

  test('emails a code on request', async () => {
    const { actor, log, state, context } = await startAtSignIn();
    actor.send({ type: 'CODE.ASK' });
    await settle();
    expect({ state: state(), codes: log.codes, isCodeSent: context().isCodeSent }).toEqual({
      state: { checkEmail: 'existing' },
      codes: 1,
      isCodeSent: true,
    });
  });

  test('continues without signing in, and the last step explains the consequence', async () => {
    const { actor, state, context } = await startAtSignIn();
    actor.send({ type: 'SKIP' });
    expect(state()).toEqual({ phone: 'asking' });
    expect(context()).toMatchObject({ isKnownEmail: true, isSignedIn: false, lastCompletedStep: 4 });
  });

  test('discards the result of an earlier email address', async () => {
    const { actor, context } = await startAtSignIn({
      statusOf: async (email) => (email.startsWith('new') ? Promise.reject(new Error('No answer')) : 'existing'),
    });
    actor.send({ type: 'SKIP' });
    expect(context().isKnownEmail).toBe(true);
    actor.send({ type: 'BACK' });
    actor.send({ type: 'FIELD.CHANGE', name: 'email', value: 'new@example.com' });
    actor.send({ type: 'CONTINUE' });
    await settle();
    expect(actor.getSnapshot().value.form).toEqual({ phone: 'asking' });
    expect(context().isKnownEmail).toBe(false);
  });

  test('starts single sign-on with the form id; returning without signing in shows a message', async () => {
    const { actor, log, state, context } = await startAtSignIn();
    actor.send({ type: 'SSO.START' });
    await settle();
    expect(log.ssoStarts).toEqual(['form-0001']);
    actor.send({ type: 'SSO.CANCELLED' });
    expect(state()).toEqual({ checkEmail: 'existing' });
    expect(context().problems).toMatchObject([{ code: 'sso' }]);
  });
});

describe('a traveller who is signed in', () => {
  /** Signed in on the way, then pressed Send. */
  async function sendSignedIn(isSessionAlive: () => Promise<boolean>) {
    const started = await startAtSignIn({ isSessionAlive });
    started.actor.send({ type: 'SIGN_IN', method: 'password', secret: 'compass-rose-42' });
    await settle();
    started.actor.send({ type: 'CONTINUE' });
    await settle();
    return started;
  }

  test('sends at once while the session exists', async () => {
    expect((await sendSignedIn(async () => true)).state()).toBe('submitting');
  });

  test('is asked to sign in again if the session has ended, and sends all the same without', async () => {
    const { actor, state, context } = await sendSignedIn(async () => false);
    expect(state()).toEqual({ checkEmail: 'existing' });
    expect(context()).toMatchObject({
      isSignedIn: false,
      hasSessionEnded: true,
      lastCompletedStep: 4,
      form: { destinationNames: ['Kenya'] },
    });
    actor.send({ type: 'SKIP' });
    expect(context()).toMatchObject({ step: 'phone', hasSessionEnded: false, isKnownEmail: true });
    actor.send({ type: 'CONTINUE' });
    await settle();
    expect(state()).toBe('submitting');
  });

  test('sends if the session cannot be checked within three seconds: the server decides', async () => {
    expect((await sendSignedIn(() => Promise.reject(new Error('No answer')))).state()).toBe('submitting');
    const { state } = await sendSignedIn(() => new Promise(() => {}));
    expect(state()).toEqual({ phone: 'confirmingSession' });
    await settle(3000);
    expect(state()).toBe('submitting');
  });
});

describe('a saved draft', () => {
  const saved = (email: string) => {
    const form = filledForm();
    const phone = { prefix: '+44', number: '20 7946 0958' };
    const traveler = { ...form.traveler, firstName: 'Morgan', email, phone };
    const context = initialContext({ formId: 'form-0002', formVersion: 'trf6d', form: { ...form, traveler, phoneCountry: 'GB' } });
    return { ...buildDraft({ ...context, lastCompletedStep: 3 }), datePassed: false };
  };
  const restored = (event: { isSsoReturn?: true }, email: string) => {
    const account = filledForm();
    const actor = createActor(tripRequestMachine, {
      input: { formId: 'form-0001', formVersion: 'trf6d', form: account, isSignedIn: true },
    }).start();
    actor.send({ type: 'RESTORE', draft: saved(email), step: null, ...event });
    return { account, form: actor.getSnapshot().context.form };
  };

  test('of another person keeps the trip, and the contact details are those of the account', () => {
    const { account, form } = restored({}, 'morgan@example.org');
    expect(form).toMatchObject({ totalNights: 10, traveler: account.traveler, phoneCountry: account.phoneCountry });
  });

  test.each([
    ['of the same person', {}, ' DANA.ROWE@example.com'],
    ['without an address', {}, ''],
    ['taken to single sign-on', { isSsoReturn: true } as const, 'morgan@example.org'],
  ])('%s keeps the typed details', (_, event, email) => {
    const { account, form } = restored(event, email);
    expect(form.traveler).toMatchObject({ firstName: 'Morgan', email: account.traveler.email });
  });
});

describe('returning from single sign-on', () => {
  const back = (overrides: { typedEmail?: string; isNew?: boolean } = {}) =>
    ({ type: 'SSO.RETURN', person, typedEmail: person.email.toUpperCase(), isNew: false, ...overrides }) as const;

  test('the same email address continues to the last step', async () => {
    const { actor, state, context } = await startAtSignIn({ form: withoutContactDetails() });
    actor.send(back());
    expect(state()).toEqual({ phone: 'asking' });
    expect(context()).toMatchObject({
      isSignedIn: true,
      isNewSSOUser: false,
      form: { traveler: { countryOfResidence: 'GB', email: person.email } },
    });
  });

  test('a new traveller confirms or corrects the details', async () => {
    const { actor, state, context } = await startAtSignIn({ form: { ...withoutContactDetails(), tripDescription: 'By train.' } });
    actor.send(back({ isNew: true }));
    expect(state()).toEqual({ checkEmail: 'confirming' });
    expect(context()).toMatchObject({ showConfirmationModal: true, isNewSSOUser: true });
    actor.send({ type: 'FIELD.CHANGE', name: 'firstName', value: '' });
    actor.send({ type: 'CONTINUE' });
    expect(context().problems).toMatchObject([{ field: 'firstName', code: 'required' }]);
    actor.send({ type: 'FIELD.CHANGE', name: 'firstName', value: 'Dani' });
    actor.send({ type: 'CONTINUE' });
    expect(state()).toEqual({ phone: 'asking' });
    expect(context()).toMatchObject({
      showConfirmationModal: false,
      form: { tripDescription: 'By train.', traveler: { firstName: 'Dani' } },
    });
  });

  test('a different email address is a choice: the account’s', async () => {
    const { actor, state, context } = await startAtSignIn();
    actor.send(back({ typedEmail: 'typed@example.org' }));
    expect(state()).toEqual({ checkEmail: 'mismatch' });
    expect(context().form.traveler.email).toBe('typed@example.org');
    actor.send({ type: 'EMAIL.CHOOSE', use: 'signedIn' });
    expect(state()).toEqual({ phone: 'asking' });
    expect(context().form.traveler.email).toBe(person.email);
  });

  test('a different email address is a choice: the typed one, which ends the session', async () => {
    const { actor, log, state, context } = await startAtSignIn();
    actor.send(back({ typedEmail: 'typed@example.org', isNew: true }));
    actor.send({ type: 'EMAIL.CHOOSE', use: 'typed' });
    await settle();
    expect(log.signedOut).toBe(1);
    expect(context()).toMatchObject({
      isSignedIn: false,
      person: null,
      isNewSSOUser: false,
      form: { traveler: { email: 'typed@example.org' } },
    });
    expect(state()).toEqual({ checkEmail: 'existing' });
  });

  test('before the contact step it only signs in', async () => {
    const { actor, state, context } = await startAtSignIn({ continueCount: 1 });
    actor.send(back({ typedEmail: '' }));
    expect(state()).toBe('style');
    expect(context()).toMatchObject({ isSignedIn: true, form: { traveler: { email: person.email } } });
  });

  test('signing out removes the traveller and keeps the trip', async () => {
    const { actor, context } = await startAtSignIn();
    actor.send(back());
    actor.send({ type: 'SIGNED_OUT' });
    expect(context()).toMatchObject({ isSignedIn: false, form: { traveler: emptyForm().traveler, destinationNames: ['Kenya'] } });
  });
});

describe('the draft on the server', () => {
  test('is saved once the contact step is completed, and again after a change', async () => {
    const { actor, log } = await startAtSignIn({ continueCount: 3 });
    await settle(10_000);
    expect(log.remoteDrafts).toHaveLength(0);
    actor.send({ type: 'CONTINUE' });
    await settle(1500);
    expect(log.remoteDrafts).toHaveLength(0);
    await settle(600);
    expect(log.remoteDrafts).toHaveLength(1);
    actor.send({ type: 'SKIP' });
    await settle(10_000);
    expect(log.remoteDrafts).toHaveLength(1);
    actor.send({ type: 'FIELD.CHANGE', name: 'countryOfResidence', value: 'GB' });
    await settle(3000);
    expect(log.remoteDrafts).toHaveLength(2);
  });

  test('is not saved while earlier steps are incomplete; starting over deletes it', async () => {
    const { actor, log } = await startAtSignIn();
    await settle(3000);
    actor.send({ type: 'SKIP' });
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 20 });
    await settle(10_000);
    expect(log.remoteDrafts).toHaveLength(1);
    actor.send({ type: 'RESET', formId: 'form-0002' });
    expect(log.deletions).toBe(1);
  });
});

describe('an itinerary as a starting point', () => {
  const codes = ['Kenya', 'Tanzania', 'Rwanda', 'Uganda', 'Zambia', 'Malawi', 'Botswana', 'Namibia', 'South Africa', 'Mozambique'];
  const start: TripStart = {
    itinerary: { id: 'it-1', title: 'Cape to Cairo, the first half', image: null },
    company: null,
    places: codes,
    month: null,
    nights: 24,
    tripTypes: ['RAIL', 'SAFARI'],
  };

  test('fills an untouched form with its first eight countries, its nights and its style', async () => {
    const { actor, context } = await startAtSignIn({ form: emptyForm(), continueCount: 0 });
    actor.send({ type: 'START.FOUND', start });
    expect(context().form).toMatchObject({
      destinationNames: codes.slice(0, 8),
      totalNights: 24,
      tripType: ['RAIL', 'SAFARI'],
      basedOnItinerary: { id: 'it-1', title: 'Cape to Cairo, the first half' },
    });
  });

  test('is only offered to a form with answers, which keeps them until it is accepted', async () => {
    const { actor, context, state } = await startAtSignIn({ continueCount: 1 });
    actor.send({ type: 'START.FOUND', start });
    expect(context()).toMatchObject({ offered: { itinerary: { id: 'it-1' } }, form: { destinationNames: ['Kenya'] } });
    actor.send({ type: 'START.KEEP' });
    expect(context().offered).toBeNull();
    actor.send({ type: 'START.FOUND', start });
    actor.send({ type: 'START.USE' });
    expect(state()).toBe('details');
    expect(context()).toMatchObject({ offered: null, lastCompletedStep: -1, form: { totalNights: 24, budgetPerPersonUSD: 8000 } });
  });

  test('can be removed without losing completed steps', async () => {
    const { actor, context } = await startAtSignIn({ form: emptyForm(), continueCount: 0 });
    actor.send({ type: 'START.FOUND', start });
    actor.send({ type: 'FIELD.CHANGE', name: 'basedOnItinerary', value: null });
    expect(context()).toMatchObject({ form: { basedOnItinerary: null, destinationNames: codes.slice(0, 8) } });
  });
});
