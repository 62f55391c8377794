import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectClient } from '../connectClient.ts';
import { createHashStream } from './hashStream.ts';
import type { DatabaseManifest, TableInBackup } from './manifest.ts';
import { copyStatement, listPartitions, listSequences, listTables, prepareCopySession, type Table } from './tables.ts';

const TABLE_FOLDER = 'tables';

/** Writes the rows of all tables, as they are at one moment, into a folder, without stopping writers. */
export async function backupDatabase(url: string, folder: string): Promise<DatabaseManifest> {
  const client = await connectClient(url, { application_name: 'farwend backup', keepAlive: true });
  try {
    await mkdir(join(folder, TABLE_FOLDER), { mode: 0o700 });
    await prepareCopySession(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: migrations } = await client.query('SELECT name, checksum FROM schema_migrations ORDER BY name');
    const tables: TableInBackup[] = [];
    for (const table of await listTables(client)) tables.push(await writeTable(table, folder, client));
    return {
      migrations,
      jobSchema: await readJobSchema(client),
      tables,
      partitions: await listPartitions(client),
      sequences: await listSequences(client),
    };
  } finally {
    await client.end();
  }
}

/** The version of the tables of the job queue; null without them. */
export async function readJobSchema(client: Client): Promise<number | null> {
  const { rowCount } = await client.query("SELECT WHERE to_regclass('pgboss.version') IS NOT NULL");
  if (!rowCount) return null;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM pgboss.version');
  return rows[0]?.version ?? null;
}

/** Counts and hashes the rows of a table as a backup does. */
export async function summarizeTable(table: Table, client: Client): Promise<{ rows: number; sha256: string }> {
  return copyThrough(table, client, new Writable({ write: (_chunk, _encoding, done) => done() }));
}

async function writeTable(table: Table, folder: string, client: Client): Promise<TableInBackup> {
  const file = `${TABLE_FOLDER}/${table.name.replaceAll('"', '')}.copy.gz`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx', flush: true }));
  const [summary] = await Promise.all([copyThrough(table, client, gzip), written]);
  return { ...table, file, ...summary };
}

async function copyThrough(table: Table, client: Client, target: Writable): Promise<{ rows: number; sha256: string }> {
  const source = client.query(copyTo(copyStatement(table)));
  const { stream, digest } = createHashStream();
  await pipeline(source, stream, target);
  return { rows: source.rowCount ?? 0, sha256: digest() };
}
