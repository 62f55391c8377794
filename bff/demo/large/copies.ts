import type { Client } from 'pg';
import { type Cell, copyCell, copyIn } from '#src/database/copyIn.ts';

/** A row of the demo data, its columns in PostgreSQL's text form. */
export type TextRow = Readonly<Record<string, Cell>>;

/** What a column of a copy holds, from what it holds in the row, the number of the copy from 1 on, and the row. NULL stays NULL. */
export type Change = (value: string, n: number, row: TextRow) => Cell;

/** A table to be filled with copies of rows it has. */
export interface Copies {
  table: string;
  /** Which rows are copied, as a condition on the table; default: all. */
  where?: string;
  /** Columns that differ in each copy; all others stay the same. */
  changes: Readonly<Record<string, Change>>;
}

/**
 * Streams copies of a table's rows into it, `times` of each, and answers how many rows came. The copies are made here one by one, as
 * the database takes them: only the rows of the demo are ever held. `made` hears how many there are, now and then.
 */
export async function streamCopies(
  client: Client,
  { table, where = 'true', changes }: Copies,
  times: number,
  made: (count: number) => void,
): Promise<number> {
  const { rows: stored } = await client.query<{ name: string }>(selectColumns, [table]);
  const names = stored.map(({ name }) => name);
  const texts = names.map((name) => `"${name}"::text`).join(', ');
  const { rows } = await client.query<TextRow>(`SELECT ${texts} FROM ${table} WHERE ${where}`);
  const columns = names.map((name) => `"${name}"`).join(', ');
  return copyIn(client, `${table} (${columns})`, linesOf(names, rows, changes, times, made));
}

const OFTEN = 5_000;

function* linesOf(
  names: readonly string[],
  rows: readonly TextRow[],
  changes: Copies['changes'],
  times: number,
  made: (count: number) => void,
): Generator<string> {
  const changed = names.flatMap((name, index) => (changes[name] ? [{ name, index, change: changes[name] }] : []));
  const originals = rows.map((row) => ({ row, cells: names.map((name) => copyCell(row[name] ?? null)) }));
  let count = 0;
  for (let n = 1; n <= times; n += 1)
    for (const { row, cells } of originals) {
      for (const { name, index, change } of changed) {
        const value = row[name] ?? null;
        if (value !== null) cells[index] = copyCell(change(value, n, row));
      }
      yield `${cells.join('\t')}\n`;
      count += 1;
      if (count % OFTEN === 0) made(count);
    }
}

const selectColumns = `
  SELECT attname AS name FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`;
