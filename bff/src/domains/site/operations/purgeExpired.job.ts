import type { Services } from '#src/kernel/context.ts';
import { purgeCaptureStatements, purgeStatements } from './purgeExpired.sql.ts';

/** Deletes expired rows, one statement per table, so that no lock is held long. */
export function purgeExpired({ db, settings: { retainEventsMonths: months } }: Services) {
  return async (): Promise<void> => {
    for (const purge of purgeStatements) await db.run(purge, {});
    if (months > 0) for (const purge of purgeCaptureStatements) await db.run(purge, { months });
  };
}
