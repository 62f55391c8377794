/** What finds one row by its key. */
export type Lookup<Row> = (key: string) => Promise<Row | undefined>;

/**
 * Makes a look-up by key that reads together what is asked for in one turn of the event loop: many requests at once become one
 * statement. Nothing waits longer than for that turn, nothing is kept, and what is answered was read after it was asked for. Whoever asks
 * for the same key gets the same row, so rows are not to be changed. When the statement fails, all who asked in it hear of it.
 */
export function together<Row>(read: (keys: readonly string[]) => Promise<readonly Row[]>, keyOf: (row: Row) => unknown): Lookup<Row> {
  let gathering: { keys: Set<string>; rows: Promise<Map<unknown, Row>> } | null = null;

  async function readAll(keys: ReadonlySet<string>): Promise<Map<unknown, Row>> {
    await new Promise((next) => setImmediate(next));
    gathering = null;
    const rows = await read([...keys]);
    return new Map(rows.map((row) => [keyOf(row), row]));
  }

  return async (key) => {
    if (gathering === null) {
      const keys = new Set<string>();
      gathering = { keys, rows: readAll(keys) };
    }
    gathering.keys.add(key);
    const rows = await gathering.rows;
    return rows.get(key);
  };
}

/**
 * Makes a write of one thing that writes together what is to be written in one turn of the event loop. When that fails, each is tried by
 * itself, so that what is wrong with one is heard by its writer only.
 */
export function writtenTogether<T>(write: (items: readonly T[]) => Promise<unknown>): (item: T) => Promise<void> {
  let gathering: { items: T[]; written: Promise<boolean> } | null = null;

  async function writeAll(items: readonly T[]): Promise<boolean> {
    await new Promise((next) => setImmediate(next));
    gathering = null;
    return write(items).then(
      () => true,
      () => false,
    );
  }

  return async (item) => {
    if (gathering === null) {
      const items: T[] = [];
      gathering = { items, written: writeAll(items) };
    }
    gathering.items.push(item);
    if (!(await gathering.written)) await write([item]);
  };
}
