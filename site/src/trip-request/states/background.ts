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
        'ITINERARY.FOUND': { guard: 'isUntouched', target: 'dirty' },
        'ITINERARY.USE': 'dirty',
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

/** Keeps the answers on the server too, once the fourth step was passed and two seconds without a change; so the form opens on any device. */
export const remote = parts.createStateConfig({
  initial: 'waiting',
  on: { RESET: '.waiting', RESTORE: '.kept' },
  states: {
    waiting: { always: { guard: 'mayKeepRemotely', target: 'due' } },
    due: {
      on: { 'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'due', reenter: true } },
      after: { remoteDebounce: [{ guard: 'mayKeepRemotely', target: 'keeping' }, { target: 'kept' }] },
    },
    keeping: {
      invoke: { src: 'saveRemote', input: ({ context }) => context, onDone: 'kept', onError: 'kept' },
      on: { 'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'waiting' } },
    },
    kept: {
      on: { 'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'waiting' } },
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
