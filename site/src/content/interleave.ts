/** Reorders items round-robin by key, so that equal keys are adjacent only when no others are left. Keeps the order within a key. */
export function interleave<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const groups = Map.groupBy(items, keyOf);
  const rounds = Math.max(0, ...[...groups.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => [...groups.values()].flatMap((group) => group.slice(round, round + 1))).flat();
}
