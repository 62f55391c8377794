import { setTimeout } from 'node:timers/promises';
import type { Db } from '#src/kernel/db.ts';
import { hashPassword } from '#src/domains/accounts/sessions/passwordHash.ts';
import type { Settings } from '#src/settings/settings.ts';
import { demoPeople } from './demoPeople.ts';
import { createDemoTime } from './demoTime.ts';
import { rejectLiveEnvironment } from './rejectLiveEnvironment.ts';
import { disableIdleTimeout, selectAnyUser, tryLockDemoData } from './seedDemo.sql.ts';
import type { ReportProgress } from './progressReporter.ts';

/** Time between two looks whether another node has loaded the data. */
const RETRY_MS = 500;

/**
 * Loads the demo data into an empty database in one transaction and returns whether it did. Does nothing if there are users, so it may run at
 * every start and on several nodes at once. Deterministic except for dates, which are relative to today. Throws in PROD and PRODUCTION, and
 * without a password.
 */
export async function seedDemo(
  db: Db,
  settings: Settings,
  print: (line: string) => void,
  reportProgress: ReportProgress = () => {},
): Promise<boolean> {
  const { seedPassword } = settings;
  rejectLiveEnvironment(settings);
  if (!seedPassword) throw new Error('SEED_PASSWORD must be given to load the demo data here: all demo people sign in with it.');
  if (await hasUsers(db)) return false;
  print('Loading the demo data …');
  const hash = await hashPassword(seedPassword); // all demo accounts share one password
  const hashes = new Map(demoPeople.map(([email]) => [email, hash]));
  const [{ seedPeople }, { demoSeeds }] = await Promise.all([import('./people.seed.ts'), import('./demoSeeds.ts')]); // loaded only if needed
  const load = () =>
    db.transaction(async (transaction) => {
      if (!(await transaction.first(tryLockDemoData, {}))?.isLocked) return 'lockedByOther';
      if (await hasUsers(transaction)) return 'alreadyThere';
      await transaction.run(disableIdleTimeout, {});
      const context = { db: transaction, time: createDemoTime(new Date()), settings };
      const people = await seedPeople(hashes, context);
      for (const [index, [title, seed]] of demoSeeds.entries()) {
        reportProgress(index, demoSeeds.length, title);
        await seed(people, context);
      }
      reportProgress(demoSeeds.length, demoSeeds.length, 'done');
      return 'loaded';
    });
  for (;;) {
    const outcome = await load();
    if (outcome !== 'lockedByOther') return outcome === 'loaded';
    await setTimeout(RETRY_MS);
  }
}

async function hasUsers(db: Db): Promise<boolean> {
  return (await db.first(selectAnyUser, {})) !== undefined;
}
