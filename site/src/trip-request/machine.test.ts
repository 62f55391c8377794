import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { TripRequestContext } from './context.ts';
import type { Draft } from './draft.ts';
import { filledForm } from './filledForm.ts';
import { emptyForm } from './form.ts';
import { tripRequestMachine } from './machine.ts';
import type { EmailStatus } from './machineSetup.ts';
import type { SendResult } from './sendTripRequest.ts';
import { formProblem, fieldProblem } from './rules/problem.ts';
import { SendFailure } from './SendFailure.ts';
import type { StepName } from './steps.ts';
import { buildAnalyticsEvent } from './tracking.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const sent = { id: 'id-1', reference: 'TR-ABC123', destinationNames: ['Kenya'], sentAt: '2026-11-21T10:00:00Z' };

/** A form with fake effects that records what was tracked, saved and sent. */
function start({
  form = filledForm(),
  email = 'new' as EmailStatus | Error | 'never',
  send = [{ sent, formId: 'form-0001', duplicate: false, isInMyTrips: false, form: filledForm() }] as (SendResult | Error | 'never')[],
  isSignedIn = false,
} = {}) {
  const log = {
    tracked: [] as string[],
    errors: [] as string[],
    saved: [] as Draft[],
    submissions: [] as TripRequestContext[],
    remote: [] as TripRequestContext[],
    cleared: 0,
    blockStorage: false,
  };
  const actor = createActor(
    tripRequestMachine.provide({
      actors: {
        checkEmail: fromPromise(async () => {
          if (email === 'never') return new Promise<never>(() => {});
          if (email instanceof Error) throw email;
          return email;
        }),
        verifyPhone: fromPromise(async ({ input }) => input.traveler.phone.number !== '000'),
        createTripRequest: fromPromise(async ({ input }) => {
          log.submissions.push(input);
          const result = send[Math.min(log.submissions.length, send.length) - 1];
          if (result === 'never') return new Promise<never>(() => {});
          if (result instanceof Error || !result) throw result;
          return result;
        }),
        saveRemote: fromPromise(async ({ input }) => void log.remote.push(input)),
        saveLocal: fromPromise(async ({ input }) => {
          if (log.blockStorage) throw new Error('blocked');
          log.saved.push(input);
        }),
      },
      actions: {
        track: ({ context }, analyticsEvent) => {
          const tracked = buildAnalyticsEvent(context, analyticsEvent);
          if (tracked) log.tracked.push(analyticsEvent.step ? `${analyticsEvent.event} ${analyticsEvent.step}` : analyticsEvent.event);
        },
        trackProblems: (_, { problems }) => void log.errors.push(...problems.map(({ code }) => code)),
        clearLocal: () => void (log.cleared += 1),
      },
    }),
    { input: { formId: 'form-0001', formVersion: 'trf6d', form, isSignedIn } },
  ).start();
  return { actor, log };
}

const step = (actor: ActorRefFrom<typeof tripRequestMachine>) => actor.getSnapshot().context.step;
const continueTimes = (actor: ActorRefFrom<typeof tripRequestMachine>, count: number) => {
  for (let time = 0; time < count; time++) actor.send({ type: 'CONTINUE' });
};
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
/** A form on its last step. */
async function atPhone(options: Parameters<typeof start>[0] = {}) {
  const form = start(options);
  continueTimes(form.actor, 4);
  await settle();
  expect(step(form.actor)).toBe('phone');
  return form;
}

test('a filled form goes through all steps and is sent once', async () => {
  const { actor, log } = start();
  const visited: StepName[] = [];
  actor.subscribe(({ context }) => visited.at(-1) !== context.step && visited.push(context.step));
  actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 12 });
  continueTimes(actor, 4);
  await settle();
  continueTimes(actor, 2); // double click
  await settle();
  expect(visited).toEqual(['details', 'style', 'budget', 'contact', 'checkEmail', 'phone', 'thanks']);
  expect(actor.getSnapshot().context).toMatchObject({ sent, isSubmitted: true, isSaving: false, error: false, lastCompletedStep: 5 });
  expect(log.submissions).toHaveLength(1);
  expect(log.tracked).toEqual([
    'TripRequestFormStart', 'TripRequestStepStart details', 'TripRequestStepComplete details', 'TripRequestStepStart style',
    'TripRequestStepComplete style', 'TripRequestStepStart budget', 'TripRequestStepComplete budget', 'TripRequestStepStart contact',
    'TripRequestStepComplete contact', 'TripRequestComplete', 'TripRequestSubmit',
  ]); // prettier-ignore
  expect(log.cleared).toBe(1);
});

