import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { connectClient } from '../connectClient.ts';
import { migrate } from '../migrate.ts';
import { type Migration, readMigrations } from '../migrationFiles.ts';
import { readJobSchema, summarizeTable } from './backupDatabase.ts';
import { createPartitions } from './createPartitions.ts';
import { createHashStream } from './hashStream.ts';
import { loadRows } from './loadRows.ts';
import type { DatabaseManifest, TableInBackup } from './manifest.ts';
import { prepareCopySession } from './tables.ts';

interface Options {
  /** The folder of the backup. */
  folder: string;
  manifest: DatabaseManifest;
  /** Creates the tables of the job queue. */
  jobSchemaSql: string;
}

/** Throws unless the database has no tables, so that a restore never mixes with other rows. */
export async function requireEmptyDatabase(url: string): Promise<void> {
  await connected(url, async (client) => {
    const { rowCount } = await client.query(
      "SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_|^information_schema$' LIMIT 1",
    );
    if (rowCount)
      throw new Error(`The database ${client.database} at ${client.host}:${client.port} has tables. Restore into an empty one.`);
  });
}

/** The migrations of a backup. Throws if this version lacks one, or has another one of that name. */
export function findMigrations(manifest: DatabaseManifest, migrations: readonly Migration[] = readMigrations()): Migration[] {
  return manifest.migrations.map(({ name, checksum }) => {
    const migration = migrations.find((one) => one.name === name && one.checksum === checksum);
    if (migration) return migration;
    throw new Error(
      `This version of Farwend does not have the migration ${name} of the backup. Restore with the version that made the backup.`,
    );
  });
}

/**
 * Fills an empty database: the schema from the migrations of the backup, then its rows in one transaction. Reads everything back and throws
 * if a table differs from the backup. Later migrations are applied by the next start.
 */
export async function restoreDatabase(url: string, { folder, manifest, jobSchemaSql }: Options): Promise<void> {
  await requireEmptyDatabase(url);
  await migrate(url, { migrations: findMigrations(manifest) });
  await connected(url, async (client) => {
    await prepareCopySession(client);
    if (manifest.jobSchema !== null) await createJobSchema(manifest.jobSchema, jobSchemaSql, client);
    await client.query('BEGIN');
    await createPartitions(manifest.partitions, client);
    await loadRows(
      client,
      manifest.tables.map((table) => ({ table: table.name, columns: table.columns, send: (copy) => sendRows(table, folder, copy) })),
    );
    for (const { name, value } of manifest.sequences) await client.query('SELECT setval($1::regclass, $2)', [name, value]);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    for (const table of manifest.tables) await verifyTable(table, client);
  });
}

async function createJobSchema(version: number, sql: string, client: Client): Promise<void> {
  await client.query(sql);
  const created = await readJobSchema(client);
  if (created !== version)
    throw new Error(
      `The job queue of this version of Farwend has other tables (version ${created}) than the backup (${version}). Restore with the version that made the backup.`,
    );
}

/** Sends the rows of a table to COPY. Throws if the file is damaged. */
async function sendRows({ file, sha256 }: TableInBackup, folder: string, copy: Writable): Promise<void> {
  const { stream, digest } = createHashStream();
  await pipeline(createReadStream(join(folder, file)), createGunzip(), stream, copy);
  if (digest() !== sha256) throw new Error(`the file ${file} of the backup is damaged`);
}

/** Compares a restored table with what was backed up. */
async function verifyTable({ rows, sha256, ...table }: TableInBackup, client: Client): Promise<void> {
  const restored = await summarizeTable(table, client);
  if (restored.rows !== rows) throw new Error(`${table.name} has ${restored.rows} rows after the restore, but the backup has ${rows}.`);
  if (restored.sha256 !== sha256) throw new Error(`The rows of ${table.name} differ from those of the backup after the restore.`);
}

async function connected(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await connectClient(url, { application_name: 'farwend restore', keepAlive: true });
  try {
    await work(client);
  } finally {
    await client.end(); // rolls back what was not committed
  }
}
