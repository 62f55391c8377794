import { later } from '#src/shared/later.ts';
import type { Storage30 } from '#src/shared/storage.ts';
import { change } from './change.ts';
import type { EmailCheckState } from './emailCheckState.ts';
import { firstContext, type TripRequestContext, type TripRequestInput, type TripRequestMachineEvent } from './context.ts';
import type { Running } from './running.ts';
import type { Sending } from './sendTripRequest.ts';

/** The machine and all it decides; in a file of its own, for a form that nobody has touched needs none. */
export const running = later(() => import('./running.ts'));

/** What the form shows. */
export interface FormState {
  /** The answers and how far they are. */
  context: TripRequestContext;
  /** Where it waits for something besides an answer. */
  at: 'asking' | 'verifying' | 'duplicate' | 'thanks' | EmailCheckState;
}

/** A form that can be used at once; its machine comes with the first thing a person does, or when the browser is idle. */
export interface FormStore {
  /** What it shows. */
  read: () => FormState;
  /** Calls back after each change; returns how to end that. */
  subscribe: (listener: () => void) => () => void;
  /** Takes what the person does. Until the machine is there, answers show at once and everything waits for it in order. */
  send: (event: TripRequestMachineEvent) => void;
  /** Ends the machine; what comes later begins it anew. */
  stop: () => void;
}

/** Makes a form that begins with `input`. */
export function createFormStore(input: TripRequestInput, sending: Sending, storage: Storage30): FormStore {
  const listeners = new Set<() => void>();
  let state: FormState = { context: firstContext(input), at: 'asking' };
  let machine: Running | undefined;
  let waiting: TripRequestMachineEvent[] = [];

  const show = (next: FormState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const catchUp = () => {
    const earlier = waiting;
    waiting = [];
    if (earlier.length > 0) machine = running.now?.run({ input, sending, storage, earlier, onState: show });
  };
  const typed = new Map<string, TripRequestMachineEvent>();
  const send = (event: TripRequestMachineEvent) => {
    take(event);
    if (event.type === 'FIELD.CHANGE') typed.set(event.name, event);
    if (event.type !== 'RESTORE' || !event.isArrival) return;
    // Whoever was quicker than their kept answers has not typed in vain.
    for (const early of typed.values()) take(early);
    typed.clear();
  };
  const take = (event: TripRequestMachineEvent): void => {
    if (machine) return machine.send(event);
    if (event.type === 'PAGE.HIDE' && waiting.length === 0) return undefined; // nobody has touched it
    waiting.push(event);
    if (running.now) return catchUp();
    if (event.type === 'FIELD.CHANGE') show({ ...state, context: { ...state.context, form: change(state.context.form, event) } });
    running.load().then(catchUp, () => undefined); // offline: the next event tries again
    return undefined;
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    stop: () => {
      machine?.stop();
      machine = undefined;
      waiting = [];
    },
  };
}