test('sends each analytics event once, however often a step is completed', () => {
  const { actor, log } = start();
  actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 12 });
  continueTimes(actor, 2);
  actor.send({ type: 'BACK' });
  actor.send({ type: 'BACK' });
  actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 13 });
  continueTimes(actor, 2);
  expect(new Set(log.tracked).size).toBe(log.tracked.length);
});

describe('Continue', () => {
  test('is rejected with every problem of the step, and counted', () => {
    const { actor, log } = start({ form: emptyForm() });
    continueTimes(actor, 1);
    expect(step(actor)).toBe('details');
    expect(actor.getSnapshot().context).toMatchObject({ attempt: 1, lastCompletedStep: -1 });
    expect(actor.getSnapshot().context.problems.map(({ field }) => field)).toEqual([
      'destinationNames',
      'departureDate',
      'totalNights',
      'numberOfAdults',
      'travelingWithChildren',
    ]);
    expect(log.errors).toEqual(['required', 'required', 'required', 'required', 'required']);
  });

  test('a message disappears half a second after its field is valid; none appears while typing', async () => {
    const { actor } = start({ form: { ...filledForm(), totalNights: 0 } });
    continueTimes(actor, 1);
    const fields = () => actor.getSnapshot().context.problems.map(({ field }) => field);
    expect(fields()).toEqual(['totalNights']);
    actor.send({ type: 'FIELD.CHANGE', name: 'numberOfAdults', value: '' });
    await settle(400);
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 9 });
    await settle(499);
    expect(fields()).toEqual(['totalNights']);
    await settle(1);
    expect(fields()).toEqual([]);
  });

  test('the minimum stay of the chosen country applies', () => {
    const { actor } = start({ form: filledForm({ totalNights: 6 }) });
    actor.send({ type: 'MINIMUM.CHANGE', minimum: { nights: 7, country: 'Kenya' } });
    continueTimes(actor, 1);
    expect(actor.getSnapshot().context.problems[0]?.message).toBe('Number of nights must be 7 or more for Kenya');
  });
});

describe('progress', () => {
  test('Continue sets the step just completed, not the furthest', async () => {
    const { actor } = await atPhone();
    for (let time = 0; time < 4; time++) actor.send({ type: 'BACK' });
    expect(step(actor)).toBe('details');
    continueTimes(actor, 1);
    expect(actor.getSnapshot().context.lastCompletedStep).toBe(0);
  });

  test('changing the nights of a complete form resets all later steps', async () => {
    const { actor } = await atPhone();
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    expect(actor.getSnapshot().context.lastCompletedStep).toBe(-1);
    actor.send({ type: 'GOTO', step: 'style' });
    expect(step(actor)).toBe('details');
    continueTimes(actor, 1);
    expect(step(actor)).toBe('style');
  });

  test('sending an incomplete form returns to the first unfinished step', async () => {
    const { actor, log } = await atPhone();
    actor.send({ type: 'FIELD.CHANGE', name: 'budgetFlexibility', value: 1 });
    continueTimes(actor, 1);
    await settle();
    expect(step(actor)).toBe('budget');
    expect(log.submissions).toHaveLength(0);
  });

  test('the same value changes nothing', () => {
    const { actor } = start();
    continueTimes(actor, 2);
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 10 });
    actor.send({ type: 'FIELD.CHANGE', name: 'tripType', value: ['SAFARI', 'NATURE'] });
    expect(actor.getSnapshot().context).toMatchObject({ lastCompletedStep: 1, lastTouched: '' });
  });

  test('a step in the URL leads no further than the first unfinished one', () => {
    const { actor } = start({ form: emptyForm() });
    for (const requested of ['phone', 'thanks', 'style', null] as const) {
      actor.send({ type: 'GOTO', step: requested });
      expect(step(actor)).toBe('details');
    }
  });
});

