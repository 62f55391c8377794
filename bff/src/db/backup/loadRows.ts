import type { Writable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** The rows of a table. */
export interface RowSource {
  table: string;
  columns: string;
  /** Sends them in COPY's text format, and ends the stream. */
  send(copy: Writable): Promise<void>;
}

/**
 * Replaces the rows of tables in the open transaction. Foreign keys and triggers are absent meanwhile, so the order does not matter and
 * derived rows come with the others; at the end the keys are checked.
 */
export async function loadRows(client: Client, sources: readonly RowSource[]): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(selectForeignKeys);
  const { rows: triggered } = await client.query<{ table: string }>(selectTablesWithTriggers);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { table } of triggered) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  if (sources.length > 0) await client.query(`TRUNCATE ${sources.map(({ table }) => table).join(', ')}`);
  for (const { table, columns, send } of sources) {
    await send(client.query(copyFrom(`COPY ${table} (${columns}) FROM STDIN`))).catch((error: unknown) => {
      throw new Error(`The rows of ${table} could not be loaded: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    });
  }
  for (const { table, name, definition } of keys) await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  for (const { table } of triggered) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Those of partitions come with their parent's. */
const selectForeignKeys = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 ORDER BY 1, 2`;

/** Triggers that partitions have from their parent come with it; those of statements are their own. */
const selectTablesWithTriggers = `
  SELECT DISTINCT tgrelid::regclass::text AS table FROM pg_trigger WHERE NOT tgisinternal AND tgparentid = 0 ORDER BY 1`;
