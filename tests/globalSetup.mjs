// One temporary PostgreSQL for a whole run, with the demo data in a database that each test file copies (builders/database.ts).
import { execFile } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { pino } from 'pino';

/** Linux's file system in memory, where copying the demo database takes a tenth of the time. */
const memoryFolder = '/dev/shm';
/** Room that a run needs; containers often have only 64 MB. */
const memoryBytes = 4 * 1024 ** 3;
const root = fileURLToPath(new URL('..', import.meta.url));

export default async function globalSetup() {
  const { startEmbedded } = await import('../bff/src/db/embedded/embedded.ts');
  const { TMPDIR } = process.env;
  if (hasRoomInMemory()) process.env.TMPDIR = memoryFolder;
  const database = await startEmbedded({ dataDir: '' }, pino({ level: 'warn' }), { throwaway: true });
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  globalThis.stopTestDatabase = () => database.stop();
  process.env.TEST_DATABASE_URL = database.url;
  process.env.TEST_RUN_DIR = await mkdtemp(join(tmpdir(), 'farwend-run-'));
  await mkdir(join(process.env.TEST_RUN_DIR, 'pictures'));
  await loadDemo(database.url, join(process.env.TEST_RUN_DIR, 'demo'));
}

function hasRoomInMemory() {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= memoryBytes;
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