describe('the email check', () => {
  test.each<[string, EmailStatus | Error | 'never', number]>([
    ['a new address', 'new', 0],
    ['a failure', new Error('429'), 0],
    ['no reply in three seconds', 'never', 3000],
  ])('%s goes on', async (_, email, patience) => {
    const { actor } = start({ email });
    continueTimes(actor, 4);
    expect(step(actor)).toBe('checkEmail');
    await settle(patience);
    expect(step(actor)).toBe('phone');
    expect(actor.getSnapshot().context).toMatchObject({ lastCompletedStep: 4, isKnownEmail: false });
  });

  test.each(['agent', 'disabled'] as const)('%s can only go back', async (email) => {
    const { actor } = start({ email });
    continueTimes(actor, 4);
    await settle(5000);
    continueTimes(actor, 1);
    expect(actor.getSnapshot().value).toMatchObject({ form: { checkEmail: email } });
    actor.send({ type: 'BACK' });
    expect(step(actor)).toBe('contact');
  });

  test('is skipped for a signed-in traveller', () => {
    const { actor } = start({ isSignedIn: true });
    continueTimes(actor, 4);
    expect(step(actor)).toBe('phone');
  });

  test('Back from the last step goes to contact, not into the check', async () => {
    const { actor } = await atPhone();
    actor.send({ type: 'BACK' });
    expect(step(actor)).toBe('contact');
  });
});

describe('sending', () => {
  test('an impossible phone number is rejected; the message disappears with the next change', async () => {
    const form = filledForm();
    const { actor, log } = await atPhone({ form: { ...form, traveler: { ...form.traveler, phone: { prefix: '+1', number: '000' } } } });
    continueTimes(actor, 1);
    await settle();
    expect(actor.getSnapshot().context.problems).toMatchObject([{ step: 'phone', field: 'phone', code: 'format' }]);
    expect(log.submissions).toHaveLength(0);
    actor.send({ type: 'FIELD.CHANGE', name: 'phone', value: { country: 'US', prefix: '+1', number: '212' } });
    expect(actor.getSnapshot().context.problems).toEqual([]);
  });

  test('without a name nothing is sent, and the form shows what is missing', async () => {
    const { actor, log } = await atPhone();
    actor.send({ type: 'FIELD.CHANGE', name: 'lastName', value: ' ' });
    continueTimes(actor, 1);
    await settle();
    expect(log.submissions).toHaveLength(0);
    expect(actor.getSnapshot().context).toMatchObject({ step: 'contact', error: true, isSaving: false });
    expect(actor.getSnapshot().context.problems.map(({ message }) => message)).toEqual([
      'Enter your first name, last name, email address and country of residence to send your request.',
      'Enter your last name',
    ]);
  });

  test('a failure returns to contact with all answers; the second attempt has the same id', async () => {
    const failure = new SendFailure([formProblem('contact', 'failed', 'We could not send your request.')]);
    const { actor, log } = await atPhone({
      send: [failure, { sent, formId: 'form-0001', duplicate: false, isInMyTrips: false, form: filledForm() }],
    });
    continueTimes(actor, 1);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({
      step: 'contact',
      lastCompletedStep: 2,
      error: true,
      isSaving: false,
      isSubmitted: false,
      form: filledForm(),
    });
    continueTimes(actor, 1);
    await settle();
    continueTimes(actor, 1);
    await settle();
    expect(step(actor)).toBe('thanks');
    expect(log.submissions.map(({ formId }) => formId)).toEqual(['form-0001', 'form-0001']);
  });

  test('an error of the server is shown at its field', async () => {
    const failure = new SendFailure([fieldProblem('totalNights', 'tooSmall', 'Too few'), fieldProblem('email', 'format', 'Odd')]);
    const { actor } = await atPhone({ send: [failure] });
    continueTimes(actor, 1);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ step: 'details', lastCompletedStep: -1, error: true });
  });

  test('nothing changes a form that is being sent', async () => {
    const { actor } = await atPhone({ send: [{ sent, formId: 'form-0001', duplicate: false, isInMyTrips: false, form: filledForm() }] });
    continueTimes(actor, 1);
    await settle();
    const form = actor.getSnapshot().context.form;
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 40 });
    expect(actor.getSnapshot().context.form).toBe(form);
  });

  test('a duplicate is only sent after confirmation, with a new id', async () => {
    const { actor, log } = await atPhone({
      send: [
        { sent, formId: 'form-0001', duplicate: true, isInMyTrips: false, form: filledForm() },
        { sent, formId: 'form-0001', duplicate: false, isInMyTrips: false, form: filledForm() },
      ],
    });
    continueTimes(actor, 1);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: { form: 'duplicate' }, context: { step: 'phone', isSubmitted: false, sent } });
    actor.send({ type: 'SEND_NEW', formId: 'form-0002' });
    await settle();
    expect(step(actor)).toBe('thanks');
    expect(log.submissions[1]).toMatchObject({ formId: 'form-0002', allowDuplicate: true });
  });

  test('no draft is saved once the form is sent, not even while a duplicate is asked about', async () => {
    const { actor, log } = await atPhone({
      send: [{ sent, formId: 'form-0001', duplicate: true, isInMyTrips: false, form: filledForm() }],
    });
    continueTimes(actor, 1);
    await settle(10_000);
    expect(actor.getSnapshot()).toMatchObject({ value: { form: 'duplicate', remote: 'saved' } });
    expect(log.remote).toHaveLength(0);
  });

  test('another request starts empty', async () => {
    const { actor } = await atPhone();
    continueTimes(actor, 1);
    await settle();
    actor.send({ type: 'RESET', formId: 'form-0003' });
    expect(actor.getSnapshot().context).toMatchObject({
      step: 'details',
      formId: 'form-0003',
      form: emptyForm(),
      lastCompletedStep: -1,
      isSubmitted: false,
      trackedEvents: [],
    });
  });
});

