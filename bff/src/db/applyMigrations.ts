import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Migration } from './migrationFiles.ts';
import { getSqlState } from './sqlState.ts';

/** How long a migration waits for a lock at a time: requests for the table queue behind it. */
const LOCK_WAIT_MS = 1_000;
const RETRY_MS = 500;
const TIMEOUT_MS = 600_000;

/** Applies the migrations in their order: those between two marked `-- no transaction` in one transaction, a marked one by itself. */
export async function applyMigrations(pending: readonly Migration[], client: Client): Promise<void> {
  for (const group of groupByTransaction(pending)) {
    const [first] = group;
    await (first && runsAlone(first) ? applyAlone(first, client) : applyTogether(group, client));
  }
}

/** Whether the migration is a single statement that cannot run in a transaction, such as `CREATE INDEX CONCURRENTLY`. */
function runsAlone({ sql }: Pick<Migration, 'sql'>): boolean {
  return /^-- no transaction$/m.test(sql);
}

function groupByTransaction(pending: readonly Migration[]): Migration[][] {
  const groups: Migration[][] = [];
  for (const [index, migration] of pending.entries()) {
    const previous = pending[index - 1];
    const group = groups.at(-1);
    if (group && previous && !runsAlone(previous) && !runsAlone(migration)) group.push(migration);
    else groups.push([migration]);
  }
  return groups;
}

/** Applies the migrations in one transaction, which starts again whenever a table stays locked by others. */
async function applyTogether(group: readonly Migration[], client: Client): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_WAIT_MS}; SET LOCAL statement_timeout = ${TIMEOUT_MS}`);
      await client.query(createAppliedTable);
      for (const migration of group) {
        await client.query(migration.sql).catch((error: unknown) => failToApply(migration, 'nothing was changed', error));
        await recordApplied(migration, client);
      }
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined); // fails if the connection was lost, which the error says
      const isLocked = error instanceof Error && getSqlState(error.cause) === '55P03';
      if (!isLocked || Date.now() > deadline) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

/** Applies a migration outside a transaction. It may have been interrupted before, so it is written to be repeatable. */
async function applyAlone(migration: Migration, client: Client): Promise<void> {
  await client.query(createAppliedTable);
  await client.query('SET lock_timeout = 0');
  await client.query('SET statement_timeout = 0'); // an index of a large table takes as long as it takes, and blocks nobody
  try {
    await dropInvalidIndex(migration, client);
    await client.query(migration.sql);
  } catch (error) {
    failToApply(migration, 'it runs again at the next start', error);
  }
  await recordApplied(migration, client);
}

/** An interrupted or failed `CREATE INDEX CONCURRENTLY` leaves an invalid index, which `IF NOT EXISTS` would keep. */
async function dropInvalidIndex({ sql }: Migration, client: Client): Promise<void> {
  const [, index] = /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+(\w+)/i.exec(sql) ?? [];
  if (index === undefined) return;
  const { rowCount } = await client.query('SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid', [index]);
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
}

const createAppliedTable = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

async function recordApplied({ name, checksum }: Migration, client: Client): Promise<void> {
  await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
}

function failToApply({ name }: Migration, state: string, error: unknown): never {
  throw new Error(`Migration ${name} failed, and ${state}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}
