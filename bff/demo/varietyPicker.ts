import type { Random } from './random.ts';

/** The minimum distance between repetitions, by scope. */
export type Scopes = Readonly<Record<string, number>>;

/** Picks from lists without early repetition: not within the given number of texts of any scope. */
export class VarietyPicker {
  private readonly random: Random;
  /** The turn in which each element was last picked, by scope. */
  private readonly seen = new Map<string, Map<string, number>>();
  private readonly turns = new Map<string, number>();

  constructor(random: Random) {
    this.random = random;
  }

  /** Starts the next text; distances are counted in texts. */
  next(scopes: Scopes): void {
    for (const scope of Object.keys(scopes)) this.turns.set(scope, (this.turns.get(scope) ?? 0) + 1);
  }

  /** Picks an element by its key; the longest unused if all repeat too early. Throws if the list is empty. */
  pick<T>(list: readonly T[], keyOf: (one: T) => string, scopes: Scopes): T {
    const start = this.random.integer(0, list.length - 1);
    const inTurn = [...list.slice(start), ...list.slice(0, start)];
    const chosen = inTurn.find((one) => this.distanceShare(keyOf(one), scopes) >= 1) ?? this.longestUnused(inTurn, keyOf, scopes);
    if (chosen === undefined) throw new Error('Cannot pick from an empty list.');
    for (const scope of Object.keys(scopes)) this.lastTurns(scope).set(keyOf(chosen), this.turns.get(scope) ?? 0);
    return chosen;
  }

  private longestUnused<T>(list: readonly T[], keyOf: (one: T) => string, scopes: Scopes): T | undefined {
    return list.toSorted((a, b) => this.distanceShare(keyOf(b), scopes) - this.distanceShare(keyOf(a), scopes))[0];
  }

  private lastTurns(scope: string): Map<string, number> {
    const turns = this.seen.get(scope) ?? new Map<string, number>();
    this.seen.set(scope, turns);
    return turns;
  }

  /** At least 1 if the last use is far enough in every scope. */
  private distanceShare(key: string, scopes: Scopes): number {
    const shares = Object.entries(scopes).map(([scope, distance]) => {
      const last = this.lastTurns(scope).get(key);
      return last === undefined ? distance + 1 : ((this.turns.get(scope) ?? 0) - last) / distance;
    });
    return Math.min(...shares);
  }
}
