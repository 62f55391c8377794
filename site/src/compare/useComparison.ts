import { useSyncExternalStore } from 'react';
import { storage } from '#src/shared/storage.ts';
import { changeChoices, noChoices, type ChoiceState, type ComparedChoice } from './changeChoices.ts';
import type { ComparedKind } from './comparedKinds.data.ts';

/** What the visitor has chosen to compare, and how to change it. */
export interface Comparison extends ChoiceState {
  /** Adds a choice or takes it out. */
  choose: (choice: ComparedChoice, isChosen: boolean) => void;
  /** Takes all of them out. */
  clear: () => void;
}

/** The choices of this device, which stay for 30 days; none on the server and during hydration. */
export function useComparison(kind: ComparedKind): Comparison {
  const state = useSyncExternalStore(
    subscribe,
    () => read(kind),
    () => noChoices,
  );
  return {
    ...state,
    choose: (choice, isChosen) => {
      const before = load(kind); // another tab may have changed it meanwhile
      if (before.some(({ id }) => id === choice.id) !== isChosen) save(kind, changeChoices(before, choice, isChosen));
    },
    clear: () => save(kind, { choices: [], message: 'Nothing is left to compare.' }),
  };
}

const states = new Map<ComparedKind, ChoiceState>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(kind: ComparedKind): ChoiceState {
  const state = states.get(kind) ?? { ...noChoices, choices: load(kind) };
  states.set(kind, state);
  return state;
}

function load(kind: ComparedKind): readonly ComparedChoice[] {
  return storage.read(`compared.${kind}`, areChoices) ?? states.get(kind)?.choices ?? [];
}

function save(kind: ComparedKind, state: ChoiceState): void {
  storage.write(`compared.${kind}`, state.choices);
  states.set(kind, state);
  for (const listener of listeners) listener();
}

function areChoices(value: unknown): value is ComparedChoice[] {
  return Array.isArray(value) && value.every(isChoice);
}

function isChoice(value: unknown): value is ComparedChoice {
  return typeof value === 'object' && value !== null && 'id' in value && 'title' in value;
}
