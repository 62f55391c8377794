import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbedded } from '../bff/src/database/embedded.ts';

/** Where the repository lies. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** What the product answers on, and its process. */
export interface Server {
  origin: string;
  pid: number;
}
/** The database server of one run, with everything started beside it. */
export interface Machine {
  folder: string;
  databasePid: number;
  /** Address of a database; made, as a copy of another when one is named, if it is not there. */
  database(name: string, copyOf?: string): Promise<string>;
  /** A process of ours, once it answers. */
  start(args: string[], env: Record<string, string>, origin: string, path?: string): Promise<Server>;
  /** The product as shipped over a database, without its limits, so that one visitor may ask thousands of times. */
  product(databaseUrl: string, port: number, seed: 'demo' | 'large'): Promise<Server>;
  /** Rows of a statement. */
  rows<Row extends object>(databaseUrl: string, text: string): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Starts a database server, throwaway or with its files in the folder `kept`; what is started later ends with `stop`. */
export async function startMachine(kept?: string): Promise<Machine> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'farwend-bench-'));
  const children: ChildProcess[] = [];
  const embedded = await startEmbedded({ dataDir: folder }, pino({ level: 'error' }), { throwaway: kept === undefined });
  const urlOf = (name: string) => embedded.url.replace(/[^/]*$/, name);

  const rows = async <Row extends object>(databaseUrl: string, text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const start: Machine['start'] = async (args, env, origin, path = '') => {
    const child = spawn(process.execPath, args, {
      cwd: root,
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
    throw new Error(`${args[0]} ended before it answered`);
  };
  return {
    folder,
    databasePid: postmasterOf(new URL(embedded.url).port),
    rows,
    start,
    async database(name, copyOf) {
      const found = await rows(embedded.url, `SELECT FROM pg_database WHERE datname = '${name}'`);
      if (found.length === 0) await rows(embedded.url, `CREATE DATABASE ${name}${copyOf === undefined ? '' : ` TEMPLATE ${copyOf}`}`);
      return urlOf(name);
    },
    product: (databaseUrl, port, seed) =>
      start(
        ['bff/src/main.ts'],
        {
          DATABASE_URL: databaseUrl,
          PORT: String(port),
          PHOTOS_PORT: String(port + 30),
          SEED: seed,
          RATE_LIMITS: 'off',
          LOG_LEVEL: 'info',
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
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The process of the database server that listens on a port; its connections are its children. */
function postmasterOf(port: string): number {
  const found = readdirSync('/proc').find((name) => {
    const file = `/proc/${name}/cmdline`;
    return /^\d+$/.test(name) && existsSync(file) && readFileSync(file, 'utf8').includes(`\0port=${port}\0`);
  });
  return Number(found ?? 0);
}
