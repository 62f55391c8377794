import type { Middleware } from 'koa';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createLog } from './createLog.ts';
import { PUBLISHED_CHANNEL } from './publishing/publishedCache.ts';
import { listen as listenTo } from './db/listen.ts';
import { openDatabase } from './db/open.ts';
import { isConnectionLoss } from './db/postgresErrors.ts';
import { jobDefinitions, createJobWorkers } from './jobs.ts';
import { loadDemoExamples } from '#demo/loadDemoExamples.ts';
import { demoPeople } from '#demo/demoPeople.ts';
import { seedLarge } from '#demo/large/seedLarge.ts';
import { createProgressReporter } from '#demo/progressReporter.ts';
import { seedDemo } from '#demo/seedDemo.ts';
import { drain } from './drain.ts';
import { createMetricSources } from './metricSources.ts';
import { startMailboxReader } from './domains/site/inboundEmails/mailbox/startMailboxReader.ts';
import type { DemoReference } from './http/docs/docs.ts';
import type { Readiness } from './http/health.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { createPageCache } from './http/pageCache.ts';
import { createRequestTracker } from './http/requestTracker.ts';
import { sessionsInPostgres } from './http/sessionsInPostgres.ts';
import { sessionsInRedis } from './http/sessionsInRedis.ts';
import { connectRedis } from './db/redis.ts';
import type { Site, SiteSource } from './http/renderSite.ts';
import { createQueue, type Queue } from './platform/jobs/queue.ts';
import { addMissingTemplates } from './platform/mail/addMissingTemplates.ts';
import { createMailer } from './platform/mail/transport.ts';
import { startHeartbeat } from './platform/nodes/heartbeat.ts';
import { checkDataKeys } from './platform/seals/checkDataKeys.ts';
import { createRemovedPictureListener, PICTURES_CHANNEL } from './platform/photos/removePicture.ts';
import { type RunningPush, startPush } from './platform/push/startPush.ts';
import { describeEnvironment } from './settings/describeEnvironment.ts';
import { loadLocalSecrets } from './settings/localSecrets.ts';
import { createPhotosApp } from './http/photos/photosApp.ts';
import { formatReadyMessage } from './readyMessage.ts';
import { createServices } from './services.ts';
import { sealedData } from './sealedData.ts';
import type { Services } from './kernel/context.ts';
import type { TestMode } from './kernel/testMode.ts';
import { waitAtMost } from './kernel/waitAtMost.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { startTestProduct, type TestProduct } from './testProduct.ts';
import { createWebServer } from './webServer.ts';

/** How long sending the last spans may delay the end of the process, in milliseconds. */
const LAST_SPANS_MS = 500;

/** What development uses instead of the built site. */
export interface DevelopmentSite {
  source: SiteSource;
  /** Serves the modules of the pages under development. */
  middleware: Middleware;
}

