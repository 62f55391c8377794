import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { TripRequestContext } from './context.ts';
import type { Draft } from './draft.ts';
import { filledForm } from './filledForm.ts';
import { emptyForm } from './form.ts';
import { tripRequestMachine } from './machine.ts';
import type { EmailStatus, SendResult } from './parts.ts';
import { formProblem, problem } from './rules/problem.ts';
import { SendFailure } from './SendFailure.ts';
import type { StepName } from './steps.ts';
import { newsOf } from './tracking.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const sent = { id: 'id-1', reference: 'TR-ABC123', destinationNames: ['Kenya'], sentAt: '2026-11-21T10:00:00Z' };

/** A form with effects of our own: what was told, kept and sent is written down. */
function start({
  form = filledForm(),
  email = 'new' as EmailStatus | Error | 'never',
  send = [{ sent, duplicate: false, form: filledForm() }] as (SendResult | Error)[],
  isSignedIn = false,
} = {}) {
  const log = {
    told: [] as string[],
    errors: [] as string[],
    saved: [] as Draft[],
    sendings: [] as TripRequestContext[],
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
        verifyPhone: fromPromise(async ({ input }) => input.number !== '000'),
        createTripRequest: fromPromise(async ({ input }) => {
          log.sendings.push(input);
          const answer = send[Math.min(log.sendings.length, send.length) - 1];
          if (answer instanceof Error || !answer) throw answer;
          return answer;
        }),
        saveLocal: fromPromise(async ({ input }) => {
          if (log.blockStorage) throw new Error('blocked');
          log.saved.push(input);
        }),
      },
      actions: {
        tell: ({ context }, news) => {
          const told = newsOf(context, news);
          if (told) log.told.push(news.step ? `${news.event} ${news.step}` : news.event);
        },
        tellProblems: (_, { problems }) => void log.errors.push(...problems.map(({ code }) => code)),
        clearLocal: () => void (log.cleared += 1),
      },
    }),
    { input: { formId: 'form-0001', formVersion: 'trf6d', form, isSignedIn } },
  ).start();
  return { actor, log };
}

const step = (actor: ActorRefFrom<typeof tripRequestMachine>) => actor.getSnapshot().context.step;
const go = (actor: ActorRefFrom<typeof tripRequestMachine>, count: number) => {
  for (let time = 0; time < count; time++) actor.send({ type: 'CONTINUE' });
};
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
/** A form standing on its last step. */
async function atPhone(options: Parameters<typeof start>[0] = {}) {
  const form = start(options);
  go(form.actor, 4);
  await settle();
  expect(step(form.actor)).toBe('phone');
  return form;
}

test('a filled form walks through all steps and is sent once', async () => {
  const { actor, log } = start();
  const seen: StepName[] = [];
  actor.subscribe(({ context }) => seen.at(-1) !== context.step && seen.push(context.step));
  actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 12 });
  go(actor, 4);
  await settle();
  go(actor, 2); // a double click
  await settle();
  expect(seen).toEqual(['details', 'style', 'budget', 'contact', 'checkEmail', 'phone', 'thanks']);
  expect(actor.getSnapshot().context).toMatchObject({ sent, isSubmitted: true, isSaving: false, error: false, lastCompletedStep: 5 });
  expect(log.sendings).toHaveLength(1);
  expect(log.told).toEqual([
    'TripRequestFormStart', 'TripRequestStepStart details', 'TripRequestStepComplete details', 'TripRequestStepStart style',
    'TripRequestStepComplete style', 'TripRequestStepStart budget', 'TripRequestStepComplete budget', 'TripRequestStepStart contact',
    'TripRequestStepComplete contact', 'TripRequestComplete', 'TripRequestSubmit',
  ]); // prettier-ignore
  expect(log.cleared).toBe(1);
});

test('nothing is told twice, however often a step is passed', () => {
  const { actor, log } = start();
  actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 12 });
  go(actor, 2);
  actor.send({ type: 'BACK' });
  actor.send({ type: 'BACK' });
  actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 13 });
  go(actor, 2);
  expect(new Set(log.told).size).toBe(log.told.length);
});

