import { afterEach, beforeEach, expect, test as testAnywhere } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';

const test = existsSync('/proc/self') ? testAnywhere : testAnywhere.skip; // processes are counted in Linux's /proc
const isRoot = process.getuid?.() === 0;
let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farwend-embedded-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A process that runs the embedded database until SIGTERM, as the server does. */
const program = `
  const { startEmbedded } = await import('${new URL('../../bff/src/db/embedded/embedded.ts', import.meta.url)}');
  const { pino } = await import('pino');
  const hold = setInterval(() => undefined, 1000);
  try {
    const database = await startEmbedded({ dataDir: process.argv[1] }, pino({ level: 'silent' }), { throwaway: process.argv[1] === '' });
    process.on('SIGTERM', () => database.stop().then(() => process.exit(0)));
    process.on('SIGINT', () => process.exit(0)); // exits without stopping anything
    console.log(database.url);
  } catch (error) { console.error(error.message); process.exit(1); }
`;

async function start(dataDir: string): Promise<{ child: ChildProcess; url: string; refusal: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let refusal = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (refusal += text));
  const url = await new Promise<string>((done) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => done(text.trim()));
    child.once('close', () => done(''));
  });
  return { child, url, refusal };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

async function ask<T>(url: string, sql: string): Promise<T | undefined> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: T }>(sql);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

/** The processes whose working folder is the database's: its postmaster and everything it started. */
function processesOn(data: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && workingFolder(pid) === data);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres') ? statSync(`/proc/${pid}/cwd`).ino.toString() : undefined;
  } catch {
    return undefined;
  }
}

function running(data: string): number {
  return existsSync(data) ? processesOn(statSync(data).ino.toString()).length : 0;
}

test('keeps its data across a stop, and leaves nothing running', async () => {
  const first = await start(folder);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
  await end(first.child, 'SIGTERM');
  expect(running(join(folder, 'postgres'))).toBe(0);
  expect(existsSync(join(folder, 'farwend.pid'))).toBe(false);
  const second = await start(folder);
  expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(7);
  expect(await ask(second.url, "SELECT current_setting('fsync') || current_setting('listen_addresses') AS answer")).toBe('on127.0.0.1');
});

test('its URL leads to a Unix socket, and to a loopback port for clients that cannot use one', async () => {
  const { url } = await start(folder);
  const peer = "SELECT coalesce(host(inet_client_addr()), 'socket') AS answer";
  expect(await ask(url, peer)).toBe('socket');
  const byPort = new URL(url);
  byPort.searchParams.delete('host');
  expect(await ask(byPort.href, peer)).toBe('127.0.0.1');
});

test('after a kill, the next start stops the old PostgreSQL and has all committed rows', async () => {
  const first = await start(folder);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
  await end(first.child, 'SIGKILL');
  expect(running(join(folder, 'postgres'))).toBeGreaterThan(0);
  const second = await start(folder);
  expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(7);
  await expect(ask(first.url, 'SELECT 1 AS answer')).rejects.toThrow('ENOENT');
  expect(readdirSync(join(folder, 'postgres')).filter((name) => /^\.s\.PGSQL\.\d+$/.test(name))).toEqual([
    `.s.PGSQL.${new URL(second.url).port}`,
  ]);
  await end(second.child, 'SIGTERM');
  expect(running(join(folder, 'postgres'))).toBe(0);
});

test('a process that exits without stopping ends its PostgreSQL', async () => {
  const { child } = await start(folder);
  await end(child, 'SIGINT');
  for (let waited = 0; running(join(folder, 'postgres')) > 0 && waited < 30_000; waited += 50) await setTimeout(50);
  expect(running(join(folder, 'postgres'))).toBe(0);
});

test('a second process is rejected and told how to run beside the first', async () => {
  const first = await start(folder);
  const second = await start(folder);
  expect(second.url).toBe('');
  expect(second.refusal).toContain(`Another Farwend (process ${first.child.pid}) uses the data folder ${folder}`);
  expect(second.refusal).toContain('DATA_DIR=.data-2 PORT=8081');
  expect(await ask(first.url, 'SELECT 1 AS answer')).toBe(1);
});

test('a PostgreSQL that dies is restarted at the same address', async () => {
  const { url } = await start(folder);
  await ask(url, 'CREATE TABLE kept AS SELECT 7 AS answer');
  const postmaster = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(postmaster, 'SIGKILL');
  let answer: number | undefined;
  for (let waited = 0; answer === undefined && waited < 60_000; waited += 100) {
    await setTimeout(100);
    answer = await ask<number>(url, 'SELECT answer FROM kept').catch(() => undefined);
  }
  expect(answer).toBe(7);
});

test('a temporary server removes its folder, and those of killed processes', async () => {
  const killed = await start('');
  await end(killed.child, 'SIGKILL');
  const left = readdirSync(folder);
  expect(left).toHaveLength(1);
  const next = await start('');
  expect(readdirSync(folder)).not.toContain(left[0]);
  await end(next.child, 'SIGTERM');
  expect(readdirSync(folder)).toEqual([]);
});

(isRoot ? test : testAnywhere.skip)(
  'in a folder that only root may enter, the files are elsewhere, and the folder says where',
  async () => {
    const closed = mkdtempSync('/root/farwend-closed-');
    try {
      const dataDir = join(closed, 'data');
      const first = await start(dataDir);
      await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
      const elsewhere = /^\/var\/lib\/farwend\/.*$/m.exec(readFileSync(join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8'))?.[0] ?? '';
      expect(existsSync(join(elsewhere, 'PG_VERSION'))).toBe(true);
      await end(first.child, 'SIGTERM');
      const second = await start(dataDir);
      expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(7);
      await end(second.child, 'SIGTERM');
      rmSync(dataDir, { recursive: true }); // deleting the data folder means a fresh start
      const third = await start(dataDir);
      await expect(ask(third.url, 'SELECT answer FROM kept')).rejects.toThrow('does not exist');
      await end(third.child, 'SIGTERM');
      rmSync(join(elsewhere, '..'), { recursive: true, force: true });
    } finally {
      rmSync(closed, { recursive: true, force: true });
    }
  },
);
