import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { createCaptcha } from './http/captcha.ts';
import { createRateLimits } from './http/rateLimit.ts';
import { withRecaptcha } from './http/recaptcha.ts';
import type { Captcha } from './kernel/captcha.ts';
import type { Services } from './kernel/context.ts';
import type { Db } from './kernel/db.ts';
import { createEventBus } from './kernel/events.ts';
import type { JobQueue } from './kernel/job.ts';
import type { TestMode } from './kernel/testMode.ts';
import { createPostgresPublisher, createRedisPublisher, createVendorPublisher } from './platform/push/pushPublishers.ts';
import { createPictureAddresses } from './publishing/pictures/pictureAddresses.ts';
import { createPublishedCache } from './publishing/publishedCache.ts';
import type { Settings } from './settings/settings.ts';
import { runCall } from './routes.ts';
import { subscriptions } from './subscriptions.ts';

interface Parts {
  settings: Settings;
  db: Db;
  queue: JobQueue;
  redis: Redis | null;
  log: Logger;
  /** Default: none. */
  testMode?: TestMode;
}

/** The services of a process, a server or a command. */
export function createServices({ settings, db, queue, redis, log, testMode = { part: 'none' } }: Parts) {
  return {
    settings,
    db,
    queue,
    events: createEventBus(subscriptions),
    captcha: createConfiguredCaptcha(settings),
    limits: createRateLimits(settings, db, redis),
    push: settings.pusher ? createVendorPublisher(queue) : redis ? createRedisPublisher(redis) : createPostgresPublisher(),
    published: createPublishedCache(),
    pictureAddresses: createPictureAddresses(settings),
    testMode,
    runCall,
    log,
  } satisfies Services;
}

/** Altcha, or reCAPTCHA if configured. */
function createConfiguredCaptcha(settings: Settings): Captcha {
  const own = createCaptcha(settings);
  return settings.captcha === 'recaptcha' ? withRecaptcha(own, settings.recaptchaSecret ?? '') : own;
}
