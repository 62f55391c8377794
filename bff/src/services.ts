import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { PublishedCache } from './content/publishedCache.ts';
import type { Models } from './database/models.ts';
import type { Captcha } from './http/captcha.ts';
import type { Limits } from './http/rateLimit.ts';
import type { SessionRecords } from './http/sessionStore.ts';
import type { Queue } from './jobs/queue.ts';
import type { PictureAddresses } from './photos/pictureAddresses.ts';
import type { PushOut } from './push/pushOut.ts';
import type { Settings } from './settings.ts';

/** What lives as long as the process and is handed to every handler. */
export interface Services {
  settings: Settings;
  sequelize: Sequelize;
  models: Models;
  queue: Queue;
  captcha: Captcha;
  limits: Limits;
  sessionRecords: SessionRecords;
  push: PushOut;
  published: PublishedCache;
  pictureAddresses: PictureAddresses;
  log: Logger;
}
