import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findDatabaseAccount } from '../../../bff/src/db/embedded/embedded.account.ts';
import { createPrivateFolder, ensureProgramFolder } from '../../../bff/src/db/embedded/embedded.folders.ts';
import { describePlatform } from '../../../bff/src/db/embedded/embedded.platform.ts';
import { freePort } from '../../builders/freePort.ts';
import { waitFor } from '../../builders/waitFor.ts';

const PASSWORD = 'streams';
const account = findDatabaseAccount();
const run = promisify(execFile);

const settings = [
  'listen_addresses = 127.0.0.1',
  'unix_socket_directories = ',
  'max_connections = 200',
  'shared_buffers = 32MB',
  'fsync = off',
  'wal_keep_size = 1GB', // a replica that was away finds what it missed
  'wal_receiver_status_interval = 1s',
  'wal_retrieve_retry_interval = 200ms',
];

/** A PostgreSQL server of a cluster, from the npm package of the embedded one. */
export interface PostgresServer {
  port: number;
  /** The database of the product on this server alone. */
  url: string;
  start(): Promise<void>;
  /** Kills it with all its processes, as when its machine dies. */
  kill(): Promise<void>;
  /** Stops it with all its processes but keeps its connections open, as when its disk does not respond. */
  hang(): void;
  /** Makes a replica the primary; resolves when it accepts writes. */
  promote(): Promise<void>;
  /** Runs SQL as its administrator. */
  query(sql: string): Promise<void>;
}

/** A primary with replicas that stream from it. */
export interface PostgresCluster {
  primary: PostgresServer;
  replicas: readonly PostgresServer[];
  stop(): Promise<void>;
}

/** Certificates for servers that accept encrypted connections only; PEM. */
export interface ServerCertificate {
  key: string;
  cert: string;
}

/** Starts a primary and replicas on ports of their own, with an empty database `farwend`. */
export async function startPostgresCluster({
  replicas: count = 1,
  certificate,
}: { replicas?: number; certificate?: ServerCertificate } = {}): Promise<PostgresCluster> {
  const bin = join(ensureProgramFolder(account), 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'farwend-postgres-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'primary');
  const common = [...settings, ...(certificate ? ['ssl = on'] : [])];
  const primary = createServer({ bin, data, port: await freePort(), settings: common });
  const servers = [primary];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await initialize(bin, data, certificate);
    const copies = Array.from({ length: count }, (_, index) => join(folder, `replica-${index}`));
    for (const copy of copies) {
      await run('cp', ['-a', data, copy]); // with its owner and mode, which PostgreSQL checks
      writeFileSync(join(copy, 'standby.signal'), '');
    }
    await primary.start();
    for (const copy of copies) {
      const source = `primary_conninfo = host=127.0.0.1 port=${primary.port} user=farwend password=${PASSWORD}`;
      const replica = createServer({ bin, data: copy, port: await freePort(), settings: [...common, source] });
      servers.push(replica);
      await replica.start();
    }
    await primary.query('CREATE DATABASE farwend');
    const replicas = servers.slice(1);
    for (const replica of replicas) await waitFor('the database on a replica', () => connects(replica.url));
    return { primary, replicas, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates the files of a server, which also accept connections for replication. */
async function initialize(bin: string, data: string, certificate: ServerCertificate | undefined): Promise<void> {
  createPrivateFolder(data, account);
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, PASSWORD);
  const options = ['--username=farwend', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8', '--no-sync'];
  await run(join(bin, 'initdb'), [`--pgdata=${data}`, ...options, ...describePlatform().localeOptions], { ...account, cwd: '/' });
  if (!certificate) return;
  for (const [name, text] of [
    ['server.key', certificate.key],
    ['server.crt', certificate.cert],
  ] as const) {
    writeFileSync(join(data, name), text, { mode: 0o600 });
    if (account) chownSync(join(data, name), account.uid, account.gid);
  }
  const rules = join(data, 'pg_hba.conf');
  writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll(/^host\b/gm, 'hostssl'));
}

interface ServerOptions {
  bin: string;
  data: string;
  port: number;
  /** As in `postgresql.conf`. */
  settings: readonly string[];
}

function createServer({ bin, data, port, settings: given }: ServerOptions): PostgresServer {
  const urlOf = (database: string) => {
    const tls = given.includes('ssl = on') ? '?sslmode=no-verify' : '';
    return `postgres://farwend:${PASSWORD}@127.0.0.1:${port}/${database}${tls}`;
  };
  let running: ChildProcess | undefined;
  const query = async (sql: string) => {
    const client = new Client({ connectionString: urlOf('postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  return {
    port,
    url: urlOf('farwend'),
    query,
    async start() {
      const flags = [...given, `port = ${port}`].flatMap((setting) => ['-c', setting.replace(' = ', '=')]);
      const env = { LC_ALL: describePlatform().locale };
      const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
        ...account,
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe'],
        env,
      });
      running = child;
      let output = '';
      child.stderr.on('data', (part: Buffer) => (output = `${output}${part.toString()}`.slice(-4_000)));
      process.once('exit', () => child.kill('SIGKILL')); // a test file that fails while loading runs no afterAll
      await waitFor(`PostgreSQL on port ${port}`, async () => {
        if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}:\n${output}`);
        return connects(urlOf('postgres'));
      });
    },
    async kill() {
      if (running?.pid === undefined || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      const children = listChildren(running.pid);
      running.kill('SIGKILL');
      for (const child of children) signalIfRunning(child, 'SIGKILL'); // they would finish their statements first
      await ended;
    },
    hang() {
      if (running?.pid === undefined) return;
      running.kill('SIGSTOP'); // first, so that it starts no further process
      for (const child of listChildren(running.pid)) signalIfRunning(child, 'SIGSTOP');
    },
    promote: () => query('SELECT pg_promote(wait => true)'),
  };
}

function listChildren(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

function signalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it ended by itself
  }
}

async function connects(url: string): Promise<true | undefined> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