describe('the draft', () => {
  test('is saved half a second after the last change', async () => {
    const { actor, log } = start();
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    await settle(400);
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 12 });
    await settle(499);
    expect(log.saved).toHaveLength(0);
    await settle(1);
    expect(log.saved).toMatchObject([{ machineValue: 'details', context: { form: { totalNights: 12 } } }]);
  });

  test('is saved on the step that follows a slow check of the address', async () => {
    const { actor, log } = start({ email: 'never' });
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    continueTimes(actor, 4);
    await settle(1000);
    expect(log.saved.at(-1)?.machineValue).toBe('checkEmail');
    await settle(3000);
    expect(log.saved.at(-1)?.machineValue).toBe('phone');
  });

  test('is saved at once when the page is left, and leaving is tracked once', () => {
    const { actor, log } = start();
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    actor.send({ type: 'PAGE.HIDE' });
    actor.send({ type: 'PAGE.HIDE' });
    expect(log.saved).toHaveLength(1);
    expect(log.tracked.filter((name) => name === 'TripRequestAbandon')).toHaveLength(1);
  });

  test('is saved while the request is being sent, which may fail', async () => {
    const { actor, log } = await atPhone({ send: ['never'] });
    actor.send({ type: 'FIELD.CHANGE', name: 'countryOfResidence', value: 'DK' });
    continueTimes(actor, 1);
    await settle(1000);
    expect(log.submissions).toHaveLength(1);
    expect(log.saved.at(-1)?.context.form.traveler.countryOfResidence).toBe('DK');
  });

  test('is not saved, nor leaving tracked, before a change or after sending', async () => {
    const { actor, log } = start();
    continueTimes(actor, 1);
    actor.send({ type: 'PAGE.HIDE' });
    await settle(1000);
    expect(log.saved).toHaveLength(0);
    const after = await atPhone();
    continueTimes(after.actor, 1);
    await settle();
    after.actor.send({ type: 'PAGE.HIDE' });
    await settle(1000);
    expect(after.log.saved).toHaveLength(0);
    expect(after.log.tracked).not.toContain('TripRequestAbandon');
  });

  test('a blocked storage is noticed, and the form still works', async () => {
    const { actor, log } = start();
    log.blockStorage = true;
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    await settle(500);
    expect(actor.getSnapshot().context.isStorageBlocked).toBe(true);
    continueTimes(actor, 4);
    await settle();
    continueTimes(actor, 1);
    await settle();
    expect(step(actor)).toBe('thanks');
  });

  test('is restored on its last step, as far as it is reachable', async () => {
    const first = start();
    first.actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    continueTimes(first.actor, 2);
    await settle(500);
    const draft = { ...first.log.saved.at(-1)!, datePassed: false };
    const { actor, log } = start({ form: emptyForm() });
    actor.send({ type: 'RESTORE', draft, step: 'style' });
    expect(actor.getSnapshot().context).toMatchObject({
      step: 'style',
      lastCompletedStep: 1,
      restoredFrom: draft.savedAt,
      form: { totalNights: 11 },
    });
    actor.send({ type: 'RESTORE', draft, step: 'phone' });
    expect(step(actor)).toBe('budget');
    expect(log.tracked).toEqual([]);
    actor.send({ type: 'PAGE.HIDE' });
    expect(log.tracked).toEqual(['TripRequestAbandon']);
  });

  test.each([
    ['the answers are changed', { type: 'FIELD.CHANGE', name: 'totalNights', value: 12 }],
    ['the step is continued', { type: 'CONTINUE' }],
    ['the step before is opened by Back', { type: 'BACK' }],
    ['another step is chosen', { type: 'GOTO', step: 'details' }],
    ['its notice is closed', { type: 'NOTICE.CLOSE' }],
  ] as const)('is noticed until %s', async (_, event) => {
    const first = start();
    first.actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    continueTimes(first.actor, 2);
    await settle(500);
    const { actor } = start({ form: emptyForm() });
    const draft = { ...first.log.saved.at(-1)!, datePassed: true };
    actor.send({ type: 'RESTORE', draft, step: 'style' });
    expect(actor.getSnapshot().context).toMatchObject({ restoredFrom: draft.savedAt, datePassed: true });
    actor.send(event);
    expect(actor.getSnapshot().context).toMatchObject({ restoredFrom: null, datePassed: false });
  });

  test('stays noticed while what is wrong with the step keeps it open', async () => {
    const first = start();
    first.actor.send({ type: 'FIELD.CHANGE', name: 'departureDate', value: '' });
    await settle(500);
    const { actor } = start({ form: emptyForm() });
    actor.send({ type: 'RESTORE', draft: { ...first.log.saved.at(-1)!, datePassed: true }, step: 'details' });
    actor.send({ type: 'CONTINUE' });
    expect(actor.getSnapshot().context.problems).not.toEqual([]);
    expect(actor.getSnapshot().context.datePassed).toBe(true);
  });
});

