import { describe, expect, test } from '@jest/globals';
import { getShortestPaths } from '@xstate/graph';
import fc from 'fast-check';
import { createActor, initialTransition, transition, type EventFromLogic, type SnapshotFrom } from 'xstate';
import { filledForm } from './filledForm.ts';
import { tripRequestMachine } from './machine.ts';
import { findFirstUnfinished, isReachable } from './clampStep.ts';
import { indexOf, steps } from './steps.ts';

type Snapshot = SnapshotFrom<typeof tripRequestMachine>;
type MachineEvent = EventFromLogic<typeof tripRequestMachine>;

const input = { formId: 'form-0001', formVersion: 'trf6d', form: filledForm() };
const sent = { id: 'id-1', reference: 'TR-ABC123', destinationNames: ['Kenya'], sentAt: '2026-11-21T10:00:00Z' };
const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output }) as unknown as MachineEvent;
const failed = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: new Error('503') }) as unknown as MachineEvent;
const CHECK = '0.tripRequest.form.checkEmail.checking';
const VERIFY = '0.tripRequest.form.phone.verifying';
const SEND = '0.tripRequest.form.submitting';

const events: MachineEvent[] = [
  { type: 'CONTINUE' },
  { type: 'BACK' },
  ...steps.map((step): MachineEvent => ({ type: 'GOTO', step })),
  { type: 'GOTO', step: null },
  { type: 'FIELD.CHANGE', name: 'totalNights', value: 0 },
  { type: 'FIELD.CHANGE', name: 'totalNights', value: 9 },
  { type: 'FIELD.CHANGE', name: 'tripType', value: ['RAIL'] },
  { type: 'FIELD.CHANGE', name: 'budgetFlexibility', value: null },
  { type: 'FIELD.CHANGE', name: 'budgetFlexibility', value: 1 },
  { type: 'FIELD.CHANGE', name: 'email', value: '' },
  { type: 'FIELD.CHANGE', name: 'email', value: 'dana@example.com' },
  { type: 'RESET', formId: 'form-0009' },
  { type: 'SEND_NEW', formId: 'form-0002' },
  { type: 'RESTORE.SENT', sent },
  { type: 'PAGE.HIDE' },
  done(CHECK, 'new'),
  done(CHECK, 'agent'),
  failed(CHECK),
  done(VERIFY, true),
  done(VERIFY, false),
  done(SEND, { sent, formId: 'form-0001', duplicate: false, isInMyTrips: false, form: filledForm() }),
  done(SEND, { sent, formId: 'form-0001', duplicate: true, isInMyTrips: false, form: filledForm() }),
  failed(SEND),
  ...(['totalNights', 'tripType', 'budgetFlexibility', 'email'] as const).map((field): MachineEvent => ({ type: 'ANSWER.CHANGE', field })),
];

/** Invariants of every state. */
function expectPossible({ value, context }: Snapshot) {
  const form = typeof value.form === 'string' ? value.form : Object.keys(value.form)[0];
  const shown = form === 'submitting' || form === 'duplicate' ? 'phone' : form;
  expect(context.step).toBe(shown);
  expect(context.lastCompletedStep).toBeGreaterThanOrEqual(-1);
  expect(context.lastCompletedStep).toBeLessThan(indexOf('thanks'));
  expect(context.isSubmitted).toBe(form === 'submitting' || form === 'thanks');
  expect(context.isSaving).toBe(form === 'submitting');
  expect(context.allowDuplicate && form !== 'submitting').toBe(false);
  if (form === 'thanks' || form === 'duplicate') expect(context.sent).not.toBeNull();
  if (form === 'submitting') expect(context.form.traveler.email).not.toBe('');
  expect(isReachable(findFirstUnfinished(context.lastCompletedStep), context)).toBe(true);
  expect(context.problems.every(({ step }) => step === context.step || context.error)).toBe(true);
  expect(new Set(context.trackedEvents).size).toBe(context.trackedEvents.length);
}

/** Fewer events for the paths, whose number grows with the states: answers that reset progress. */
const walk = events.filter(({ type }, index) => type !== 'FIELD.CHANGE' || index < 12).filter(({ type }) => type !== 'PAGE.HIDE');

describe('every shortest path through the form', () => {
  const paths = getShortestPaths(tripRequestMachine, {
    input,
    events: walk,
    serializeState: ({ value, context }) => JSON.stringify([value, context.lastCompletedStep, context.form.totalNights]),
  });

  test('reaches every step', () => {
    const reached = new Set(paths.map(({ state }) => state.context.step));
    expect([...reached].sort()).toEqual([...steps].sort());
    expect(paths.length).toBeGreaterThan(100);
  });

  test('can be replayed event by event and ends in the same state', () => {
    for (const path of paths) {
      let [snapshot] = initialTransition(tripRequestMachine, input);
      for (const { event } of path.steps) {
        if (!events.includes(event)) continue; // the machine's own initial event
        [snapshot] = transition(tripRequestMachine, snapshot, event);
        expectPossible(snapshot);
      }
      expect(snapshot.value).toEqual(path.state.value);
      expect(snapshot.context.lastCompletedStep).toBe(path.state.context.lastCompletedStep);
    }
  });
});

test('no sequence of events leads to an impossible state', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (sequence) => {
      let [snapshot] = initialTransition(tripRequestMachine, input);
      for (const event of sequence) {
        [snapshot] = transition(tripRequestMachine, snapshot, event);
        expectPossible(snapshot);
      }
    }),
    { numRuns: 150 },
  );
});

test('a running form accepts any sequence of events without throwing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events.slice(0, 21)), { maxLength: 40 }), (sequence) => {
      const actor = createActor(tripRequestMachine, { input }).start();
      for (const event of sequence) actor.send(event);
      expectPossible(actor.getSnapshot());
      actor.stop();
    }),
    { numRuns: 50 },
  );
});
