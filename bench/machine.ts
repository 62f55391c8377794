import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbedded } from '../bff/src/db/embedded/embedded.ts';

/** The root of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const startScript = /"start": "(.*)"/.exec(readFileSync(join(root, 'package.json'), 'utf8'))?.[1] ?? '';
/** The options of Node in `npm start`. */
export const startOptions = startScript.match(/--\S+/g) ?? [];
/** The environment variables that it sets. */
export const startEnvironment = Object.fromEntries(
  [...startScript.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
);

/** A server that was started. */
export interface Server {
  origin: string;
  pid: number;
}
/** How the product is started otherwise than by `npm start`. */
interface ProductOptions {
  /** Options of Node, after those of `npm start`. */
  nodeOptions?: string[];
  /** Runs the sources instead of the bundle, so that a profile names files. */
  fromSources?: boolean;
}
/** The database server of one run and everything that was started with it. */
export interface Machine {
  folder: string;
  databasePid: number;
  /** URL of a database, which is created if it does not exist, as a copy of another when one is named. */
  database(name: string, copyOf?: string): Promise<string>;
  /** Starts a Node process, in the repository's root unless `cwd` is given, and resolves when it responds. */
  start(args: string[], env: Record<string, string>, origin: string, path?: string, cwd?: string): Promise<Server>;
  /** Runs a Node process to its end; rejects with what it wrote if it fails. */
  run(args: string[], env: Record<string, string>, cwd: string): Promise<void>;
  /** Starts the product as shipped, except that one visitor can send thousands of requests, and that none is refused when it is busy. */
  product(databaseUrl: string, port: number, seed: 'demo' | 'large', options?: ProductOptions): Promise<Server>;
  /** Runs a statement and returns its rows. */
  rows<Row extends object>(databaseUrl: string, text: string): Promise<Row[]>;
  stop(): Promise<void>;
}

function isInUse(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

/** Starts a database server, temporary unless `dataDir` is given; `stop` ends everything that was started since. */
export async function startMachine(dataDir?: string): Promise<Machine> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'farwend-bench-'));
  const children: ChildProcess[] = [];
  const embedded = await startEmbedded({ dataDir: folder }, pino({ level: 'error' }), { throwaway: dataDir === undefined });
  const buildUrl = (name: string) => {
    const url = new URL(embedded.url);
    url.pathname = `/${name}`;
    return url.href;
  };

  const rows = async <Row extends object>(databaseUrl: string, text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const start: Machine['start'] = async (args, env, origin, path = '', cwd = root) => {
    if (await isInUse(origin)) throw new Error(`${origin} is in use, perhaps by another run of the benchmark; end that first`);
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    while (child.exitCode === null) {
      const ready = await fetch(origin + path).then(
        (response) => response.ok,
        () => false,
      );
      if (ready && child.exitCode === null) return { origin, pid: child.pid ?? 0 };
      await wait(200);
    }
    throw new Error(`${args[0]} ended before it responded`);
  };
  return {
    folder,
    databasePid: findPostmaster(new URL(embedded.url).port),
    rows,
    start,
    async run(args, env, cwd) {
      const options = { cwd, env: { ...process.env, NODE_ENV: 'production', ...env }, maxBuffer: 2 ** 26 };
      await promisify(execFile)(process.execPath, args, options);
    },
    async database(name, copyOf) {
      const existing = await rows(embedded.url, `SELECT FROM pg_database WHERE datname = '${name}'`);
      if (existing.length === 0) await rows(embedded.url, `CREATE DATABASE ${name}${copyOf === undefined ? '' : ` TEMPLATE ${copyOf}`}`);
      return buildUrl(name);
    },
    product: (databaseUrl, port, seed, { nodeOptions = [], fromSources = false } = {}) =>
      start(
        [...startOptions, '--no-deprecation', ...nodeOptions, fromSources ? 'bff/src/main.ts' : 'bff/dist/main.js'],
        {
          ...startEnvironment,
          DATABASE_URL: databaseUrl,
          PORT: String(port),
          PHOTOS_PORT: String(port + 30),
          SEED: seed,
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'info',
          MAX_QUEUE_MS: '60000',
          ANSWER_MS: '60000',
          DATA_DIR: folder,
          CAPTCHA_DIFFICULTY: '100',
        },
        `http://127.0.0.1:${port}`,
        '/readyz',
      ),
    async stop() {
      for (const child of children) child.kill('SIGTERM');
      await Promise.all(children.map((child) => new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(null)))));
      await embedded.stop();
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Process id of the database server that listens on a port; its connections are its children. */
function findPostmaster(port: string): number {
  const pid = readdirSync('/proc').find((name) => {
    const file = `/proc/${name}/cmdline`;
    return /^\d+$/.test(name) && existsSync(file) && readFileSync(file, 'utf8').includes(`\0port=${port}\0`);
  });
  return Number(pid ?? 0);
}
