import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Db } from '#src/kernel/db.ts';
import { waitAtMost } from '#src/kernel/waitAtMost.ts';
import type { Settings } from '#src/settings/settings.ts';
import { connect } from './connect.ts';
import { createDb } from './database.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { findSessionProblems } from './findSessionProblems.ts';
import { migrate } from './migrate.ts';
import { Replicas } from './replicas.ts';

/** How long connections in use may delay closing the database, in milliseconds. */
const POOL_CLOSE_MS = 1_000;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Db;
  /** A few connections for the job queue alone, so that a locked job table takes none from requests. */
  jobsDb: Db;
  /** Null if there are none. */
  replicas: Replicas | null;
  /** URL of the primary, past any pooler: for connections that keep a state, such as LISTEN. */
  directUrl: string;
  /** Whether the embedded server was started for it. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

/** Opens the configured database, or starts the embedded one, and applies the pending migrations. */
export async function openDatabase(settings: Settings, log: Logger, print: (line: string) => void): Promise<OpenDatabase> {
  if (settings.databaseUrl === undefined) print('Starting the embedded PostgreSQL …');
  const embedded = settings.databaseUrl === undefined ? await startEmbedded(settings, log) : null;
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  const directUrl = settings.databaseDirectUrl ?? url;
  try {
    const applied = await migrate(directUrl, { embeddedIn: embedded ? resolve(settings.dataDir) : undefined });
    if (applied.length > 0) print(`Database ready: ${applied.length} ${applied.length === 1 ? 'migration' : 'migrations'} applied.`);
    const sequelize = connect(settings, url, log);
    const jobs = connect({ ...settings, dbPoolMax: settings.dbJobsPoolMax }, url, log);
    const replicas = settings.databaseReadUrls.length > 0 ? new Replicas(sequelize, url, settings, log) : null;
    const db = createDb(sequelize, { checkRows: settings.checkReplies, replicas });
    for (const line of await findSessionProblems(db, settings)) print(line);
    return {
      db,
      jobsDb: createDb(jobs),
      replicas,
      directUrl,
      isEmbedded: embedded !== null,
      close: async () => {
        await waitAtMost(POOL_CLOSE_MS, Promise.all([sequelize.close(), jobs.close(), replicas?.close()])); // never ends while a connection is in use
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
