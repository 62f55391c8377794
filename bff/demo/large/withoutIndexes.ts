import type { Client } from 'pg';

/**
 * Runs the work without the table's indexes and triggers and recreates the indexes at the end, which is many times faster than maintaining
 * them row by row. Runs in the open transaction, so that a failure leaves the table unchanged.
 */
export async function withoutIndexes<T>(client: Client, table: string, work: () => Promise<T>): Promise<T> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(selectIndexes, [table]);
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
  const result = await work();
  for (const { definition } of indexes) await client.query(definition);
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  return result;
}

/** Indexes that do not enforce a constraint. */
const selectIndexes = `
  SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid) ORDER BY c.relname`;