describe('the review', () => {
  test.each([
    ['details', 'totalNights', { name: 'totalNights', value: 12 }],
    ['style', 'tripType', { name: 'tripType', value: ['RAIL'] }],
    ['budget', 'budgetPerPersonUSD', { name: 'budgetPerPersonUSD', value: 5000 }],
    ['contact', 'firstName', { name: 'firstName', value: 'Dani' }],
  ] as const)('an answer of %s is changed, and Continue leads back with everything else as it was', async (at, field, change) => {
    const { actor, log } = await atPhone();
    const before = actor.getSnapshot().context.form;
    actor.send({ type: 'ANSWER.CHANGE', field });
    expect(step(actor)).toBe(at);
    actor.send({ type: 'FIELD.CHANGE', ...change } as Parameters<typeof actor.send>[0]);
    expect(actor.getSnapshot().context.form).not.toEqual(before);
    continueTimes(actor, 1);
    expect(actor.getSnapshot().context).toMatchObject({ step: 'phone', lastCompletedStep: 4, changing: { field } });
    continueTimes(actor, 1);
    await settle();
    expect(step(actor)).toBe('thanks');
    expect(log.submissions).toHaveLength(1);
  });

  test('Back leads there too, with what was changed', async () => {
    const { actor } = await atPhone();
    actor.send({ type: 'ANSWER.CHANGE', field: 'totalNights' });
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 14 });
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot().context).toMatchObject({ step: 'phone', lastCompletedStep: 4, form: { totalNights: 14 } });
  });

  test('an answer that is missing is asked for first', async () => {
    const { actor } = await atPhone();
    actor.send({ type: 'ANSWER.CHANGE', field: 'totalNights' });
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 0 });
    continueTimes(actor, 1);
    expect(actor.getSnapshot().context).toMatchObject({ step: 'details', problems: [{ field: 'totalNights' }] });
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot().context).toMatchObject({ step: 'details', attempt: 2 });
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 9 });
    continueTimes(actor, 1);
    expect(step(actor)).toBe('phone');
  });

  test('another email address is checked before the review is shown again', async () => {
    const { actor } = await atPhone();
    actor.send({ type: 'ANSWER.CHANGE', field: 'email' });
    actor.send({ type: 'FIELD.CHANGE', name: 'email', value: 'dani@example.org' });
    continueTimes(actor, 1);
    expect(step(actor)).toBe('checkEmail');
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ step: 'phone', changing: { field: 'email' } });
  });

  test('whoever leaves the last step otherwise walks the steps as before', async () => {
    const { actor } = await atPhone();
    actor.send({ type: 'ANSWER.CHANGE', field: 'tripType' });
    continueTimes(actor, 1);
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot().context).toMatchObject({ step: 'contact', changing: null });
    actor.send({ type: 'BACK' });
    continueTimes(actor, 1);
    expect(step(actor)).toBe('contact');
  });
});
