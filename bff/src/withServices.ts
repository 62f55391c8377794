import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { findDatabaseAccount } from './db/embedded/embedded.account.ts';
import { findDataFolder } from './db/embedded/embedded.folders.ts';
import { findRunningEmbedded } from './db/embedded/findRunningEmbedded.ts';
import { openDatabase } from './db/open.ts';
import { jobDefinitions } from './jobs.ts';
import type { Services } from './kernel/context.ts';
import { createQueue } from './platform/jobs/queue.ts';
import { addMissingTemplates } from './platform/mail/addMissingTemplates.ts';
import { createServices } from './services.ts';
import { loadLocalSecrets } from './settings/localSecrets.ts';
import { readSettings, type Settings } from './settings/settings.ts';

const log = pino({ level: 'warn' });

/** Runs a command with the services of the server on which it is started, whether the server is running or not. */
export async function withServices<T>(env: NodeJS.ProcessEnv, work: (services: Services) => Promise<T>): Promise<T> {
  const settings = readSettings(env, loadLocalSecrets);
  const databaseUrl = settings.databaseUrl ?? (await findEmbedded(settings));
  const database = await openDatabase({ ...settings, databaseUrl, databaseReadUrls: [] }, log, () => undefined);
  const queue = createQueue(database.jobsDb, jobDefinitions, log);
  try {
    await addMissingTemplates(database.db);
    await queue.start();
    return await work(createServices({ settings, db: database.db, queue, redis: null, log }));
  } finally {
    await queue.stop(0);
    await database.close();
  }
}

/** The URL of the running embedded database; undefined if it has to be started. Throws if there is none: this is not the server. */
async function findEmbedded(settings: Settings): Promise<string | undefined> {
  const data = findDataFolder(resolve(settings.dataDir), findDatabaseAccount(), log);
  if (existsSync(join(data, 'PG_VERSION'))) return findRunningEmbedded(settings, log);
  throw new Error(
    `There is no database in ${resolve(settings.dataDir)}. Run this on the server, in its folder and with its settings (DATABASE_URL or DATA_DIR), after its first start.`,
  );
}
