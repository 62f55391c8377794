import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase } from './database.ts';
import { linkFiles } from './linkFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 180_000;

/** The product, running as a process of its own. */
export interface Server {
  /** Like `http://localhost:8500`. */
  origin: string;
  /** Where its pictures are, like `http://localhost:9500`. */
  photosOrigin: string;
  /** Its database, for tests that look at rows. */
  databaseUrl: string;
  /** Its data folder, with outgoing mail in `mail/`. */
  dataDir: string;
  pid: number;
  /** Everything it has written so far. */
  output(): string;
  /** Asks it to end (SIGTERM), as an operator does; the exit code. Database and folder go too, unless they were given. */
  stop(): Promise<number | null>;
  /** Ends it at once (SIGKILL); database and folder stay, for a second start. */
  kill(): Promise<void>;
  /** Resolves with the exit code once the process is gone, however it went. */
  ended: Promise<number | null>;
}

interface Options {
  /** Variables on top of those every test has. */
  env?: Record<string, string>;
  /** Database and data folder of an earlier server, to start again on. */
  after?: Pick<Server, 'databaseUrl' | 'dataDir'>;
}

/** Starts the product on a port of 8500 to 8599, with demo data in a database of its own; ready to answer when it resolves. */
export async function startServer({ env = {}, after }: Options = {}): Promise<Server> {
  const isDemo = (env['SEED'] ?? usual.SEED) === 'demo';
  const database = after ? { url: after.databaseUrl, drop: async () => {} } : await createDatabase(isDemo ? 'demo' : 'empty');
  const dataDir = after?.dataDir ?? (await mkdtemp(join(tmpdir(), 'farwend-test-')));
  const demoDir = process.env['TEST_DEMO_DIR'];
  if (!after && isDemo && demoDir) linkFiles(demoDir, dataDir);
  const dispose = async () => {
    await database.drop();
    if (!after) await rm(dataDir, { recursive: true, force: true });
  };
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return await launch(
        port,
        { ...usual, ...env, PORT: String(port), PHOTOS_PORT: String(port + 1000), DATABASE_URL: database.url, DATA_DIR: dataDir },
        dispose,
      );
    } catch (error) {
      const wasTaken = error instanceof Error && [port, port + 1000].some((one) => error.message.includes(`Port ${one} is taken`));
      if (wasTaken && attempt < 5) continue; // another test's server was faster
      await dispose();
      throw error;
    }
  }
}

const usual = {
  NODE_ENV: 'production', // as scripts/start.mjs has it
  APP_ENV: 'LOCAL',
  SEED: 'demo',
  RATE_LIMITS: 'off',
  OPEN_REQUESTS_MAX: '1000',
  LOG_LEVEL: 'error',
  CHECK_REPLIES: 'on', // an answer off its schema is a 500, so every test checks every answer
  CAPTCHA_DIFFICULTY: '20',
  DB_POOL_MAX: '8',
  // a busy machine is slow, not wrong: what waits is answered in the end
  DB_ACQUIRE_MS: '30000',
  DB_STATEMENT_MS: '60000',
  DB_LOCK_MS: '30000',
  DB_IDLE_TRANSACTION_MS: '30000',
};

async function launch(port: number, env: Record<string, string>, dispose: () => Promise<void>): Promise<Server> {
  const child = spawn(process.execPath, ['--import', './tests/builders/endWithParent.mjs', 'bff/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env }, // nothing else: a developer's own settings are no part of a test
    stdio: 'pipe',
  });
  unrefAll(child); // a test file that fails while loading runs no afterAll: it must still come to its end
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const isEnded = { now: false };
  void ended.then(() => (isEnded.now = true));

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!output.includes('Ready: ')) {
    if (isEnded.now || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }

  return {
    origin: `http://localhost:${port}`,
    photosOrigin: `http://localhost:${port + 1000}`,
    databaseUrl: env['DATABASE_URL'] ?? '',
    dataDir: env['DATA_DIR'] ?? '',
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      await dispose();
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Nothing of the child keeps the test run alive. */
function unrefAll(child: ChildProcessWithoutNullStreams): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
}

/** A port nobody listens on, tried in an order of this process's own, so that test files seldom meet. */
async function freePort(): Promise<number> {
  const start = Math.floor(Math.random() * 100);
  for (let step = 0; step < 100; step += 1) {
    const port = 8500 + ((start + step) % 100);
    if (await isFree(port)) return port;
  }
  throw new Error('Every port from 8500 to 8599 is taken.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
