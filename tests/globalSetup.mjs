// One temporary PostgreSQL for a whole run, with the demo data in a database that each test file copies (builders/database.ts).
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { pino } from 'pino';

const root = fileURLToPath(new URL('..', import.meta.url));

export default async function globalSetup() {
  const { startEmbedded } = await import('../bff/src/db/embedded/embedded.ts');
  const database = await startEmbedded({ dataDir: '' }, pino({ level: 'warn' }), { throwaway: true });
  globalThis.stopTestDatabase = () => database.stop();
  process.env.TEST_DATABASE_URL = database.url;
  process.env.TEST_DEMO_DIR = await mkdtemp(join(tmpdir(), 'farwend-demo-'));
  await loadDemo(database.url, process.env.TEST_DEMO_DIR);
}

/** Loads the demo data once: its rows into the database `demo`, its files into a folder. */
async function loadDemo(server, folder) {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query('CREATE DATABASE demo');
  await client.end();
  const url = new URL(server);
  url.pathname = '/demo';
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, APP_ENV: 'LOCAL', CHECK_REPLIES: 'on', DATABASE_URL: url.href, DATA_DIR: folder };
  await promisify(execFile)(process.execPath, ['bff/src/seed.ts'], { cwd: root, env });
}
