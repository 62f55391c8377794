/** Those of `values` that differ from the row. */
export function pickChanges<Row extends object>(row: Row, values: Partial<Row>): Partial<Row> {
  const changes: Partial<Row> = {};
  for (const name in values) if (!isSame(values[name], row[name])) changes[name] = values[name];
  return changes;
}

/** The values of the row that a change replaces. */
export function pickReplaced<Row extends object>(row: Row, values: Partial<Row>): Partial<Row> {
  const replaced: Partial<Row> = {};
  for (const name in values) replaced[name] = row[name];
  return replaced;
}

/** The values before a merge of what has not changed since. */
export function pickUntouched<Row extends object>(current: Row, before: Partial<Row>, after: Partial<Row>): Partial<Row> {
  const untouched: Partial<Row> = {};
  for (const name in after) if (isSame(current[name], after[name])) untouched[name] = before[name];
  return untouched;
}

/** Both lists without repetition; never shorter than the first. */
export function uniteLists<T>(own: readonly T[], other: readonly T[], limit: number): T[] {
  const byText = new Map([...own, ...other].map((item) => [JSON.stringify(item), item]));
  return [...byText.values()].slice(0, Math.max(limit, own.length));
}

/** What a merge changed, for its report. */
export function listChanges(before: object, after: object): { path: string; before: unknown; after: unknown }[] {
  const value = (row: object, name: string): unknown => Reflect.get(row, name) ?? null;
  return Object.keys(after).map((name) => ({ path: `/${name}`, before: value(before, name), after: value(after, name) }));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
