import type { Caller } from '../roles.ts';

/** Who may make a move: kinds of callers, the record's own traveller, the lead agents of the record's company, or the system's jobs. */
export type Mover = Caller | 'owner' | 'leadAgent' | 'system';

/** One move of a state machine. */
export interface Move<S extends string> {
  from: readonly S[];
  to: S;
  who: readonly Mover[];
  /** Reason codes, one of which must be given … */
  reasons?: readonly string[];
  /** … or may be left out. */
  reasonOptional?: true;
  /** What must hold or what follows, for readers. */
  rule?: string;
}

/** A state machine as data; `corrector` may go from any state to any other with the reason CORRECTION. */
export interface StateMachine<S extends string> {
  readonly states: readonly [S, ...S[]];
  readonly initial: S;
  readonly moves: readonly Move<S>[];
  readonly corrector?: Caller;
}

/** The moves that `movers` may make from `from`; each target once. */
export function movesFrom<S extends string>(machine: StateMachine<S>, from: S, movers: readonly Mover[]): Move<S>[] {
  const may = machine.moves.filter((move) => move.from.includes(from) && move.who.some((who) => movers.includes(who)));
  const unique = may.filter((move, index) => may.findIndex((other) => other.to === move.to) === index);
  if (!machine.corrector || !movers.includes(machine.corrector)) return unique;
  const corrections = machine.states.filter((state) => state !== from && !unique.some((move) => move.to === state));
  return [
    ...unique,
    ...corrections.map((to) => ({
      from: [from],
      to,
      who: [machine.corrector ?? 'admin'],
      reasons: ['CORRECTION'],
      reasonOptional: true as const,
    })),
  ];
}
