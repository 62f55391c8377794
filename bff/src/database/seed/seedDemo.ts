import type { Sequelize } from 'sequelize';
import { defineModels } from '#src/database/models.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { demoPeople } from '#src/demoPeople.ts';
import { hashPassword } from '#src/entities/sessions/passwordHash.ts';
import type { Settings } from '#src/settings.ts';
import { demoTime } from './demoTime.ts';
import { refuseLive } from './refuseLive.ts';

/**
 * Puts the demo data into an empty database, all of it or nothing; true when it did. Where there are users already it does nothing,
 * so it may run at every start and from two nodes at once. The same on every machine but for the dates, which count from today.
 * Throws in PROD and PRODUCTION, and without a password. `step` hears how far it is.
 */
export async function seedDemo(
  sequelize: Sequelize,
  settings: Settings,
  say: (line: string) => void,
  step: (done: number, all: number, what: string) => void = () => {},
): Promise<boolean> {
  const { seedPassword } = settings;
  refuseLive(settings);
  if (!seedPassword) throw new Error('SEED_PASSWORD must be given to load the demo data here: all demo people sign in with it.');
  if (await hasUsers(sequelize)) return false;
  say('Loading the demo data …');
  const hash = await hashPassword(seedPassword); // all of them have the same password, as the start tells
  const hashes = new Map(demoPeople.map(([email]) => [email, hash]));
  const [{ seedPeople }, { demoParts }] = await Promise.all([import('./people.seed.ts'), import('./demoParts.ts')]); // few starts need them
  return inTransaction(sequelize, async (transaction) => {
    await preparedQuery(sequelize, 'seed.lock', `SELECT pg_advisory_xact_lock(hashtextextended('farwend demo', 0))`, [], transaction);
    if (await hasUsers(sequelize)) return false;
    await preparedQuery(sequelize, 'seed.patience', patience, [], transaction);
    const context = { sequelize, models: defineModels(sequelize), transaction, time: demoTime(new Date()), settings };
    const people = await seedPeople(hashes, context);
    for (const [index, [what, seed]] of demoParts.entries()) {
      step(index, demoParts.length, what);
      await seed(people, context);
    }
    step(demoParts.length, demoParts.length, 'done');
    return true;
  });
}

// Rows are made between the statements: a slow machine must not be ended for thinking.
const patience = `SELECT set_config('idle_in_transaction_session_timeout', '0', true)`;

async function hasUsers(sequelize: Sequelize): Promise<boolean> {
  const rows = await preparedQuery(sequelize, 'seed.hasUsers', 'SELECT id FROM users LIMIT 1', []);
  return rows.length > 0;
}
