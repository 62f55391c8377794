import DataLoader from 'dataloader';

/** Batches everything requested in one turn of the event loop, across requests, and caches nothing. */
const oncePerTurn = { cache: false, batchScheduleFn: (dispatch: () => void) => void setImmediate(dispatch) } as const;

/**
 * A look-up by key that batches the requests of one turn of the event loop. Requests for the same key share one row, which must therefore not
 * be changed. If the batch fails, each of its look-ups fails.
 */
export function batchLoader<Row>(
  read: (keys: readonly string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => unknown,
): (key: string) => Promise<Row | undefined> {
  const loader = new DataLoader<string, Row | undefined>(async (keys) => {
    const rows = await read([...new Set(keys)]);
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    return keys.map((key) => byKey.get(key));
  }, oncePerTurn);
  return (key) => loader.load(key);
}

/**
 * A write that batches the items of one turn of the event loop. If the batch fails, each item is retried alone, so that only invalid items
 * fail.
 */
export function batchWrite<Item>(write: (items: readonly Item[]) => Promise<unknown>): (item: Item) => Promise<void> {
  const loader = new DataLoader<Item, undefined>(async (items) => {
    try {
      await write(items);
      return items.map(() => undefined);
    } catch {
      return Promise.all(items.map((item) => write([item]).then(() => undefined, asError)));
    }
  }, oncePerTurn);
  return async (item) => {
    await loader.load(item);
  };
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('a batched write failed', { cause: reason });
}
