// Keeps this release for the test of upgrades: a few rows of every table, and the SQL of its code (bff/migrations/README.md).
import { Client } from 'pg';
import { countReviews } from '../../bff/demo/large/seedLarge.ts';
import { loadRows } from '../../bff/src/db/backup/loadRows.ts';
import { listTables, prepareCopySession } from '../../bff/src/db/backup/tables.ts';
import { migrate } from '../../bff/src/db/migrate.ts';
import { readMigrations } from '../../bff/src/db/migrationFiles.ts';
import { createDatabase } from '../builders/database.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import globalSetup from '../globalSetup.mjs';
import globalTeardown from '../globalTeardown.mjs';
import { insertTransientRows } from './insertTransientRows.ts';
import { listStatements } from './listStatements.ts';
import { formatTable, loadTable, type LoadedTable } from './loadTable.ts';
import { pickRows } from './pickRows.ts';
import { rowSources, writeRelease, type ReleaseTable } from './releaseFiles.ts';

await globalSetup();
try {
  const name = readMigrations().at(-1)?.name ?? '';
  const tables = await deriveLookups(await pickFromDemo());
  const empty = tables.filter(({ rows }) => rows === '').map((table) => table.name);
  if (empty.length > 0) throw new Error(`Nothing fills ${empty.join(', ')}: add a row in tests/releases/insertTransientRows.ts.`);
  const bytes = writeRelease(name, { tables, statements: await listStatements() });
  console.log(`bff/migrations/releases/${name}.sql.br: ${tables.length} tables, ${Math.ceil(bytes / 1000)} kB`);
} finally {
  await globalTeardown();
}

/** A few rows of the demo data, and of what it leaves empty. */
async function pickFromDemo(): Promise<ReleaseTable[]> {
  const { url, drop } = await createDatabase('demo');
  try {
    await insertPrivateRows(url);
    await insertTransientRows(url);
    return await connected(url, async (client) => (await pickRows(await loadTables(client), client)).map(formatTable));
  } finally {
    await drop();
  }
}

/** The tables with those lookups that the database derives from other rows, of which most are gone, derived anew. */
async function deriveLookups(tables: ReleaseTable[]): Promise<ReleaseTable[]> {
  const { url, drop } = await createDatabase();
  try {
    await migrate(url);
    return await connected(url, async (client) => {
      await client.query('BEGIN');
      await loadRows(client, rowSources(tables));
      await client.query(countReviews);
      await client.query('SELECT fill_content_lookups(), fill_open_work(), fill_itinerary_requests()');
      await client.query('COMMIT');
      return (await loadTables(client)).map(formatTable);
    });
  } finally {
    await drop();
  }
}

/** Those of the migrations; the queue's are migrated by the queue, and the list of migrations by the migrations. */
async function loadTables(client: Client): Promise<LoadedTable[]> {
  const loaded: LoadedTable[] = [];
  for (const table of await listTables(client))
    if (table.name.startsWith('public.') && table.name !== 'public.schema_migrations') loaded.push(await loadTable(table, client));
  return loaded;
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await prepareCopySession(client);
    return await work(client);
  } finally {
    await client.end();
  }
}
