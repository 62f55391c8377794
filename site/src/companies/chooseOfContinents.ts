const WEEK_MS = 7 * 86_400_000;

/** Chooses at most three items, each of another continent; every week others, for everybody the same. */
export function chooseOfContinents<Item extends { continent: string }>(items: readonly Item[], now: number): Item[] {
  const week = Math.floor(now / WEEK_MS);
  const groups = [...Map.groupBy(items, ({ continent }) => continent)].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return Array.from({ length: Math.min(groups.length, 3) }, (_, index) => groups[(week + index) % groups.length]?.[1] ?? []).flatMap(
    (group) => group[week % group.length] ?? [],
  );
}
