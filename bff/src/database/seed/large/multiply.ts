import type { Sequelize, Transaction } from 'sequelize';
import { queryOnPool } from '#src/database/pool.ts';

/** A table to be filled with copies of the rows it has. */
export interface Copies {
  table: string;
  /** Which rows are copied, as a condition on the table; default: all. */
  where?: string;
  /** How many times the rows are copied. */
  times: number;
  /** Columns that differ in each copy: SQL over the row (its columns) and the number of the copy, `n`. All others stay the same. */
  changes: Record<string, string>;
}

/**
 * Fills a table with copies of its own rows, inside the database: nothing travels. Indexes and triggers are away meanwhile and are
 * made anew at the end, all in the given transaction, so that a failure leaves the table as it was. Returns how many rows were added.
 */
export async function multiply(
  sequelize: Sequelize,
  { table, where = 'true', times, changes }: Copies,
  transaction: Transaction,
): Promise<number> {
  const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<{ rows: Row[]; count: number }> => {
    const result = await queryOnPool(sequelize, { text, values }, transaction);
    return { rows: result.rows, count: result.rowCount ?? 0 };
  };
  const { rows: columns } = await run<{ name: string }>(selectColumns, [table]);
  const { rows: indexes } = await run<{ name: string; definition: string }>(selectIndexes, [table]);
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ name }) => changes[name] ?? `s."${name}"`).join(', ');

  await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const { name } of indexes) await run(`DROP INDEX "${name}"`);
  const { count } = await run(
    `INSERT INTO ${table} (${names}) SELECT ${values} FROM (SELECT * FROM ${table} WHERE ${where}) s CROSS JOIN generate_series(1, ${times}) n`,
  );
  for (const { definition } of indexes) await run(definition);
  await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  return count;
}

/** The id of a copy: the same for the same row and number on every machine, and a valid UUID of version 8. */
export const copiedId = `
CREATE OR REPLACE FUNCTION pg_temp.copied(id uuid, n int) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT overlay(overlay(md5(id::text || ' ' || n) PLACING '8' FROM 13 FOR 1) PLACING '8' FROM 17 FOR 1)::uuid
$$`;

const selectColumns = `
  SELECT attname AS name FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`;

/** Indexes that hold no constraint: those of constraints keep the copies right. */
const selectIndexes = `
  SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid) ORDER BY c.relname`;