/** Runs the product until SIGINT or SIGTERM, then drains it and exits the process. */
export async function serve(env: NodeJS.ProcessEnv, development?: DevelopmentSite): Promise<void> {
  const settings = readSettings(env, loadLocalSecrets);
  if (!development) requireSite(settings.siteEntry);
  for (const line of describeEnvironment(settings, env)) console.log(line);
  const log = createLog(settings);
  const stopTracing =
    settings.otlpEndpoint === undefined ? null : (await import('./platform/tracing/startTracing.ts')).startTracing(settings, log);
  const product = createProduct({ settings, log, print: (line) => console.log(line), ...(development && { development }) });
  const stop = stopOnce(async () => {
    exitAfter(settings.drainMs + 1_000, log);
    await product.stop();
    if (stopTracing) await waitAtMost(LAST_SPANS_MS, stopTracing());
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, (error) => surviveLostConnection(error, log));
  await product.start();
}

interface ProductOptions {
  settings: Settings;
  log: Logger;
  /** Prints a line for the operator during start-up. */
  print(line: string): void;
  development?: DevelopmentSite;
}

/** The whole product, without anything that belongs to its process, such as signals and exit codes. */
export interface Product {
  /** Resolves when it serves requests. */
  start(): Promise<void>;
  /** Completes open requests and closes everything; may be called while it is still starting. */
  stop(): Promise<void>;
  /** Looks for jobs of this type now instead of at the next poll; has no effect before it has started. */
  fetchJobs(name: string): void;
}

/** Composes ports, database, jobs, demo data, site and API; has no effect before `start`. */
export function createProduct({ settings, log, print, development }: ProductOptions): Product {
  const readiness: Readiness = { draining: false, warnings: () => [] };
  const requests = createRequestTracker();
  // Ports are opened first: a port in use is the likeliest problem, and the fastest to report.
  const starting: RequestListener = (_request, response) => void response.writeHead(503, { 'Retry-After': '1' }).end('Starting');
  const listeners = { site: starting, photos: starting };
  const timeouts = {
    requestTimeout: settings.requestTimeoutMs,
    headersTimeout: settings.headersTimeoutMs,
    keepAliveTimeout: settings.keepAliveMs,
    connectionsCheckingInterval: 1_000, // by default, Node looks for slow requests only every 30 seconds
  };
  const web = createWebServer(timeouts, (request, response) => listeners.site(request, response));
  const photos = createWebServer(timeouts, (request, response) => listeners.photos(request, response));
  const open: (() => Promise<void>)[] = []; // closed in reverse order
  const running: { push?: RunningPush; queue?: Queue; test?: TestProduct } = {};

  return {
    async start() {
      const started = Date.now();
      await web.listen(settings.host, settings.port, 'PORT=8090');
      await photos.listen(settings.host, settings.photosPort, 'PHOTOS_PORT=8390');
      const database = await openDatabase(settings, log, print);
      open.push(() => database.close());
      const { db } = database;
      await checkDataKeys(sealedData.columns, db, settings);
      await addMissingTemplates(db);
      const queue = createQueue(database.jobsDb, jobDefinitions, log);
      const mailer = createMailer(settings);
      open.push(
        async () => mailer.close(),
        () => queue.stop(),
      );
      const redis = settings.redisUrl === undefined ? null : await connectRedis(settings.redisUrl, 'farwend', log);
      if (redis) open.push(async () => redis.disconnect());
      const services = createServices({ settings, db, queue, redis, log, testMode: offerTestMode(settings, () => running.test) });
      await queue.start();
      if (settings.seed !== 'none') await seedDemo(db.onPrimary(), settings, print);
      if (settings.seed === 'large') await seedLarge(database.directUrl, settings, print, createProgressReporter(print));
      await queue.work(createJobWorkers(services, mailer));
      running.queue = queue;
      const pageCache = createPageCache();
      const countPushClients = () => running.push?.countClients() ?? 0;
      const { jobsDb, replicas } = database;
      const sources = createMetricSources({ services, jobsDb, replicas, pageCache, redis, readiness, countPushClients });
      const metrics = createMetrics(settings, sources);
      const app = await createApp(
        services,
        {
          readiness,
          metrics,
          pageCache,
          sessions: redis ? sessionsInRedis(redis, db) : sessionsInPostgres(db),
          site: development?.source ?? createSiteSource(settings.siteEntry),
          demo: createDemoReference(services),
        },
        development ? [development.middleware] : [],
      );
      running.push = await startPush(web.http, database.directUrl, redis, services, () => readiness.draining);
      open.push(
        running.push.close,
        await listenTo(database.directUrl, PUBLISHED_CHANNEL, services.published.listener, log),
        await listenTo(database.directUrl, PICTURES_CHANNEL, createRemovedPictureListener(services), log),
      );
      listeners.site = requests.track(app.callback());
      if (settings.testDatabaseUrl !== undefined) {
        const live = listeners.site;
        const test = startTestProduct({ settings, url: settings.testDatabaseUrl, metrics, log });
        open.push(() => test.stop());
        running.test = test;
        listeners.site = (request, response) => (test.answers(request) ? test.listener : live)(request, response);
      }
      listeners.photos = requests.track(createPhotosApp(services, readiness, metrics).callback());
      if (settings.inboundMailbox) open.push(startMailboxReader(settings.inboundMailbox, database.directUrl, services));
      const heartbeat = startHeartbeat(database.jobsDb, services);
      readiness.warnings = heartbeat.warnings;
      open.push(heartbeat.stop);
      print(formatReadyMessage(settings, Date.now() - started));
    },
    async stop() {
      readiness.draining = true;
      running.push?.disconnectClients();
      const { drainMs, drainNoticeMs: noticeMs } = settings;
      await drain({ servers: [web, photos], requests, readiness, drainMs, noticeMs, close: open.toReversed() });
    },
    fetchJobs(name) {
      running.queue?.fetchNow(name);
    },
  };
}

/** What calls of the live product can do about test mode. */
function offerTestMode({ testDatabaseUrl }: Settings, find: () => TestProduct | undefined): TestMode {
  if (testDatabaseUrl === undefined) return { part: 'none' };
  return { part: 'live', issueToken: async (request, caller) => (await find()?.issueToken(request, caller)) ?? null };
}

/** Demo sign-ins and examples for the API reference; null unless this is a local server with demo data. */
function createDemoReference({ settings, db }: Services): DemoReference | null {
  if (!settings.isLocal || settings.seed === 'none' || !settings.seedPassword) return null;
  return {
    people: demoPeople.map(([email, role]) => [email, role]),
    password: settings.seedPassword,
    examples: () => loadDemoExamples(db),
  };
}

/** Without it, the first page would fail instead of the start. */
function requireSite(entry: string): void {
  if (!existsSync(entry))
    throw new Error(`SITE_ENTRY names ${resolve(entry)}, which does not exist. Build the site with npm run build, or correct the path.`);
}

/** The built site, loaded on the first page request. */
function createSiteSource(entry: string): SiteSource {
  let site: Promise<Site> | undefined;
  return { load: () => (site ??= import(pathToFileURL(resolve(entry)).href)) };
}

/** One Ctrl-C reaches the process twice: from the terminal, and forwarded by npm. */
const DUPLICATE_SIGNAL_MS = 1_000;

/** Drains on the first signal and exits immediately on a second. */
function stopOnce(work: () => Promise<void>): () => void {
  let stoppingSince: number | null = null;
  return () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > DUPLICATE_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    work().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
}

/** Ends the process on an error that nobody handled, unless a lost database connection caused it: its request has got its answer. */
function surviveLostConnection(error: unknown, log: Logger): void {
  if (isConnectionLoss(error)) {
    log.error({ err: error }, 'nobody handled the loss of a database connection');
    return;
  }
  console.error(error);
  process.exit(1);
}

/** Exits if draining takes too long. */
function exitAfter(ms: number, log: Logger): void {
  setTimeout(() => {
    log.error('still busy after DRAIN_MS, exiting now');
    process.exit(1);
  }, ms).unref();
}
