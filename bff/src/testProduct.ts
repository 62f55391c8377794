import type { RequestListener } from 'node:http';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { emptyTestDatabase, restoreTokens } from './db/testDatabase/emptyTestDatabase.ts';
import { claimTestDatabase } from './db/testDatabase/claimTestDatabase.ts';
import { shiftTimes } from './db/testDatabase/shiftTimes.ts';
import { listen } from './db/listen.ts';
import { openDatabase } from './db/open.ts';
import { seedDemo } from '#demo/seedDemo.ts';
import { grantTestToken } from './domains/accounts/sessions/grantTestToken.ts';
import { createJobWorkers, jobDefinitions } from './jobs.ts';
import type { Metrics } from './http/metrics/metrics.ts';
import { createPageCache } from './http/pageCache.ts';
import { createRequestTracker } from './http/requestTracker.ts';
import { sessionsInPostgres } from './http/sessionsInPostgres.ts';
import { Failure, toProblem } from './kernel/failure.ts';
import { newId } from './kernel/newId.ts';
import { TEST_TOKEN_PREFIX, type TestMode } from './kernel/testMode.ts';
import { createQueue } from './platform/jobs/queue.ts';
import { addMissingTemplates } from './platform/mail/addMissingTemplates.ts';
import { createCapturingMailer } from './platform/mail/captureMails.ts';
import { PUBLISHED_CHANNEL } from './publishing/publishedCache.ts';
import { createServices } from './services.ts';
import { keyedHash } from './settings/secrets.ts';
import type { Settings } from './settings/settings.ts';

/** Where files of test mode are, in the folder of the server and in addresses. */
const FOLDER = 'test_mode';

/** The only addresses that need no token, because they are signed: any other would let everybody in who knows a demo password. */
const signedFile = new RegExp(`^/${FOLDER}/(?:files|exports)/`);

interface TestProductOptions {
  settings: Settings;
  /** URL of its database. */
  url: string;
  metrics: Metrics;
  log: Logger;
}

/** The API on the database of test mode, with its own queue, files and mails. */
export interface TestProduct {
  /** Whether it answers this request instead of the live product. */
  answers(request: { url?: string | undefined; headers: { authorization?: string | undefined } }): boolean;
  listener: RequestListener;
  issueToken: Extract<TestMode, { part: 'live' }>['issueToken'];
  stop(): Promise<void>;
}

/**
 * Opens it in the background: the live product does not wait for it, and works without it. While its database cannot be used, calls of test
 * mode are 503, and each tries again.
 */
export function startTestProduct({ settings: live, url, metrics, log }: TestProductOptions): TestProduct {
  const settings = deriveTestSettings(live, url);
  const requests = createRequestTracker();
  const open = async () => {
    await claimTestDatabase(url);
    const app = await openTestApp(settings, metrics, log, reset);
    await restoreTokens(url).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    return app;
  };
  let opened = open();
  const logFailure = (error: unknown) => log.error({ err: error }, 'test mode could not be opened');
  opened.catch(logFailure);

  /** The app, opened again if it could not be before. */
  async function requireApp() {
    const current = opened;
    return current.catch(async () => {
      if (opened === current) {
        opened = open();
        opened.catch(logFailure);
      }
      return opened;
    });
  }

  function reset() {
    const previous = opened;
    opened = requests.settled().then(async () => {
      await (await previous).close();
      await emptyTestDatabase(url);
      return open();
    });
    opened.catch(logFailure);
  }

  return {
    answers: ({ url: path = '', headers }) => isTestToken(headers.authorization) || signedFile.test(path),
    listener(request, response) {
      void requireApp().then(
        ({ callback }) => {
          if (request.url && signedFile.test(request.url)) request.url = request.url.slice(FOLDER.length + 1);
          requests.track(callback)(request, response);
        },
        () => {
          const problem = toProblem(new Failure('server.maintenance', { message: 'Test mode cannot answer just now.' }), '', newId());
          response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'application/problem+json; charset=utf-8' });
          response.end(JSON.stringify(problem));
        },
      );
    },
    async issueToken(request, caller) {
      const { services } = await requireApp();
      const { actor, requestId, userAgent, apiVersion } = caller;
      const context = { ...services, actor, requestId, userAgent, ifMatch: null, captchaSolved: false };
      return grantTestToken(request, apiVersion === undefined ? context : { ...context, apiVersion });
    },
    async stop() {
      await requests.settled();
      await (await opened.catch(() => null))?.close();
    },
  };
}

function isTestToken(authorization = ''): boolean {
  return new RegExp(`^Bearer ${TEST_TOKEN_PREFIX}`, 'i').test(authorization);
}

/** The settings of the live product without everything that would reach the outside. */
function deriveTestSettings(live: Settings, url: string): Settings {
  return {
    ...live,
    appEnv: live.isLocal ? 'LOCAL' : 'STAGING', // demo data are never loaded in production
    databaseUrl: url,
    databaseDirectUrl: undefined,
    databaseReadUrls: [],
    redisUrl: undefined,
    dataDir: join(live.dataDir, FOLDER),
    sessionKeys: live.sessionKeys.map((key) => keyedHash('test mode', key)), // a signature of either product opens nothing of the other
    filesOrigin: `${live.publicOrigin}/${FOLDER}`,
    s3: undefined,
    seed: 'demo',
    seedPassword: live.seedPassword ?? randomBytes(24).toString('base64url'),
    smtpUrl: undefined,
    inboundDomain: undefined,
    inboundMailbox: undefined,
    opsEmail: undefined,
    pusher: undefined,
    saml: undefined,
    mfaRequiredRoles: [],
    hubspotToken: undefined,
    fxSource: 'none',
  };
}

async function openTestApp(settings: Settings, metrics: Metrics, log: Logger, reset: () => void) {
  const open: (() => Promise<void>)[] = []; // closed in reverse order
  const close = async () => {
    for (const one of open.toReversed()) await one();
  };
  try {
    const database = await openDatabase(settings, log, () => undefined);
    open.push(() => database.close());
    const { db, directUrl } = database;
    await addMissingTemplates(db);
    const queue = createQueue(database.jobsDb, jobDefinitions, log);
    open.push(() => queue.stop());
    const testMode: TestMode = { part: 'test', advanceClock: (hours) => shiftTimes(directUrl, hours), reset };
    const services = createServices({ settings, db, queue, redis: null, log, testMode });
    await queue.start();
    await seedDemo(db.onPrimary(), settings, () => undefined);
    await queue.work(createJobWorkers(services, createCapturingMailer(db.onPrimary(), settings.mailFrom)));
    open.push(await listen(directUrl, PUBLISHED_CHANNEL, services.published.listener, log));
    const app = await createApp(services, {
      readiness: { draining: false, warnings: () => [] },
      metrics,
      pageCache: createPageCache(),
      sessions: sessionsInPostgres(db),
      site: null,
      demo: null,
    });
    return { services, callback: app.callback(), close };
  } catch (error) {
    await close();
    throw error;
  }
}
