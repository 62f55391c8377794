import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Logger } from 'pino';
import { loadLocalSecrets } from '#src/settings/localSecrets.ts';
import { findDatabaseAccount, type Account } from './embedded.account.ts';
import { createPrivateFolder, createThrowawayFolder, findDataFolder, ensureProgramFolder } from './embedded.folders.ts';
import { lockDataDir, stopOrphan } from './embedded.lock.ts';
import { describePlatform } from './embedded.platform.ts';
import { buildEmbeddedUrl, socketFolder } from './embedded.url.ts';

/** A running embedded PostgreSQL. `stop` shuts it down and may be called twice. */
export type Embedded = { url: string; stop(): Promise<void> };

type Server = {
  /** Folder of the executables. */
  bin: string;
  /** Folder of the database files and the socket. */
  data: string;
  account: Account | undefined;
  port: number;
  throwaway: boolean;
  log: Logger;
};

const commonSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_permissions=0700',
  'shared_buffers=128MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'random_page_cost=1.1',
  'jit=off',
  'log_min_messages=warning',
];
const durableSettings = ['max_connections=100', 'checkpoint_timeout=15min'];
const throwawaySettings = ['max_connections=200', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the PostgreSQL server from the npm packages, with its files in the data folder; the first start creates them. It listens on a Unix
 * socket, which its URL names, and on a free loopback port. Throws if another running process uses the folder. A server that crashes is
 * restarted at the same address. `throwaway`: fast but not crash-safe, in a temporary folder that `stop` removes.
 */
export async function startEmbedded(settings: { dataDir: string }, log: Logger, { throwaway = false } = {}): Promise<Embedded> {
  const account = findDatabaseAccount();
  const dataDir = throwaway ? await createThrowawayFolder(account) : resolve(settings.dataDir);
  const unlock = lockDataDir(dataDir);
  const removeSignalHandlers = exitOnSignals();
  const cleanUp = () => {
    removeSignalHandlers();
    unlock();
    if (throwaway) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const bin = join(ensureProgramFolder(account), 'bin');
    const data = throwaway ? join(dataDir, 'postgres') : findDataFolder(dataDir, account, log);
    await stopOrphan(data);
    const password = throwaway ? randomBytes(16).toString('hex') : loadLocalSecrets(dataDir).databasePassword;
    const server: Server = { bin, data, account, port: await findFreePort(), throwaway, log };
    await initialize(server, password);
    const stop = await supervise(server);
    const urlOf = (database: string) => buildEmbeddedUrl({ ...server, password }, database);
    await createDatabase(urlOf('postgres'));
    removeSignalHandlers();
    return {
      url: urlOf('farwend'),
      async stop() {
        await stop();
        cleanUp();
      },
    };
  } catch (error) {
    cleanUp();
    throw error;
  }
}

/** Until the returned function is called, unhandled signals call `process.exit`, so that a server that is still starting is stopped too. */
function exitOnSignals(): () => void {
  const signals = (['SIGINT', 'SIGTERM'] as const).filter((signal) => process.listenerCount(signal) === 0);
  const exit = () => process.exit(130);
  for (const signal of signals) process.once(signal, exit);
  return () => {
    for (const signal of signals) process.off(signal, exit);
  };
}

/** Creates the database files, under a temporary name until they are complete. */
async function initialize({ bin, data, account, throwaway }: Server, password: string): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const unfinished = `${data}.new`;
  const passwordFile = `${data}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  createPrivateFolder(unfinished, account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const args = [
    '--username=farwend',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...describePlatform().localeOptions,
  ];
  try {
    const options = [`--pgdata=${unfinished}`, ...args, ...(throwaway ? ['--no-sync'] : [])];
    const initdb = promisify(execFile)(join(bin, 'initdb'), options, { ...account, cwd: '/' });
    killOnExit(initdb.child);
    await initdb;
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(data, { recursive: true, force: true });
  renameSync(unfinished, data);
}

/** Starts the server and restarts it whenever it exits, until the returned function is called. */
async function supervise(server: Server): Promise<() => Promise<void>> {
  let stopping = false;
  let running = await launch(server);
  const restart = async (): Promise<void> => {
    while (!stopping) {
      await waitForExit(running);
      if (stopping) return;
      server.log.error('the embedded database exited unexpectedly and is restarted');
      await setTimeout(200);
      await launch(server).then(
        (child) => (running = child),
        (error: unknown) => server.log.error({ err: error }, 'the embedded database did not start'),
      );
    }
  };
  const restarting = restart();
  return async () => {
    stopping = true;
    running.kill('SIGINT'); // fast shutdown: rolls back open transactions, flushes to disk, exits
    const timer = globalThis.setTimeout(() => running.kill('SIGQUIT'), 10_000);
    await waitForExit(running);
    clearTimeout(timer);
    await restarting;
  };
}

/** Starts the server once; resolves when it accepts connections, rejects with its output if it exits before. */
async function launch({ bin, data, account, port, throwaway, log }: Server): Promise<ChildProcess> {
  const socket = `unix_socket_directories=${quoteFolder(socketFolder(data))}`;
  const settings = [...commonSettings, ...(throwaway ? throwawaySettings : durableSettings), socket, `port=${port}`];
  // detached: Ctrl-C must not reach the database, which is needed until the last request has completed
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: describePlatform().locale },
  });
  killOnExit(child);
  let output = '';
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => fail(new Error(`The embedded PostgreSQL exited with code ${code}. Its output:\n${output}`)));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log.debug({ postgres: text.trim() }, 'postgres');
      if (text.includes('ready to accept connections')) done(child);
      output = `${output}${text}`.slice(-4_000);
    });
  });
}

/** Quotes a folder for PostgreSQL's comma-separated settings. */
function quoteFolder(folder: string | undefined): string {
  return folder === undefined ? '' : `"${folder.replaceAll('"', '""')}"`;
}

/** Stops the child if this process exits without having stopped it. */
function killOnExit(child: ChildProcess): void {
  const kill = () => child.kill('SIGINT');
  process.on('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'farwend'");
    if (rowCount === 0) await client.query('CREATE DATABASE farwend');
  } finally {
    await client.end();
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1');
  return address.port;
}
