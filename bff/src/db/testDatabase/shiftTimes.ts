import type { Client } from 'pg';
import { escapeIdentifier } from 'pg';
import { connectClient } from '../connectClient.ts';
import { getSqlState } from '../sqlState.ts';

/** Tables whose times are not those of events in the data. */
const LEFT_ALONE = ['tokens', 'schema_migrations'];

/** Jobs and calls lock the tables in another order, and PostgreSQL may choose this transaction to break a deadlock. */
const DEADLOCK_DETECTED = '40P01';
const ATTEMPTS = 5;

/** More than any two times of the data are apart, so that no row meets the key of another on its way. */
const DETOUR = "interval '1000 years'";

/**
 * Moves every time and day of the database into the past, as if so many hours had gone by: whatever was to happen in that time is due. Days
 * move by whole days. Times in JSON, such as those of earlier versions, stay.
 */
export async function shiftTimes(url: string, hours: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await shiftOnce(url, hours);
      return;
    } catch (error) {
      if (getSqlState(error) !== DEADLOCK_DETECTED || attempt === ATTEMPTS) throw error;
    }
  }
}

async function shiftOnce(url: string, hours: number): Promise<void> {
  const client = await connectClient(url, { application_name: 'farwend test mode' });
  try {
    await client.query('BEGIN');
    for (const { table, columns } of await listTimeColumns(client)) {
      const name = escapeIdentifier(table);
      const move = (by: string) =>
        `UPDATE ${name} SET ${columns.map(({ column, type }) => `${escapeIdentifier(column)} = (${escapeIdentifier(column)} ${by})::${type}`).join(', ')}`;
      await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`); // those that refuse changes or count versions
      await client.query(move(`- ${DETOUR}`));
      await client.query(move(`+ ${DETOUR} - interval '${hours} hours'`));
      await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    }
    await client.query(`UPDATE pgboss.job SET start_after = start_after - interval '${hours} hours' WHERE state IN ('created', 'retry')`);
    await client.query('COMMIT');
  } finally {
    await client.end(); // rolls back what was not committed
  }
}

interface TimeColumns {
  table: string;
  columns: { column: string; type: string }[];
}

/** The tables with their columns of times and days, without those that PostgreSQL computes; partitions belong to their table. */
async function listTimeColumns(client: Client): Promise<TimeColumns[]> {
  const { rows } = await client.query<TimeColumns>(
    `SELECT c.relname AS table, jsonb_agg(jsonb_build_object('column', a.attname, 'type', format_type(a.atttypid, a.atttypmod))) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       AND a.atttypid IN ('timestamptz'::regtype, 'timestamp'::regtype, 'date'::regtype) AND NOT c.relname = ANY ($1)
     GROUP BY c.relname ORDER BY c.relname`,
    [LEFT_ALONE],
  );
  return rows;
}
