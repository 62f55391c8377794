import type { Services } from '#src/kernel/context.ts';
import { purgeStatements } from './purgeExpired.sql.ts';

/** Deletes expired rows, one statement per table, so that no lock is held long. */
export function purgeExpired({ db }: Services) {
  return async (): Promise<void> => {
    for (const purge of purgeStatements) await db.run(purge, {});
  };
}
