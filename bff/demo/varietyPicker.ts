import type { Random } from './random.ts';

/** How far apart in each scope the same words must be. */
export type Scopes = Readonly<Record<string, number>>;

/** Picks from lists so that nothing comes back soon: not within so many picks of any scope it is picked for. */
export class FairPick {
  private readonly random: Random;
  /** When each one was last picked in a scope, and how often the scope has been picked for. */
  private readonly seen = new Map<string, Map<string, number>>();
  private readonly turns = new Map<string, number>();

  constructor(random: Random) {
    this.random = random;
  }

  /** Starts the next text: distances are counted in texts. */
  next(scopes: Scopes): void {
    for (const scope of Object.keys(scopes)) this.turns.set(scope, (this.turns.get(scope) ?? 0) + 1);
  }

  /** One of the list by its key; the longest unused where all are too near. Throws on an empty list. */
  pick<T>(list: readonly T[], keyOf: (one: T) => string, scopes: Scopes): T {
    const start = this.random.whole(0, list.length - 1);
    const inTurn = [...list.slice(start), ...list.slice(0, start)];
    const chosen = inTurn.find((one) => this.waitOf(keyOf(one), scopes) >= 1) ?? this.longestUnused(inTurn, keyOf, scopes);
    if (chosen === undefined) throw new Error('There is nothing to pick from.');
    for (const scope of Object.keys(scopes)) this.lastTurns(scope).set(keyOf(chosen), this.turns.get(scope) ?? 0);
    return chosen;
  }

  private longestUnused<T>(list: readonly T[], keyOf: (one: T) => string, scopes: Scopes): T | undefined {
    return list.toSorted((a, b) => this.waitOf(keyOf(b), scopes) - this.waitOf(keyOf(a), scopes))[0];
  }

  private lastTurns(scope: string): Map<string, number> {
    const known = this.seen.get(scope) ?? new Map<string, number>();
    this.seen.set(scope, known);
    return known;
  }

  /** 1 and more: far enough in every scope. */
  private waitOf(key: string, scopes: Scopes): number {
    const shares = Object.entries(scopes).map(([scope, distance]) => {
      const last = this.lastTurns(scope).get(key);
      return last === undefined ? distance + 1 : ((this.turns.get(scope) ?? 0) - last) / distance;
    });
    return Math.min(...shares);
  }
}
