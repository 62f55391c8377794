import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createActor, fromPromise } from 'xstate';
import type { TripRequestContext } from './context.ts';
import { filledForm } from './filledForm.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import type { ItineraryStart } from './itineraryStart.ts';
import type { KnownPerson } from './knownPerson.ts';
import { tripRequestMachine } from './machine.ts';
import type { EmailStatus } from './parts.ts';
import { formProblem } from './rules/problem.ts';
import { SendFailure } from './SendFailure.ts';
import type { SignIn } from './signIn.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const person: KnownPerson = {
  firstName: 'Daniela',
  lastName: 'Rowe-Hart',
  email: 'dana.rowe@example.com',
  phone: { prefix: '+44', number: '20 7946 0000' },
  countryOfResidence: 'GB',
};
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const wrong = new SendFailure([formProblem('checkEmail', 'auth.invalidCredentials', 'The password or code does not match.')]);

/** A form whose address is somebody's; what went out is written down. */
async function atWelcome({
  form = filledForm(),
  answer = person as KnownPerson | Error,
  isStoppedAt = 4,
  statusOf = async (_: string): Promise<EmailStatus> => 'existing',
} = {}) {
  const log = { signIns: [] as SignIn[], codes: 0, left: [] as string[], signedOut: 0, kept: [] as TripRequestContext[], erased: 0 };
  const actor = createActor(
    tripRequestMachine.provide({
      actors: {
        checkEmail: fromPromise<EmailStatus, { email: string }>(({ input }) => statusOf(input.email)),
        verifyPhone: fromPromise(async () => true),
        saveLocal: fromPromise(async () => {}),
        signIn: fromPromise(async ({ input }) => {
          log.signIns.push(input);
          if (answer instanceof Error) throw answer;
          return answer;
        }),
        askCode: fromPromise<void, { email: string }>(async () => {
          log.codes += 1;
        }),
        startSso: fromPromise<void, { formId: string }>(async ({ input }) => {
          log.left.push(input.formId);
        }),
        signOut: fromPromise<void>(async () => {
          log.signedOut += 1;
        }),
        saveRemote: fromPromise<void, TripRequestContext>(async ({ input }) => {
          log.kept.push(input);
        }),
      },
      actions: { eraseRemote: () => void (log.erased += 1) },
    }),
    { input: { formId: 'form-0001', formVersion: 'trf6d', form } },
  ).start();
  for (let count = 0; count < isStoppedAt; count += 1) actor.send({ type: 'CONTINUE' });
  await settle();
  const state = () => actor.getSnapshot().value.form;
  const context = () => actor.getSnapshot().context;
  return { actor, log, state, context };
}

const untyped = (): TripRequestForm => ({
  ...filledForm(),
  traveler: { ...emptyForm().traveler, firstName: 'Dana', lastName: 'Rowe', email: 'dana.rowe@example.com' },
});

