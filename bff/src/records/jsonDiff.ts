/** One difference between two JSON values. */
export interface Difference {
  /** JSON pointer. */
  path: string;
  op: 'add' | 'remove' | 'replace';
  before: unknown;
  after: unknown;
}

/** The changes that turn `before` into `after`. List items are matched by id if all have one, else by index. */
export function jsonDiff(before: unknown, after: unknown, path = ''): Difference[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDiff(before, after, path);
  if (isObject(before) && isObject(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      valueDiff(before[name], after[name], `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
    );
  }
  return [{ path, op: 'replace', before, after }];
}

function valueDiff(before: unknown, after: unknown, path: string): Difference[] {
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [{ path, op: 'add', before: null, after }];
  if (after === undefined) return [{ path, op: 'remove', before, after: null }];
  return jsonDiff(before, after, path);
}

function listDiff(before: unknown[], after: unknown[], path: string): Difference[] {
  if (![...before, ...after].every((item) => idOf(item) !== undefined)) {
    return Array.from({ length: Math.max(before.length, after.length) }, (_, index) =>
      valueDiff(before[index], after[index], `${path}/${index}`),
    ).flat();
  }
  const earlier = new Map(before.map((item) => [idOf(item), item]));
  const remaining = new Set(after.map(idOf));
  return [
    ...before.flatMap((item, index) => (remaining.has(idOf(item)) ? [] : valueDiff(item, undefined, `${path}/${index}`))),
    ...after.flatMap((item, index) => valueDiff(earlier.get(idOf(item)), item, `${path}/${index}`)),
  ];
}

function idOf(item: unknown): string | undefined {
  return isObject(item) && typeof item['id'] === 'string' ? item['id'] : undefined;
}
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
