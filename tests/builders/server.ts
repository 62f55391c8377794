import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './database.ts';
import { freePort } from './freePort.ts';
import { linkFiles } from './linkFiles.ts';

/** The product, running for a test. */
export interface Server {
  /** Like `http://localhost:8500`. */
  origin: string;
  /** Origin of its images, like `http://localhost:9500`. */
  photosOrigin: string;
  /** Its database, for tests that read rows. */
  databaseUrl: string;
  /** Its data folder, with outgoing emails in `mail/`. */
  dataDir: string;
  /** Makes it look for jobs of a type at once; a product that runs as a process finds them at its next poll. */
  fetchJobs?(name: string): void;
  /** Stops it, and removes its database and folder unless they were given. */
  stop(): Promise<unknown>;
}

export interface ServerOptions {
  /** Environment variables in addition to the defaults. */
  env?: Record<string, string>;
  /** Database and data folder of an earlier server to reuse. */
  after?: Pick<Server, 'databaseUrl' | 'dataDir'>;
  /** Port of the site, for a server that proxies know; its images are 1000 above. */
  port?: number;
}

declare global {
  /** Set by tests/workerEnvironment.mjs. */
  var startInProcess: typeof import('./inProcess.ts').startInProcess | undefined;
}

/** Starts the product in the process of the Jest worker, on a port of 8500 to 8599, with demo data in its own database. */
export function startServer(options: ServerOptions = {}): Promise<Server> {
  const start = globalThis.startInProcess;
  if (!start) throw new Error('This Jest project lacks workerEnvironment.mjs; startServerProcess() needs none.');
  return withResources(options, async (env, resources, dispose) => {
    const product = await start(env);
    return {
      ...resources,
      fetchJobs: product.fetchJobs,
      async stop() {
        await product.stop();
        await dispose();
      },
    };
  });
}

/** A server under test, without the way to stop it. */
export type ServerResources = Omit<Server, 'stop'>;

/** Runs `launch` with the environment of a free port, a database and a data folder; another port if that one has been taken meanwhile. */
export async function withResources<S extends Server>(
  { env = {}, after, port: fixedPort }: ServerOptions,
  launch: (env: Record<string, string>, face: ServerResources, dispose: () => Promise<void>) => Promise<S>,
): Promise<S> {
  const isDemo = (env['SEED'] ?? defaults.SEED) === 'demo';
  const database = after ? { url: after.databaseUrl, drop: async () => {} } : await createDatabase(isDemo ? 'demo' : 'empty');
  const dataDir = after?.dataDir ?? (await mkdtemp(join(tmpdir(), 'farwend-test-')));
  const runDir = process.env['TEST_RUN_DIR'];
  if (!after && isDemo && runDir) {
    linkFiles(join(runDir, 'demo'), dataDir);
    await symlink(join(runDir, 'pictures'), join(dataDir, 'images', 'cache')); // rendered once: encoding takes longer than showing the page
  }
  const dispose = async () => {
    await database.drop();
    if (!after) await rm(dataDir, { recursive: true, force: true });
  };
  for (let attempt = 1; ; attempt += 1) {
    const port = fixedPort ?? (await freePort());
    const place = { PORT: String(port), PHOTOS_PORT: String(port + 1000), DATABASE_URL: database.url, DATA_DIR: dataDir };
    const face = {
      origin: `http://localhost:${port}`,
      photosOrigin: `http://localhost:${port + 1000}`,
      databaseUrl: database.url,
      dataDir,
    };
    try {
      return await launch({ ...defaults, ...env, ...place }, face, dispose);
    } catch (error) {
      const isTaken = error instanceof Error && [port, port + 1000].some((one) => error.message.includes(`Port ${one} is in use`));
      if (isTaken && attempt < 5) continue;
      await dispose();
      throw error;
    }
  }
}

const defaults = {
  NODE_ENV: 'production', // as in scripts/start.mjs
  APP_ENV: 'LOCAL',
  SEED: 'demo',
  RATE_LIMITS: 'off',
  OPEN_REQUESTS_MAX: '1000',
  LOG_LEVEL: 'error',
  CHECK_REPLIES: 'on', // a response that does not match its schema is a 500, so every test checks every response
  DRAIN_NOTICE_MS: '0', // no load balancer has to notice
  CAPTCHA_DIFFICULTY: '20',
  DB_POOL_MAX: '8',
  // generous, because a busy machine is slow, not wrong
  DB_ACQUIRE_MS: '60000',
  DB_STATEMENT_MS: '60000',
  DB_LOCK_MS: '30000',
  DB_IDLE_TRANSACTION_MS: '30000',
  MAX_QUEUE_MS: '60000',
  ANSWER_MS: '600000',
};
