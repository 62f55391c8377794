import type { Middleware } from 'koa';
import { createServer, type RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino, type DestinationStream } from 'pino';
import type { Sequelize } from 'sequelize';
import { createApp } from './app.ts';
import { createPublishedCache, PUBLISHED_CHANNEL } from './content/publishedCache.ts';
import { listen as listenTo } from './database/listen.ts';
import { openDatabase } from './database/open.ts';
import { defineModels } from './database/models.ts';
import { seedLarge } from './database/seed/large/seedLarge.ts';
import { seedDemo } from './database/seed/seedDemo.ts';
import { showSteps } from './database/seed/showSteps.ts';
import { drain } from './drain.ts';
import { type Captcha, createCaptcha } from './http/captcha.ts';
import { withRecaptcha } from './http/recaptcha.ts';
import type { Readiness } from './http/health.ts';
import { createLimits } from './http/rateLimit.ts';
import { sessionsInPostgres } from './http/sessionsInPostgres.ts';
import { sessionsInRedis } from './http/sessionsInRedis.ts';
import { connectRedis } from './database/redis.ts';
import type { Site, SiteSource } from './http/siteRender.ts';
import { createQueue } from './jobs/queue.ts';
import { startJobs } from './jobs/startJobs.ts';
import { createMailer } from './mail/transport.ts';
import { type RunningPush, startPush } from './push/startPush.ts';
import { pushByPostgres, pushByRedis, pushByVendor } from './push/pushOut.ts';
import { localSecrets } from './localSecrets.ts';
import { createPhotosApp } from './photos/photosApp.ts';
import { createPictureAddresses } from './photos/pictureAddresses.ts';
import { readyMessage } from './readyMessage.ts';
import type { Services } from './services.ts';
import { readSettings, type Settings } from './settings.ts';

/** What development puts in the place of the built site. */
export interface DevelopmentSite {
  source: SiteSource;
  /** Serves what the pages load while they are developed. */
  middleware: Middleware;
}

/** Starts everything: port, database, jobs, demo data, site and API; ends all of it on SIGINT and SIGTERM. */
export async function serve(env: NodeJS.ProcessEnv, development?: DevelopmentSite): Promise<void> {
  const started = Date.now();
  const settings = readSettings(env, localSecrets);
  const log = pino({ level: settings.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] }, gathered());
  const say = (line: string) => console.log(line);
  const readiness: Readiness = { draining: false };

  // The port first: that it is taken is the likeliest problem, and the quickest to tell.
  const starting: RequestListener = (_request, response) => void response.writeHead(503, { 'Retry-After': '1' }).end('Starting');
  const answers = { site: starting, photos: starting };
  const timeouts = {
    requestTimeout: settings.requestTimeoutMs,
    headersTimeout: settings.headersTimeoutMs,
    keepAliveTimeout: settings.keepAliveMs,
  };
  const server = createServer(timeouts, (request, response) => answers.site(request, response));
  const photosServer = createServer(timeouts, (request, response) => answers.photos(request, response));
  await listen(server, settings.host, settings.port, 'PORT=8090');
  await listen(photosServer, settings.host, settings.photosPort, 'PHOTOS_PORT=8390');

  // Whatever is open when a signal comes is closed, newest first.
  const open: (() => Promise<void>)[] = [];
  const running: { push?: RunningPush } = {};
  const stop = stopOnce(() => {
    readiness.draining = true;
    running.push?.hangUp();
    return drain({
      servers: [server, photosServer],
      readiness,
      log,
      drainMs: settings.drainMs,
      isLocal: settings.isLocal,
      close: open.toReversed(),
    });
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

  const database = await openDatabase(settings, log, say);
  open.push(() => database.close());
  const { sequelize } = database;
  const queue = createQueue(sequelize, log);
  const mailer = createMailer(settings);
  open.push(
    async () => mailer.close(),
    () => queue.stop(),
  );
  const redis = settings.redisUrl === undefined ? null : connectRedis(settings.redisUrl, log);
  if (redis) open.push(async () => redis.disconnect());
  const services: Services = {
    settings,
    sequelize,
    models: defineModels(sequelize),
    queue,
    captcha: captchaOf(settings, sequelize),
    limits: createLimits(settings, sequelize, redis),
    push: settings.pusher ? pushByVendor(queue) : redis ? pushByRedis(redis) : pushByPostgres(sequelize),
    sessionRecords: redis ? sessionsInRedis(redis, sequelize) : sessionsInPostgres(sequelize),
    published: createPublishedCache(),
    pictureAddresses: createPictureAddresses(settings),
    log,
  };
  await queue.start();
  if (settings.seed !== 'none') await seedDemo(sequelize, settings, say);
  if (settings.seed === 'large') await seedLarge(database.url, settings, say, showSteps(say));
  await startJobs(services, mailer);
  const app = await createApp(
    services,
    readiness,
    development?.source ?? siteSource(settings.siteEntry),
    development ? [development.middleware] : [],
  );
  running.push = await startPush(server, database.url, redis, services, () => readiness.draining);
  open.push(running.push.close, await listenTo(database.url, PUBLISHED_CHANNEL, services.published.line, log));
  answers.site = app.callback();
  answers.photos = createPhotosApp(services, readiness).callback();
  say(readyMessage(settings, Date.now() - started));
}

/** Our own challenges, or reCAPTCHA's proofs where that is configured. */
function captchaOf(settings: Settings, sequelize: Sequelize): Captcha {
  const own = createCaptcha(settings, sequelize);
  return settings.captcha === 'recaptcha' ? withRecaptcha(own, settings.recaptchaSecret ?? '') : own;
}

/** The site's built entry, loaded when the first page is asked for. */
function siteSource(entry: string): SiteSource {
  let site: Promise<Site> | undefined;
  return { load: () => (site ??= import(pathToFileURL(resolve(entry)).href)) };
}

function listen(server: ReturnType<typeof createServer>, host: string, port: number, another: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      fail(taken ? new Error(`Port ${port} is taken by another program. End it, or choose another: ${another} npm start`) : error);
    });
    server.listen(port, host, done);
  });
}

/** One Ctrl-C reaches the process twice: from the terminal, and handed on by npm. */
const SAME_KEYPRESS_MS = 1_000;

/** The first signal drains, a second one ends at once. */
function stopOnce(work: () => Promise<void>): () => void {
  let stoppingSince: number | null = null;
  return () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > SAME_KEYPRESS_MS) process.exit(1);
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

/** Lines go out a few kilobytes at a time, after a quarter of a second at the latest, and with the end of the process: one write for each request is a tenth of a page. */
function gathered(): DestinationStream {
  return pino.destination({ sync: false, minLength: 4096, periodicFlush: 250 });
}
