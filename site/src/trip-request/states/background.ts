import { assign } from 'xstate';
import { buildDraft } from '../buildDraft.ts';
import { machineSetup } from '../machineSetup.ts';
import { trackOnce } from './effects.ts';

/** Saves the draft in the browser half a second after the last change and when the page is left. */
export const draft = machineSetup.createStateConfig({
  initial: 'idle',
  on: { RESET: '.idle' },
  states: {
    idle: {
      on: {
        'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'dirty' },
        'STEP.COMPLETE': { guard: 'isWorthSaving', target: 'dirty' },
        BACK: { guard: 'isWorthSaving', target: 'dirty' },
        GOTO: { guard: 'isWorthSaving', target: 'dirty' },
        'START.FOUND': { guard: 'isUntouched', target: 'dirty' },
        'START.USE': 'dirty',
      },
    },
    dirty: {
      on: {
        'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'dirty', reenter: true },
        'PAGE.HIDE': { guard: 'isUnfinished', target: 'saving' },
      },
      after: { debounce: [{ guard: 'isUnfinished', target: 'saving' }, { target: 'idle' }] },
    },
    saving: {
      invoke: {
        src: 'saveLocal',
        input: ({ context }) => buildDraft(context),
        onDone: { target: 'idle', actions: assign({ isStorageBlocked: false }) },
        onError: { target: 'idle', actions: assign({ isStorageBlocked: true }) },
      },
      on: {
        'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'dirty' },
        'STEP.COMPLETE': { guard: 'isWorthSaving', target: 'dirty' },
      },
    },
  },
});

/**
 * Saves the draft on the server two seconds after the last change, once the contact step is completed, so that the form opens on any
 * device. Sending stops it: the server discards the draft of a request that it has already.
 */
export const remote = machineSetup.createStateConfig({
  initial: 'waiting',
  on: { RESET: '.waiting', RESTORE: '.saved' },
  states: {
    waiting: { always: { guard: 'maySaveRemotely', target: 'due' } },
    due: {
      always: { guard: 'isSubmitted', target: 'saved' },
      on: { 'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'due', reenter: true } },
      after: { remoteDebounce: [{ guard: 'maySaveRemotely', target: 'saving' }, { target: 'saved' }] },
    },
    saving: {
      always: { guard: 'isSubmitted', target: 'saved' },
      invoke: { src: 'saveRemote', input: ({ context }) => context, onDone: 'saved', onError: 'saved' },
      on: { 'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'waiting' } },
    },
    saved: {
      on: { 'FIELD.CHANGE': { guard: { type: 'isNewValue', params: ({ event }) => event }, target: 'waiting' } },
    },
  },
});

/** Sends the analytics events about the form as a whole. */
export const track = machineSetup.createStateConfig({
  initial: 'notStarted',
  on: { RESET: '.notStarted', RESTORE: '.started' },
  states: {
    notStarted: {
      on: {
        'FIELD.CHANGE': {
          guard: { type: 'isNewValue', params: ({ event }) => event },
          target: 'started',
          actions: [...trackOnce({ event: 'TripRequestFormStart' }), ...trackOnce({ event: 'TripRequestStepStart', step: 'details' })],
        },
      },
    },
    started: {
      always: { guard: 'hasFinishedContact', target: 'completed' },
      on: { 'PAGE.HIDE': { guard: 'isNotSent', actions: trackOnce({ event: 'TripRequestAbandon' }) } },
    },
    completed: {
      on: { 'PAGE.HIDE': { guard: 'isNotSent', actions: trackOnce({ event: 'TripRequestAbandon' }) } },
    },
  },
});

/** Rechecks the shown problems half a second after the last change. */
export const recheck = machineSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'FIELD.CHANGE': { guard: 'hasProblems', target: 'waiting' } } },
    waiting: {
      on: { 'FIELD.CHANGE': { target: 'waiting', reenter: true }, CONTINUE: 'idle', BACK: 'idle' },
      after: { debounce: { target: 'idle', actions: 'recheck' } },
    },
  },
});
