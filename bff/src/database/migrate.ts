import type { Logger } from 'pino';
import type { QueryInterface } from 'sequelize';
import { SequelizeStorage, Umzug, type RunnableMigration } from 'umzug';
import { connect, type ConnectSettings } from './connect.ts';
import { addMissingTemplates } from '#src/mail/addMissingTemplates.ts';
import { migrations } from './migrations/index.ts';

const lockKey = 0x66_61_72_77; // any number, the same in every node

/** Brings the schema up to date and returns the names of the steps it took. Several nodes may call it at once: one does, the others wait. */
export async function migrate(settings: ConnectSettings, url: string, log: Logger): Promise<string[]> {
  const patient = { dbPoolMax: 2, dbStatementMs: 600_000, dbLockMs: 600_000, dbIdleTransactionMs: 600_000, databaseReadUrls: [] };
  const sequelize = connect({ ...settings, ...patient }, url, log);
  try {
    return await sequelize.transaction(async (transaction) => {
      await sequelize.query(`SELECT pg_advisory_xact_lock(${lockKey})`, { transaction });
      const umzug = new Umzug({
        migrations: migrations.map(({ name, up }): RunnableMigration<QueryInterface> => ({ name, up: async ({ context }) => up(context) })),
        context: sequelize.getQueryInterface(),
        storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
        logger: undefined,
      });
      const taken = await umzug.up();
      await addMissingTemplates(sequelize);
      return taken.map(({ name }) => name);
    });
  } finally {
    await sequelize.close();
  }
}