describe('Continue', () => {
  test('is refused with every problem of the step, and counted', () => {
    const { actor, log } = start({ form: emptyForm() });
    go(actor, 1);
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

  test('a message goes half a second after its answer is right; none comes while typing', async () => {
    const { actor } = start({ form: { ...filledForm(), totalNights: 0 } });
    go(actor, 1);
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

  test('the minimum of the chosen country holds', () => {
    const { actor } = start({ form: filledForm({ totalNights: 6 }) });
    actor.send({ type: 'MINIMUM.CHANGE', minimum: { nights: 7, country: 'Kenya' } });
    go(actor, 1);
    expect(actor.getSnapshot().context.problems[0]?.message).toBe('Number of nights must be 7 or more for Kenya');
  });
});

describe('how far the form is', () => {
  test('Continue sets the step just passed, not the furthest', async () => {
    const { actor } = await atPhone();
    for (let time = 0; time < 4; time++) actor.send({ type: 'BACK' });
    expect(step(actor)).toBe('details');
    go(actor, 1);
    expect(actor.getSnapshot().context.lastCompletedStep).toBe(0);
  });

  test('other nights on a finished form close all later steps until the first is passed again', async () => {
    const { actor } = await atPhone();
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    expect(actor.getSnapshot().context.lastCompletedStep).toBe(-1);
    actor.send({ type: 'GOTO', step: 'style' });
    expect(step(actor)).toBe('details');
    go(actor, 1);
    expect(step(actor)).toBe('style');
  });

  test('sending from a form with earlier answers open leads there', async () => {
    const { actor, log } = await atPhone();
    actor.send({ type: 'FIELD.CHANGE', name: 'budgetFlexibility', value: 1 });
    go(actor, 1);
    await settle();
    expect(step(actor)).toBe('budget');
    expect(log.sendings).toHaveLength(0);
  });

  test('the same value changes nothing', () => {
    const { actor } = start();
    go(actor, 2);
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 10 });
    actor.send({ type: 'FIELD.CHANGE', name: 'tripType', value: ['SAFARI', 'NATURE'] });
    expect(actor.getSnapshot().context).toMatchObject({ lastCompletedStep: 1, lastTouched: '' });
  });

  test('a typed address leads no further than the first unfinished step', () => {
    const { actor } = start({ form: emptyForm() });
    for (const wish of ['phone', 'thanks', 'style', null] as const) {
      actor.send({ type: 'GOTO', step: wish });
      expect(step(actor)).toBe('details');
    }
  });
});

describe('the e-mail check', () => {
  test.each<[string, EmailStatus | Error | 'never', number]>([
    ['a new address', 'new', 0],
    ['a failure', new Error('429'), 0],
    ['no answer in three seconds', 'never', 3000],
  ])('%s goes on', async (_, email, patience) => {
    const { actor } = start({ email });
    go(actor, 4);
    expect(step(actor)).toBe('checkEmail');
    await settle(patience);
    expect(step(actor)).toBe('phone');
    expect(actor.getSnapshot().context).toMatchObject({ lastCompletedStep: 4, isKnownEmail: false });
  });

  test.each(['agent', 'disabled'] as const)('%s stays, and can only go back', async (email) => {
    const { actor } = start({ email });
    go(actor, 4);
    await settle(5000);
    go(actor, 1);
    expect(actor.getSnapshot().value).toMatchObject({ form: { checkEmail: email } });
    actor.send({ type: 'BACK' });
    expect(step(actor)).toBe('contact');
  });

  test('a signed-in traveller is not asked', () => {
    const { actor } = start({ isSignedIn: true });
    go(actor, 4);
    expect(step(actor)).toBe('phone');
  });

  test('Back from the last step goes to contact, not into the check', async () => {
    const { actor } = await atPhone();
    actor.send({ type: 'BACK' });
    expect(step(actor)).toBe('contact');
  });
});

describe('sending', () => {
  test('a number that cannot be rung stays; the message goes with the next change', async () => {
    const form = filledForm();
    const { actor, log } = await atPhone({ form: { ...form, traveler: { ...form.traveler, phone: { prefix: '+1', number: '000' } } } });
    go(actor, 1);
    await settle();
    expect(actor.getSnapshot().context.problems).toMatchObject([{ step: 'phone', field: 'phone', code: 'format' }]);
    expect(log.sendings).toHaveLength(0);
    actor.send({ type: 'FIELD.CHANGE', name: 'phone', value: { country: 'US', prefix: '+1', number: '212' } });
    expect(actor.getSnapshot().context.problems).toEqual([]);
  });

  test('without a name nothing is sent, and the form says what is missing', async () => {
    const { actor, log } = await atPhone();
    actor.send({ type: 'FIELD.CHANGE', name: 'lastName', value: ' ' });
    go(actor, 1);
    await settle();
    expect(log.sendings).toHaveLength(0);
    expect(actor.getSnapshot().context).toMatchObject({ step: 'contact', error: true, isSaving: false });
    expect(actor.getSnapshot().context.problems.map(({ message }) => message)).toEqual([
      'Enter your first name, last name, email address and country of residence to send your request.',
      'Enter your last name',
    ]);
  });

  test('a failure shows contact with everything kept; the second attempt carries the same id', async () => {
    const failure = new SendFailure([formProblem('contact', 'failed', 'We could not send your request.')]);
    const { actor, log } = await atPhone({ send: [failure, { sent, duplicate: false, form: filledForm() }] });
    go(actor, 1);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({
      step: 'contact',
      lastCompletedStep: 2,
      error: true,
      isSaving: false,
      isSubmitted: false,
      form: filledForm(),
    });
    go(actor, 1);
    await settle();
    go(actor, 1);
    await settle();
    expect(step(actor)).toBe('thanks');
    expect(log.sendings.map(({ formId }) => formId)).toEqual(['form-0001', 'form-0001']);
  });

  test('an answer the server refuses is shown where it is given', async () => {
    const failure = new SendFailure([problem('totalNights', 'tooSmall', 'Too few'), problem('email', 'format', 'Odd')]);
    const { actor } = await atPhone({ send: [failure] });
    go(actor, 1);
    await settle();
    expect(actor.getSnapshot().context).toMatchObject({ step: 'details', lastCompletedStep: -1, error: true });
  });

  test('nothing changes what is on its way', async () => {
    const { actor } = await atPhone({ send: [{ sent, duplicate: false, form: filledForm() }] });
    go(actor, 1);
    await settle();
    const form = actor.getSnapshot().context.form;
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 40 });
    expect(actor.getSnapshot().context.form).toBe(form);
  });

  test('the same request again: nothing is sent until the person says so, then under a new id', async () => {
    const { actor, log } = await atPhone({
      send: [
        { sent, duplicate: true, form: filledForm() },
        { sent, duplicate: false, form: filledForm() },
      ],
    });
    go(actor, 1);
    await settle();
    expect(actor.getSnapshot()).toMatchObject({ value: { form: 'duplicate' }, context: { step: 'phone', isSubmitted: false, sent } });
    actor.send({ type: 'SEND_NEW', formId: 'form-0002' });
    await settle();
    expect(step(actor)).toBe('thanks');
    expect(log.sendings[1]).toMatchObject({ formId: 'form-0002', allowDuplicate: true });
  });

  test('another request begins empty', async () => {
    const { actor } = await atPhone();
    go(actor, 1);
    await settle();
    actor.send({ type: 'RESET', formId: 'form-0003' });
    expect(actor.getSnapshot().context).toMatchObject({
      step: 'details',
      formId: 'form-0003',
      form: emptyForm(),
      lastCompletedStep: -1,
      isSubmitted: false,
      told: [],
    });
  });
});

