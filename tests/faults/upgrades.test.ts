import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { loadRows } from '../../bff/src/db/backup/loadRows.ts';
import { migrate } from '../../bff/src/db/migrate.ts';
import { readMigrations } from '../../bff/src/db/migrationFiles.ts';
import { createApi } from '../builders/api.ts';
import { createDatabase } from '../builders/database.ts';
import { describeSchema } from '../builders/describeSchema.ts';
import { describeStatement, type StatementDescription } from '../builders/describeStatement.ts';
import { query } from '../builders/query.ts';
import { readEverything } from '../builders/readEverything.ts';
import { startServer } from '../builders/server.ts';
import { loadProtectedRecords, signInAll } from '../builders/visibility.ts';
import { listReleases, readRelease, type Release, rowSources } from '../releases/releaseFiles.ts';

const releases = listReleases();
const dataDir = await mkdtemp(join(tmpdir(), 'farwend-upgrade-'));
afterAll(() => rm(dataDir, { recursive: true }));

/** The schema of a database that never had another release. */
let freshSchema: string[];
beforeAll(async () => {
  const fresh = await createDatabase();
  await migrate(fresh.url);
  freshSchema = await describeSchema(fresh.url);
  await fresh.drop();
});

describe.each(releases)('a database of the release that ended with %s', (name) => {
  const release = readRelease(name);
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let before: { statements: Awaited<ReturnType<typeof describeStatements>>; required: string[] };
  beforeAll(async () => {
    database = await createDatabase();
    await migrate(database.url, { migrations: readMigrations().filter((migration) => migration.name <= name) });
    await connected(database.url, async (client) => {
      await client.query('BEGIN');
      await loadRows(client, rowSources(release.tables));
      await client.query('COMMIT');
    });
    before = { statements: await describeStatements(database.url, release), required: await listRequiredColumns(database.url, release) };
    await migrate(database.url);
  });
  afterAll(() => database.drop());

  test('has the schema of a new one after the upgrade', async () => {
    expect(await describeSchema(database.url)).toEqual(freshSchema);
  });

  test('has lost no row', async () => {
    const lost: string[] = [];
    for (const { name: table, rows } of release.tables) {
      const [{ count } = { count: 0 }] = await query<{ count: number }>(database.url, `SELECT count(*)::int AS count FROM ${table}`);
      const released = rows.split('\n').length - 1;
      expect(released).toBeGreaterThan(0);
      if (count < released) lost.push(`${table} had ${released} rows and has ${count}`);
    }
    expect(lost).toEqual([]);
  });

  test('answers everything that the team, companies, travelers and visitors can read', async () => {
    const server = await startServer({ env: { SEED: 'none' }, after: { databaseUrl: database.url, dataDir } });
    try {
      const api = createApi(server);
      await signInAll(api);
      const records = await loadProtectedRecords(database.url);
      const readings = (
        await Promise.all((['admin', 'lead', 'dana', 'anonymous'] as const).map((viewer) => readEverything(api, viewer, records, 'kenya')))
      ).flat();
      expect(readings.length).toBeGreaterThan(500);
      const failed = readings.filter(({ answer }) => answer.status >= 500);
      expect(failed.map(({ title, id, answer }) => `${title} ${id}: ${answer.status} ${answer.text.slice(0, 300)}`)).toEqual([]);
      expect(readings.filter(({ answer }) => answer.status === 200).length).toBeGreaterThan(300);
    } finally {
      await server.stop();
    }
  });

  if (name === releases.at(-1)) {
    test('still serves the servers of that release, which run until the last is replaced', async () => {
      expect(Object.keys(before.statements).length).toBeGreaterThan(500);
      expect(await describeStatements(database.url, release)).toEqual(before.statements);
      expect((await listRequiredColumns(database.url, release)).filter((column) => !before.required.includes(column))).toEqual([]);
    });
  }
});

test('a release is kept, with rows of every table', () => {
  expect(releases.length).toBeGreaterThan(0);
});

/** What PostgreSQL makes of the SQL of a release, without what it refuses: types of parameters and columns. The queue has tables of its own. */
async function describeStatements(url: string, { statements }: Release): Promise<Record<string, StatementDescription>> {
  return connected(url, async (client) => {
    const described: Record<string, StatementDescription> = {};
    for (const { name, text } of statements.filter((one) => !one.text.includes('pgboss.'))) {
      const description = await describeStatement(client, name, text).catch(() => null);
      if (description) described[name] = description;
    }
    return described;
  });
}

/** Columns of the release's tables that every INSERT must name. */
async function listRequiredColumns(url: string, { tables }: Release): Promise<string[]> {
  const rows = await query<{ column: string }>(
    url,
    `SELECT concat(table_schema, '.', table_name, '.', column_name) AS column FROM information_schema.columns
     WHERE concat(table_schema, '.', table_name) = ANY ($1) AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AND is_generated = 'NEVER'`,
    [tables.map(({ name }) => name)],
  );
  return rows.map(({ column }) => column);
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
