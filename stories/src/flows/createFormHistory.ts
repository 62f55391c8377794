import { steps, type initialContext, type provideEffects, type StepName, type TripRequestContext } from '@farwend/site/views';
import { createActor, type EventFrom, type SnapshotFrom, type StateValue } from 'xstate';

type Machine = ReturnType<typeof provideEffects>;
type FormSnapshot = SnapshotFrom<Machine>;

/** The running form and the states it has been in. */
export interface FormHistoryState {
  snapshot: FormSnapshot;
  /** Names of the visited states of the form, in order. */
  visited: readonly string[];
  /** Index of the current one. */
  at: number;
}

/** A running form whose states can be chosen and stepped through both ways. */
export interface FormHistory {
  read: () => FormHistoryState;
  subscribe: (listener: () => void) => () => void;
  send: (event: EventFrom<Machine>) => void;
  /** Enters the state of the form with this path, with the answers given so far. */
  choose: (path: readonly string[]) => void;
  /** Goes to the state visited before (-1) or after (1) the current one. */
  step: (by: -1 | 1) => void;
  /** Starts the machine; returns a function that stops it. */
  start: () => () => void;
}

interface Visit {
  name: string;
  snapshot: FormSnapshot;
}

/**
 * Creates the history of a form. A state that is entered from the history or the chart waits: what it would ask the server for is not asked,
 * so that it can be looked at.
 */
export function createFormHistory(machine: Machine, input: Parameters<typeof initialContext>[0]): FormHistory {
  const listeners = new Set<() => void>();
  let actor = createActor(machine, { input });
  let visits: Visit[] = [readVisit()];
  let at = 0;
  let state = buildState();

  function readVisit(): Visit {
    const snapshot = actor.getSnapshot();
    return { name: nameState(snapshot.value), snapshot };
  }

  function buildState(): FormHistoryState {
    return { snapshot: actor.getSnapshot(), visited: visits.map(({ name }) => name), at };
  }

  /** Changes within a state belong to its visit; another state is a new visit, which replaces those after the current one. */
  function record(): void {
    const visit = readVisit();
    if (visit.name === visits[at]?.name) visits = visits.with(at, visit);
    else {
      visits = [...visits.slice(0, at + 1), visit];
      at += 1;
    }
    state = buildState();
    for (const listener of listeners) listener();
  }

  function enter({ value, context }: { value: StateValue; context: TripRequestContext }): void {
    actor.stop();
    actor = createActor(machine, { input, snapshot: machine.resolveState({ value: calmBackground(value, context), context }) });
    actor.subscribe(record);
    actor.start();
    record();
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (event) => actor.send(event),
    choose: (path) => {
      const { value, context } = actor.getSnapshot();
      enter({ value: { ...asRegions(value), form: toStateValue(path.slice(1)) }, context: fitContext(context, path) });
    },
    step: (by) => {
      const visit = visits[at + by];
      if (!visit) return;
      at += by;
      enter(visit.snapshot);
    },
    start: () => {
      enter(actor.getSnapshot());
      return () => actor.stop();
    },
  };
}

/** The name of the form's state, such as "checkEmail, existing". */
function nameState(value: StateValue): string {
  const form = asRegions(value)['form'] ?? '';
  return typeof form === 'string' ? form : Object.entries(form).flat().join(', ');
}

/** The regions of the machine with their states. */
function asRegions(value: StateValue): Readonly<Record<string, StateValue | undefined>> {
  return typeof value === 'string' ? { [value]: {} } : value;
}

function toStateValue([key = '', ...rest]: readonly string[]): StateValue {
  return rest.length === 0 ? key : { [key]: toStateValue(rest) };
}

/** The regions in the background without a timer, because a restored machine does not start it again. */
function calmBackground(value: StateValue, { lastCompletedStep }: TripRequestContext): StateValue {
  const remote = lastCompletedStep >= steps.indexOf('contact') ? 'saved' : 'waiting';
  return { ...asRegions(value), draft: 'idle', recheck: 'idle', remote };
}

const sent = { id: 'x', reference: 'TR-7K2M9Q', destinationNames: ['Kenya'], sentAt: '2026-11-21T09:30:00Z' };
const person = { firstName: 'Samira', lastName: 'Lund', email: 'samira@example.org', phone: null, countryOfResidence: 'DK' };

/** The context that the form would have had on its way to a state. */
function fitContext(context: TripRequestContext, [, state = '', substate = '']: readonly string[]): TripRequestContext {
  const step = steps.find((name): name is StepName => name === state) ?? 'phone';
  return {
    ...context,
    step,
    lastCompletedStep: steps.indexOf(step) - 1,
    problems: [],
    changing: null,
    isSaving: state === 'submitting',
    isSubmitted: state === 'submitting' || state === 'thanks',
    sent: state === 'thanks' || state === 'duplicate' ? sent : null,
    person: substate === 'mismatch' ? person : null,
    isNewSSOUser: substate === 'confirming',
    showConfirmationModal: substate === 'confirming',
  };
}
