import type { Services } from '#src/kernel/context.ts';
import { pruneNextVersions, type VersionKey } from './pruneVersions.sql.ts';

/** Deletes versions past their retention in batches, each a transaction of its own, so that no lock is held long. */
export function pruneVersions({ db, settings, log }: Services) {
  return async (_: object, { signal }: { signal: AbortSignal }): Promise<void> => {
    const months = settings.retainVersionsMonths;
    if (months === 0) return;
    let pruned = 0;
    let after: VersionKey = { entity_type: '', entity_id: '00000000-0000-0000-0000-000000000000', version: 0 };
    while (!signal.aborted) {
      const batch = await db.first(pruneNextVersions, { ...after, months });
      if (!batch) break;
      const { pruned: count, ...last } = batch;
      pruned += count;
      after = last;
    }
    if (pruned > 0) log.info({ pruned }, 'versions past their retention were deleted');
  };
}