describe('an address we know', () => {
  test('is offered ways to sign in, and nothing of its account is in the form', async () => {
    const { state, context } = await atWelcome();
    expect(state()).toEqual({ checkEmail: 'existing' });
    expect(context().form.traveler).toEqual(filledForm().traveler);
  });

  test('signed in: what was empty is filled in, what was typed stays', async () => {
    const { actor, log, state, context } = await atWelcome({ form: untyped() });
    actor.send({ type: 'SIGN_IN', way: 'password', secret: 'compass-rose-42' });
    await settle();
    expect(log.signIns).toEqual([{ email: 'dana.rowe@example.com', way: 'password', secret: 'compass-rose-42' }]);
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

  test('keeps no password in what is kept of the form', async () => {
    const { actor, context } = await atWelcome();
    actor.send({ type: 'SIGN_IN', way: 'password', secret: 'compass-rose-42' });
    await settle(3000);
    expect(JSON.stringify([context(), actor.getSnapshot().value])).not.toContain('compass-rose-42');
  });

  test('a wrong password stays with the sentence, and another try goes', async () => {
    const { actor, state, context } = await atWelcome({ answer: wrong });
    actor.send({ type: 'SIGN_IN', way: 'password', secret: 'no' });
    await settle();
    expect(state()).toEqual({ checkEmail: 'existing' });
    expect(context().problems).toMatchObject([{ step: 'checkEmail', code: 'auth.invalidCredentials' }]);
    actor.send({ type: 'SKIP' });
    expect(state()).toEqual({ phone: 'asking' });
    expect(context().problems).toEqual([]);
  });

  test('a code is mailed once asked for', async () => {
    const { actor, log, state, context } = await atWelcome();
    actor.send({ type: 'CODE.ASK' });
    await settle();
    expect({ state: state(), codes: log.codes, isCodeSent: context().isCodeSent }).toEqual({
      state: { checkEmail: 'existing' },
      codes: 1,
      isCodeSent: true,
    });
  });

  test('goes on without signing in, and the last step says what that means', async () => {
    const { actor, state, context } = await atWelcome();
    actor.send({ type: 'SKIP' });
    expect(state()).toEqual({ phone: 'asking' });
    expect(context()).toMatchObject({ isKnownEmail: true, isSignedIn: false, lastCompletedStep: 4 });
  });

  test('nothing known of the next address is nothing known, whatever was known of the first', async () => {
    const { actor, context } = await atWelcome({
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

  test('leaves for single sign-on with the id of the form; coming back without it says so', async () => {
    const { actor, log, state, context } = await atWelcome();
    actor.send({ type: 'SSO.START' });
    await settle();
    expect(log.left).toEqual(['form-0001']);
    actor.send({ type: 'SSO.CANCELLED' });
    expect(state()).toEqual({ checkEmail: 'existing' });
    expect(context().problems).toMatchObject([{ code: 'sso' }]);
  });
});

describe('back from single sign-on', () => {
  const back = (overrides: { typedEmail?: string; isNew?: boolean } = {}) =>
    ({ type: 'SSO.RETURN', person, typedEmail: person.email.toUpperCase(), isNew: false, ...overrides }) as const;

  test('the same address goes on to the last step', async () => {
    const { actor, state, context } = await atWelcome({ form: untyped() });
    actor.send(back());
    expect(state()).toEqual({ phone: 'asking' });
    expect(context()).toMatchObject({
      isSignedIn: true,
      isNewSSOUser: false,
      form: { traveler: { countryOfResidence: 'GB', email: person.email } },
    });
  });

  test('somebody new is asked whether the names are right, and may put them right in place', async () => {
    const { actor, state, context } = await atWelcome({ form: { ...untyped(), tripDescription: 'By train.' } });
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

  test('another address is asked about: theirs', async () => {
    const { actor, state, context } = await atWelcome();
    actor.send(back({ typedEmail: 'typed@example.org' }));
    expect(state()).toEqual({ checkEmail: 'mismatch' });
    expect(context().form.traveler.email).toBe('typed@example.org');
    actor.send({ type: 'EMAIL.CHOOSE', use: 'signedIn' });
    expect(state()).toEqual({ phone: 'asking' });
    expect(context().form.traveler.email).toBe(person.email);
  });

  test('or the typed one, which ends the session', async () => {
    const { actor, log, state, context } = await atWelcome();
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

  test('before the fourth step it only signs in', async () => {
    const { actor, state, context } = await atWelcome({ isStoppedAt: 1 });
    actor.send(back({ typedEmail: '' }));
    expect(state()).toBe('style');
    expect(context()).toMatchObject({ isSignedIn: true, form: { traveler: { email: person.email } } });
  });

  test('signed out again, the person is forgotten and the journey stays', async () => {
    const { actor, context } = await atWelcome();
    actor.send(back());
    actor.send({ type: 'SIGNED_OUT' });
    expect(context()).toMatchObject({ isSignedIn: false, form: { traveler: emptyForm().traveler, destinationNames: ['Kenya'] } });
  });
});

describe('on the server', () => {
  test('the form is kept once the fourth step was passed, and again after a change', async () => {
    const { actor, log } = await atWelcome({ isStoppedAt: 3 });
    await settle(10_000);
    expect(log.kept).toHaveLength(0);
    actor.send({ type: 'CONTINUE' });
    await settle(1500);
    expect(log.kept).toHaveLength(0);
    await settle(600);
    expect(log.kept).toHaveLength(1);
    actor.send({ type: 'SKIP' });
    await settle(10_000);
    expect(log.kept).toHaveLength(1);
    actor.send({ type: 'FIELD.CHANGE', name: 'countryOfResidence', value: 'GB' });
    await settle(3000);
    expect(log.kept).toHaveLength(2);
  });

  test('not while earlier answers are open again; starting over deletes it', async () => {
    const { actor, log } = await atWelcome();
    await settle(3000);
    actor.send({ type: 'SKIP' });
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 20 });
    await settle(10_000);
    expect(log.kept).toHaveLength(1);
    actor.send({ type: 'RESET', formId: 'form-0002' });
    expect(log.erased).toBe(1);
  });
});

describe('an itinerary to begin from', () => {
  const codes = ['Kenya', 'Tanzania', 'Rwanda', 'Uganda', 'Zambia', 'Malawi', 'Botswana', 'Namibia', 'South Africa', 'Mozambique'];
  const start: ItineraryStart = {
    id: 'it-1',
    title: 'Cape to Cairo, the first half',
    image: null,
    countries: codes,
    nights: 24,
    tripTypes: ['RAIL', 'SAFARI'],
  };

  test('fills an untouched form with its first eight countries, its nights and its style', async () => {
    const { actor, context } = await atWelcome({ form: emptyForm(), isStoppedAt: 0 });
    actor.send({ type: 'ITINERARY.FOUND', start });
    expect(context().form).toMatchObject({
      destinationNames: codes.slice(0, 8),
      totalNights: 24,
      tripType: ['RAIL', 'SAFARI'],
      basedOnItinerary: { id: 'it-1', title: start.title },
    });
  });

  test('is offered to a form under way, which keeps its answers until it is taken', async () => {
    const { actor, context, state } = await atWelcome({ isStoppedAt: 1 });
    actor.send({ type: 'ITINERARY.FOUND', start });
    expect(context()).toMatchObject({ offered: { id: 'it-1' }, form: { destinationNames: ['Kenya'] } });
    actor.send({ type: 'ITINERARY.KEEP' });
    expect(context().offered).toBeNull();
    actor.send({ type: 'ITINERARY.FOUND', start });
    actor.send({ type: 'ITINERARY.USE' });
    expect(state()).toBe('details');
    expect(context()).toMatchObject({ offered: null, lastCompletedStep: -1, form: { totalNights: 24, budgetPerPersonUSD: 8000 } });
  });

  test('taken off, its card goes and the answers stay finished', async () => {
    const { actor, context } = await atWelcome({ form: emptyForm(), isStoppedAt: 0 });
    actor.send({ type: 'ITINERARY.FOUND', start });
    actor.send({ type: 'FIELD.CHANGE', name: 'basedOnItinerary', value: null });
    expect(context()).toMatchObject({ form: { basedOnItinerary: null, destinationNames: codes.slice(0, 8) } });
  });
});
