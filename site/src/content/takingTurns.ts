/** The same things so that no two of a kind stand beside each other while others are left: one of each kind in turn, in the order given. */
export function takingTurns<Thing>(things: readonly Thing[], kindOf: (thing: Thing) => string): Thing[] {
  const kinds = Map.groupBy(things, kindOf);
  const rounds = Math.max(0, ...[...kinds.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => [...kinds.values()].flatMap((kind) => kind.slice(round, round + 1))).flat();
}
