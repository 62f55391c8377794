import type { Client } from 'pg';
import { z } from 'zod';

/** Our tables, and those of the job queue. */
const schemas = ['public', 'pgboss'];

/** A table with rows of its own or, if it is partitioned, those of its partitions. */
export const Table = z.object({
  /** With its schema, quoted where necessary, like `public.users`. */
  name: z.string(),
  /** The stored columns for COPY, quoted where necessary. */
  columns: z.string(),
  /** The order of the key in bytes, so that every database writes equal rows in equal order; of the whole row without a key. */
  order: z.string(),
});
export type Table = z.output<typeof Table>;

/** A partition, which the job queue and the server create as time goes on. */
export const Partition = z.object({ name: z.string(), parent: z.string(), bound: z.string() });
export type Partition = z.output<typeof Partition>;

/** A sequence that has been used. */
export const Sequence = z.object({ name: z.string(), value: z.string() });
export type Sequence = z.output<typeof Sequence>;

/** Makes values look the same in every session, whatever server and role have been set to, and lifts their limits. */
export async function prepareCopySession(client: Client): Promise<void> {
  await client.query(`
    SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'; SET extra_float_digits = 1; SET bytea_output = 'hex';
    SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`);
}

/** Every table by name, except unlogged ones, which hold what may be lost. */
export async function listTables(client: Client): Promise<Table[]> {
  return z.array(Table).parse((await client.query(selectTables, [schemas])).rows);
}

export async function listPartitions(client: Client): Promise<Partition[]> {
  return z.array(Partition).parse((await client.query(selectPartitions, [schemas])).rows);
}

export async function listSequences(client: Client): Promise<Sequence[]> {
  return z.array(Sequence).parse((await client.query(selectSequences, [schemas])).rows);
}

/** The rows of a table in the order of its key. */
export function copyStatement({ name, columns, order }: Table): string {
  return `COPY (SELECT ${columns} FROM ${name} AS whole_row ORDER BY ${order}) TO STDOUT`;
}

const selectTables = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name,
    (SELECT string_agg(format('%I', attname), ', ' ORDER BY attnum) FROM pg_attribute
     WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    coalesce(
      (SELECT string_agg(format('%I', a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY k.at)
       FROM pg_index i CROSS JOIN unnest(i.indkey::int2[]) WITH ORDINALITY k (number, at)
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number WHERE i.indrelid = c.oid AND i.indisprimary),
      'whole_row::text COLLATE "C"') AS order
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY ($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
  ORDER BY 1`;

const selectPartitions = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name, i.inhparent::regclass::text AS parent, pg_get_expr(c.relpartbound, c.oid) AS bound
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_inherits i ON i.inhrelid = c.oid
  WHERE n.nspname = ANY ($1) AND c.relispartition AND c.relkind = 'r' ORDER BY 1`;

const selectSequences = `
  SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = ANY ($1) AND last_value IS NOT NULL ORDER BY 1`;