describe('the draft', () => {
  test('is kept half a second after the last change', async () => {
    const { actor, log } = start();
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    await settle(400);
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 12 });
    await settle(499);
    expect(log.saved).toHaveLength(0);
    await settle(1);
    expect(log.saved).toMatchObject([{ machineValue: 'details', context: { form: { totalNights: 12 } } }]);
  });

  test('is kept at once when the page goes, and leaving is told once', () => {
    const { actor, log } = start();
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    actor.send({ type: 'PAGE.HIDE' });
    actor.send({ type: 'PAGE.HIDE' });
    expect(log.saved).toHaveLength(1);
    expect(log.told.filter((name) => name === 'TripRequestAbandon')).toHaveLength(1);
  });

  test('is not kept, nor leaving told, before anything was touched or after sending', async () => {
    const { actor, log } = start();
    go(actor, 1);
    actor.send({ type: 'PAGE.HIDE' });
    await settle(1000);
    expect(log.saved).toHaveLength(0);
    const after = await atPhone();
    go(after.actor, 1);
    await settle();
    after.actor.send({ type: 'PAGE.HIDE' });
    await settle(1000);
    expect(after.log.saved).toHaveLength(0);
    expect(after.log.told).not.toContain('TripRequestAbandon');
  });

  test('a browser that refuses is noticed, and the form still works', async () => {
    const { actor, log } = start();
    log.blockStorage = true;
    actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    await settle(500);
    expect(actor.getSnapshot().context.isStorageBlocked).toBe(true);
    go(actor, 4);
    await settle();
    go(actor, 1);
    await settle();
    expect(step(actor)).toBe('thanks');
  });

  test('comes back on the step it was left, as far as it may', async () => {
    const first = start();
    first.actor.send({ type: 'FIELD.CHANGE', name: 'totalNights', value: 11 });
    go(first.actor, 2);
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
    expect(log.told).toEqual([]);
    actor.send({ type: 'PAGE.HIDE' });
    expect(log.told).toEqual(['TripRequestAbandon']);
  });
});
