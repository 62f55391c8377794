import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { formatHosts, parseDatabaseUrl } from '#src/settings/databaseUrl.ts';
import { applyMigrations } from './applyMigrations.ts';
import { connectClient } from './connectClient.ts';
import { type Migration, readMigrations } from './migrationFiles.ts';

interface Options {
  /** Data folder of the embedded PostgreSQL; undefined for an external database. Only used in error messages. */
  embeddedIn?: string | undefined;
  migrations?: readonly Migration[];
}

type Applied = Pick<Migration, 'name' | 'checksum'>;

const LOCK_KEY = 0x66_61_72_77; // arbitrary, but the same on every node
const WAIT_MS = 600_000;
const POLL_MS = 200;

/**
 * Applies the pending migrations and returns their names: in one transaction, except that those marked `-- no transaction` run by themselves.
 * Several nodes may call it at once: one migrates while the others wait. Throws an error with instructions if the database does not match
 * these migrations.
 */
export async function migrate(url: string, { embeddedIn, migrations = readMigrations() }: Options = {}): Promise<string[]> {
  const options = { application_name: 'farwend migrate', keepAlive: true, connectionTimeoutMillis: 10_000 };
  const client = await connectClient(url, options).catch((error: unknown) => failToConnect(error, url, embeddedIn));
  try {
    await lockMigrations(client);
    const applied = await loadApplied(client, embeddedIn);
    checkApplied(applied, migrations, embeddedIn);
    const pending = migrations.filter(({ name }) => !applied.some((one) => one.name === name));
    await applyMigrations(pending, client);
    return pending.map(({ name }) => name);
  } finally {
    await client.end().catch(() => undefined); // rolls back what was not committed, and unlocks
  }
}

/** Says which setting is wrong, and never the password in it. */
function failToConnect(error: unknown, url: string, embeddedIn: string | undefined): never {
  const { database, ...rest } = parseDatabaseUrl(url);
  const reason = error instanceof Error ? error.message : String(error);
  const advice = embeddedIn === undefined ? 'Check DATABASE_URL, and that the database server runs.' : `Its data folder is ${embeddedIn}.`;
  throw new Error(`No connection to the database ${database} at ${formatHosts({ database, ...rest })}: ${reason}. ${advice}`, {
    cause: error,
  });
}

/**
 * Waits until no other node migrates. Polls, because a waiting statement would hold a snapshot, for whose end `CREATE INDEX CONCURRENTLY` of
 * the other node would wait.
 */
async function lockMigrations(client: Client): Promise<void> {
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await setTimeout(POLL_MS)) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [LOCK_KEY]);
    if (rows[0]?.locked) return;
  }
  throw new Error('Another server has been migrating the database for ten minutes. Start this one again when it has finished.');
}

async function loadApplied(client: Client, embeddedIn: string | undefined): Promise<Applied[]> {
  // Before the baseline migrations, Umzug used this table.
  const { rows: earlier } = await client.query("SELECT WHERE to_regclass('migrations') IS NOT NULL");
  if (earlier.length > 0) {
    throw new Error(
      `The database was created by an earlier version of Farwend, before its migrations were replaced by new ones. Its data cannot be migrated. ${adviseNewDatabase(embeddedIn)}`,
    );
  }
  const { rows: tables } = await client.query("SELECT WHERE to_regclass('schema_migrations') IS NOT NULL");
  if (tables.length === 0) return [];
  return (await client.query<Applied>('SELECT name, checksum FROM schema_migrations ORDER BY name')).rows;
}

/** Throws if an applied migration is missing from the folder or was changed since. */
function checkApplied(applied: readonly Applied[], migrations: readonly Migration[], embeddedIn: string | undefined): void {
  for (const { name, checksum } of applied) {
    const migration = migrations.find((one) => one.name === name);
    if (!migration) {
      throw new Error(
        `Migration ${name} was applied to the database, but bff/migrations does not have it: the database belongs to a newer version of Farwend. Start that version. If you do not need its data: ${adviseNewDatabase(embeddedIn)}`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it was applied to the database. Restore bff/migrations/${name}.sql and put the change into a new migration. If you do not need its data: ${adviseNewDatabase(embeddedIn)}`,
      );
    }
  }
}

function adviseNewDatabase(embeddedIn: string | undefined): string {
  return embeddedIn === undefined
    ? 'Create an empty database, set DATABASE_URL to it and start again.'
    : `Delete the data folder ${embeddedIn} (the embedded database with its documents and mails) and run npm start again, which creates a new one with the demo data.`;
}
