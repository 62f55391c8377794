import type { Caller } from '../roles.ts';

/** Who may make a transition: kinds of callers, the traveler who owns the record, the lead agents of its partner, or background jobs. */
export type TransitionActor = Caller | 'owner' | 'leadAgent' | 'system';

/** A transition of a state machine. */
export interface Transition<S extends string> {
  from: readonly S[];
  to: S;
  who: readonly TransitionActor[];
  /** Reason codes, one of which is required … */
  reasons?: readonly string[];
  /** … or optional. */
  reasonOptional?: true;
  /** Whether the caller may also make it as a correction, with the reason CORRECTION: without guards and consequences. */
  isCorrectable?: true;
  /** Precondition or consequence, for readers. */
  rule?: string;
}

/** A state machine as data; `corrector` may set any state from any other with the reason CORRECTION. */
export interface StateMachine<S extends string> {
  readonly states: readonly [S, ...S[]];
  readonly initial: S;
  readonly transitions: readonly Transition<S>[];
  readonly corrector?: Caller;
}

/** The transitions that `actors` may make from `from`, each target once. */
export function transitionsFrom<S extends string>(machine: StateMachine<S>, from: S, actors: readonly TransitionActor[]): Transition<S>[] {
  const may = machine.transitions.filter((move) => move.from.includes(from) && move.who.some((who) => actors.includes(who)));
  const unique = may.filter((move, index) => may.findIndex((other) => other.to === move.to) === index);
  if (!machine.corrector || !actors.includes(machine.corrector)) return unique;
  const corrections = machine.states.filter((state) => state !== from && !unique.some((move) => move.to === state));
  return [
    ...unique.map((move) => ({ ...move, isCorrectable: true as const })),
    ...corrections.map((to) => ({
      from: [from],
      to,
      who: [machine.corrector ?? 'admin'],
      reasons: ['CORRECTION'],
      reasonOptional: true as const,
      isCorrectable: true as const,
    })),
  ];
}
