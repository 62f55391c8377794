import { lazyModule } from '#src/startup/lazyModule.ts';
import type { ExpiringStorage } from '#src/shared/storage.ts';
import { applyChange } from './applyChange.ts';
import { initialContext, type TripRequestInput, type TripRequestMachineEvent } from './context.ts';
import type { FormState } from './FormState.ts';
import type { RunningMachine } from './runMachine.ts';
import type { FormServices } from './sendTripRequest.ts';

/** The state machine with XState, 20 kB: loaded when the browser is idle, or with the visitor's first answer. */
export const machineModule = lazyModule(() => import('./runMachine.ts'));

/** A form that can be used before its machine is loaded. */
export interface FormStore {
  /** The current state. */
  read: () => FormState;
  /** The state before the first event, which the server has rendered. */
  readInitial: () => FormState;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Sends an event to the machine. Until it is loaded answers are shown at once, and events are queued. */
  send: (event: TripRequestMachineEvent) => void;
  /** Stops the machine; a later event starts a new one. */
  stop: () => void;
}

/** Creates a form with its initial state. */
export function createFormStore(input: TripRequestInput, services: FormServices, storage: ExpiringStorage): FormStore {
  const listeners = new Set<() => void>();
  const initial: FormState = { context: initialContext(input), status: 'answering' };
  let state = initial;
  let machine: RunningMachine | undefined;
  let queue: TripRequestMachineEvent[] = [];

  const show = (next: FormState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    if (queue.length === 0) return;
    machine = machineModule.current?.runMachine({ input, services, storage, queue, onState: show });
    queue = [];
  };
  const dispatch = (event: TripRequestMachineEvent): void => {
    if (machine) return machine.send(event);
    if (event.type === 'PAGE.HIDE' && queue.length === 0) return undefined; // an untouched form has nothing to save
    queue.push(event);
    if (machineModule.current) return start();
    if (event.type === 'FIELD.CHANGE') show({ ...state, context: { ...state.context, form: applyChange(state.context.form, event) } });
    machineModule.load().then(start, () => undefined); // offline: the next event tries again
    return undefined;
  };

  const answersBeforeDraft = new Map<string, TripRequestMachineEvent>();
  return {
    read: () => state,
    readInitial: () => initial,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (event) => {
      dispatch(event);
      if (event.type === 'FIELD.CHANGE') answersBeforeDraft.set(event.name, event);
      if (event.type !== 'RESTORE' || !event.isArrival) return;
      // What the visitor answered before the saved draft was read wins over the draft.
      for (const answer of answersBeforeDraft.values()) dispatch(answer);
      answersBeforeDraft.clear();
    },
    stop: () => {
      machine?.stop();
      machine = undefined;
      queue = [];
    },
  };
}
