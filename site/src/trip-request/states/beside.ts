import { assign } from 'xstate';
import { draftOf } from '../draftOf.ts';
import { parts } from '../parts.ts';
import { told } from './effects.ts';

/** Keeps the answers in the browser, half a second after the last change and when the page goes. */
export const draft = parts.createStateConfig({
  initial: 'idle',
  on: { RESET: '.idle' },
  states: {
    idle: {
      on: {
        'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'dirty' },
        CONTINUE: { guard: 'isWorthKeeping', target: 'dirty' },
        BACK: { guard: 'isWorthKeeping', target: 'dirty' },
        GOTO: { guard: 'isWorthKeeping', target: 'dirty' },
      },
    },
    dirty: {
      on: {
        'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'dirty', reenter: true },
        'PAGE.HIDE': { guard: 'isNotSent', target: 'saving' },
      },
      after: { debounce: [{ guard: 'isNotSent', target: 'saving' }, { target: 'idle' }] },
    },
    saving: {
      invoke: {
        src: 'saveLocal',
        input: ({ context }) => draftOf(context),
        onDone: { target: 'idle', actions: assign({ isStorageBlocked: false }) },
        onError: { target: 'idle', actions: assign({ isStorageBlocked: true }) },
      },
      on: { 'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'dirty' } },
    },
  },
});

/** What analytics hear of the form as a whole. */
export const track = parts.createStateConfig({
  initial: 'notStarted',
  on: { RESET: '.notStarted', RESTORE: '.started' },
  states: {
    notStarted: {
      on: {
        'FIELD.CHANGE': {
          guard: { type: 'isNewValue', params: ({ event }) => event },
          target: 'started',
          actions: [...told({ event: 'TripRequestFormStart' }), ...told({ event: 'TripRequestStepStart', step: 'details' })],
        },
      },
    },
    started: {
      always: { guard: 'hasFinishedContact', target: 'completed' },
      on: { 'PAGE.HIDE': { guard: 'isNotSent', actions: told({ event: 'TripRequestAbandon' }) } },
    },
    completed: {
      on: { 'PAGE.HIDE': { guard: 'isNotSent', actions: told({ event: 'TripRequestAbandon' }) } },
    },
  },
});

/** Looks again at what was wrong, half a second after the last change. */
export const recheck = parts.createStateConfig({
  initial: 'resting',
  states: {
    resting: { on: { 'FIELD.CHANGE': { guard: 'hasProblems', target: 'waiting' } } },
    waiting: {
      on: { 'FIELD.CHANGE': { target: 'waiting', reenter: true }, CONTINUE: 'resting', BACK: 'resting' },
      after: { debounce: { target: 'resting', actions: 'recheck' } },
    },
  },
});
