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
import { localSecrets } from '#src/localSecrets.ts';
import { databaseAccount, type Account } from './embedded.account.ts';
import { endLeftover, lockDataDir } from './embedded.lock.ts';
import { binaries, dataFolder, giveFolder, throwawayFolder } from './embedded.place.ts';

/** A running PostgreSQL of our own: its address, and what ends it cleanly (twice is harmless). */
export type Embedded = { url: string; stop(): Promise<void> };

/** What a start needs: the files, who runs it, how. */
type Server = { bin: string; data: string; account: Account | undefined; port: number; throwaway: boolean; log: Logger };

const usual = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=128MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'random_page_cost=1.1',
  'jit=off',
  'log_min_messages=warning',
];
const lasting = ['max_connections=100', 'checkpoint_timeout=15min'];
const shortLived = ['max_connections=200', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the PostgreSQL that comes with the packages on a free loopback port, with its files in the data folder; the first time it
 * makes them. Throws when another running process has the folder. A server that dies is started again at the same address.
 * `throwaway`: fast and unsafe, in a temporary folder that `stop` removes.
 */
export async function startEmbedded(settings: { dataDir: string }, log: Logger, { throwaway = false } = {}): Promise<Embedded> {
  const account = databaseAccount();
  const dataDir = throwaway ? await throwawayFolder(account) : resolve(settings.dataDir);
  const unlock = lockDataDir(dataDir);
  const callOff = endWhenTold();
  const clean = () => {
    callOff();
    unlock();
    if (throwaway) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const bin = join(binaries(account), 'bin');
    const data = throwaway ? join(dataDir, 'postgres') : dataFolder(dataDir, account, log);
    await endLeftover(data);
    const password = throwaway ? randomBytes(16).toString('hex') : localSecrets(dataDir).databasePassword;
    const server: Server = { bin, data, account, port: await freePort(), throwaway, log };
    await makeFiles(server, password);
    const stop = await keepRunning(server);
    const url = `postgres://farwend:${password}@127.0.0.1:${server.port}`;
    await makeDatabase(url);
    callOff();
    return {
      url: `${url}/farwend`,
      async stop() {
        await stop();
        clean();
      },
    };
  } catch (error) {
    clean();
    throw error;
  }
}

/** While nobody else listens to signals, answers them by an orderly exit, so that a half-started server is ended too; until called off. */
function endWhenTold(): () => void {
  const signals = (['SIGINT', 'SIGTERM'] as const).filter((signal) => process.listenerCount(signal) === 0);
  const leave = () => process.exit(130);
  for (const signal of signals) process.once(signal, leave);
  return () => {
    for (const signal of signals) process.off(signal, leave);
  };
}

/** Makes the database's files, under another name until they are whole. */
async function makeFiles({ bin, data, account, throwaway }: Server, password: string): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const unfinished = `${data}.new`;
  const passwordFile = `${data}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  giveFolder(unfinished, account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const args = ['--username=farwend', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'];
  try {
    const options = [`--pgdata=${unfinished}`, ...args, ...(throwaway ? ['--no-sync'] : [])];
    const making = promisify(execFile)(join(bin, 'initdb'), options, { ...account, cwd: '/' });
    endWithUs(making.child);
    await making;
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(data, { recursive: true, force: true });
  renameSync(unfinished, data);
}

/** Starts the server, again whenever it dies, until the returned function is called. */
async function keepRunning(server: Server): Promise<() => Promise<void>> {
  let stopping = false;
  let running = await launch(server);
  const watch = async (): Promise<void> => {
    while (!stopping) {
      await ended(running);
      if (stopping) return;
      server.log.error('the embedded database ended by itself and is started again');
      await setTimeout(200);
      await launch(server).then(
        (child) => (running = child),
        (error: unknown) => server.log.error({ err: error }, 'the embedded database did not start'),
      );
    }
  };
  const watching = watch();
  return async () => {
    stopping = true;
    running.kill('SIGINT'); // fast shutdown: rolls back, writes everything down, ends
    const hurry = globalThis.setTimeout(() => running.kill('SIGQUIT'), 10_000);
    await ended(running);
    clearTimeout(hurry);
    await watching;
  };
}

/** One start of the server; resolves when it takes connections, rejects with what it said when it does not. */
async function launch({ bin, data, account, port, throwaway, log }: Server): Promise<ChildProcess> {
  const options = [...usual, ...(throwaway ? shortLived : lasting), `port=${port}`].flatMap((option) => ['-c', option]);
  // in a session of its own: Ctrl-C in the terminal is ours to answer, the database is needed until the last request is done
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C.UTF-8' },
  });
  endWithUs(child);
  let said = '';
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => fail(new Error(`The embedded PostgreSQL ended with code ${code}. It said:\n${said}`)));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log.debug({ postgres: text.trim() }, 'postgres');
      if (text.includes('ready to accept connections')) done(child);
      said = `${said}${text}`.slice(-4_000);
    });
  });
}

/** Ends the child also when this process exits without having stopped anything. */
function endWithUs(child: ChildProcess): void {
  const atExit = () => child.kill('SIGINT');
  process.on('exit', atExit);
  child.once('exit', () => process.off('exit', atExit));
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'farwend'");
    if (rowCount === 0) await client.query('CREATE DATABASE farwend');
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1');
  return address.port;
}
