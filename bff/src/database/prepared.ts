import type { Sequelize, Transaction } from 'sequelize';
import { queryOnPool, writeOnPool } from './pool.ts';
import { type Lookup, together } from './together.ts';

/**
 * Rows of a named prepared statement on Sequelize's own pool: PostgreSQL parses and plans it once per connection. One name, one text.
 * Runs in the given transaction, else by itself on the primary; 'replica' is for reads that may lag. Errors are pg's own (`code` is
 * the SQLSTATE).
 */
export async function preparedQuery<Row extends object>(
  sequelize: Sequelize,
  name: string,
  text: string,
  values: readonly unknown[],
  on: Transaction | 'replica' | null = null,
): Promise<Row[]> {
  const result = await queryOnPool(sequelize, { name, text, values: [...values] }, on);
  return result.rows;
}

/** The same for a write in a transaction whose rows nobody waits for (see `writeOnPool`). */
export function preparedWrite(
  sequelize: Sequelize,
  name: string,
  text: string,
  values: readonly unknown[],
  transaction: Transaction | null,
): Promise<void> {
  return writeOnPool(sequelize, { name, text, values: [...values] }, transaction);
}

/** Rows of a table by a key: the statement with its list of keys left open, and the column that tells the rows apart. */
export interface RowsByKey {
  /** The text around the list, which stands in brackets behind IN. */
  text(keys: string): string;
  /** The type of a key, like uuid. */
  type: string;
  key: string;
}

/**
 * The row of a key by a named prepared statement on the primary. Keys that are asked for at once go in one statement (see `together`), so
 * rows are not to be changed. One name, one text.
 */
export function preparedLookup<Row extends object>(
  sequelize: Sequelize,
  name: string,
  rows: RowsByKey,
  wanted: string,
): Promise<Row | undefined> {
  const named = lookups.get(sequelize) ?? new Map<string, Lookup<object>>();
  lookups.set(sequelize, named);
  const lookup =
    named.get(name) ??
    together<Row>(
      (keys) => rowsByKeys(sequelize, name, rows, keys),
      (row) => Reflect.get(row, rows.key),
    );
  named.set(name, lookup);
  return lookup(wanted) as Promise<Row | undefined>; // one name, one text, one kind of row
}

const lookups = new WeakMap<Sequelize, Map<string, Lookup<object>>>();

/**
 * Lists of few lengths, filled up with the last key: of an array PostgreSQL does not know the length, so it would plan each list anew
 * instead of keeping one plan.
 */
const lengths = [1, 4, 16, 64];
const LONGEST = 64;

async function rowsByKeys<Row extends object>(
  sequelize: Sequelize,
  name: string,
  { text, type }: RowsByKey,
  keys: readonly string[],
): Promise<Row[]> {
  const parts = Array.from({ length: Math.ceil(keys.length / LONGEST) }, (_, part) => keys.slice(part * LONGEST, (part + 1) * LONGEST));
  const found = parts.map((part) => {
    const length = lengths.find((one) => one >= part.length) ?? LONGEST;
    const places = Array.from({ length }, (_, index) => `$${index + 1}::${type}`);
    const values = places.map((_, index) => part[Math.min(index, part.length - 1)]);
    return preparedQuery<Row>(sequelize, `${name}.${length}`, text(places.join(', ')), values);
  });
  return (await Promise.all(found)).flat();
}
