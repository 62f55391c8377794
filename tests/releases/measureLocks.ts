// Applies the migrations since the last release to the large data, and fails if one keeps others from a large table for more than a second.
import { Client } from 'pg';
import { pino } from 'pino';
import { seedLarge } from '../../bff/demo/large/seedLarge.ts';
import { createProgressReporter } from '../../bff/demo/progressReporter.ts';
import { loadRows } from '../../bff/src/db/backup/loadRows.ts';
import { startEmbedded } from '../../bff/src/db/embedded/embedded.ts';
import { migrate } from '../../bff/src/db/migrate.ts';
import { readMigrations } from '../../bff/src/db/migrationFiles.ts';
import { listReleases, readRelease, rowSources } from './releaseFiles.ts';
import { watchLocks } from './watchLocks.ts';

const LARGE_ROWS = 50_000;
const LIMIT_MS = 1_000;
const print = (line: string) => console.log(line);

const release = listReleases().at(-1) ?? '';
const pending = readMigrations().filter(({ name }) => name > release);
if (pending.length === 0) print(`There is no migration since the release that ended with ${release}.`);
else await measure();

async function measure(): Promise<void> {
  const { url, stop } = await startEmbedded({ dataDir: '' }, pino({ level: 'warn' }), { throwaway: true });
  try {
    await loadLarge(url);
    const watch = await watchLocks(url, LARGE_ROWS);
    print(`Applied ${(await migrate(url)).join(', ')}.`);
    const locks = await watch.stop();
    for (const { table, mode, heldMs } of locks) print(`${String(heldMs).padStart(6)} ms  ${mode} on ${table}`);
    const tooLong = locks.filter(({ heldMs }) => heldMs > LIMIT_MS);
    if (tooLong.length === 0) return;
    print(`Requests would wait for ${[...new Set(tooLong.map(({ table }) => table))].join(', ')}. See bff/migrations/README.md.`);
    process.exitCode = 1;
  } finally {
    await stop();
  }
}

/** The rows of the last release, multiplied. */
async function loadLarge(url: string): Promise<void> {
  await migrate(url, { migrations: readMigrations().filter(({ name }) => name <= release) });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await loadRows(client, rowSources(readRelease(release).tables));
  await client.query('COMMIT');
  await client.end();
  await seedLarge(url, { appEnv: 'LOCAL' }, print, createProgressReporter(print));
}
