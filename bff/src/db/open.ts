import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { Settings } from '#src/settings.ts';
import { connect } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

/** An open, migrated database, and how to close it. */
export interface OpenDatabase {
  sequelize: Sequelize;
  /** Address of the primary. */
  url: string;
  /** True when the embedded server was started for it. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

/** Opens the configured database, or starts the embedded one, and brings its tables up to date. */
export async function openDatabase(settings: Settings, log: Logger, say: (line: string) => void): Promise<OpenDatabase> {
  if (settings.databaseUrl === undefined) say('Starting the embedded PostgreSQL …');
  const embedded = settings.databaseUrl === undefined ? await startEmbedded(settings, log) : null;
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  try {
    const done = await migrate(settings, url, log);
    if (done.length > 0) say(`Migrated: ${done.join(', ')}`);
    const sequelize = connect(settings, url, log);
    return {
      sequelize,
      url,
      isEmbedded: embedded !== null,
      close: async () => {
        await sequelize.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
