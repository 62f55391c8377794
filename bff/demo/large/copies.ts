import type { Client } from 'pg';
import { type Cell, formatCopyCell, copyIn } from '#src/db/copyIn.ts';

/** A row of the demo data, its columns in PostgreSQL's text form. */
export type TextRow = Readonly<Record<string, Cell>>;

/** What a column of a copy holds, from what it holds in the row, the number of the copy from 1 on, and the row. NULL stays NULL. */
export type ColumnChange = (value: string, n: number, row: TextRow) => Cell;

/** A table to fill with copies of its rows. */
export interface Copies {
  table: string;
  /** Which rows are copied, as a condition on the table; default: all. */
  where?: string;
  /** Columns that differ in each copy; all others stay the same. */
  changes: Readonly<Record<string, ColumnChange>>;
}

/**
 * Streams `times` copies of each row into the table and returns the number of new rows. Copies are generated one by one as the database takes
 * them, so only the originals are held in memory. `onProgress` is called now and then with the current count.
 */
export async function streamCopies(
  client: Client,
  { table, where = 'true', changes }: Copies,
  times: number,
  onProgress: (count: number) => void,
): Promise<number> {
  const { rows: stored } = await client.query<{ name: string }>(selectColumns, [table]);
  const names = stored.map(({ name }) => name);
  const texts = names.map((name) => `"${name}"::text`).join(', ');
  const { rows } = await client.query<TextRow>(`SELECT ${texts} FROM ${table} WHERE ${where}`);
  const columns = names.map((name) => `"${name}"`).join(', ');
  return copyIn(client, `${table} (${columns})`, generateLines(names, rows, changes, times, onProgress));
}

const REPORT_INTERVAL = 5_000;

function* generateLines(
  names: readonly string[],
  rows: readonly TextRow[],
  changes: Copies['changes'],
  times: number,
  onProgress: (count: number) => void,
): Generator<string> {
  const changed = names.flatMap((name, index) => (changes[name] ? [{ name, index, change: changes[name] }] : []));
  const originals = rows.map((row) => ({ row, cells: names.map((name) => formatCopyCell(row[name] ?? null)) }));
  let count = 0;
  for (let n = 1; n <= times; n += 1)
    for (const { row, cells } of originals) {
      for (const { name, index, change } of changed) {
        const value = row[name] ?? null;
        if (value !== null) cells[index] = formatCopyCell(change(value, n, row));
      }
      yield `${cells.join('\t')}\n`;
      count += 1;
      if (count % REPORT_INTERVAL === 0) onProgress(count);
    }
}

const selectColumns = `
  SELECT attname AS name FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`;
