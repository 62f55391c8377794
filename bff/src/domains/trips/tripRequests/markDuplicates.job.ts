import type { Services } from '#src/kernel/context.ts';
import { lockTripRequest } from '#src/domains/trips/tripMatches/lockTripMatch.ts';
import { newId } from '#src/kernel/newId.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import type { JobData } from '#src/kernel/job.ts';
import type { markDuplicatesJob } from '#src/domains/trips/trips.jobs.ts';
import { notifyTripRequestMoved } from './notifyTripRequestMoved.ts';
import { markDuplicate, insertDuplicateVersion } from './markDuplicates.sql.ts';

/**
 * Marks a request DUPLICATE if the same traveler requested the same places within the day before. Not while it is submitted: the response
 * would disclose somebody else's request to a stranger.
 */
export function markDuplicates(services: Services) {
  return async ({ tripRequestId }: JobData<typeof markDuplicatesJob>, { id: jobId }: { id: string }): Promise<void> =>
    runAsSystem(services, jobId, async (context) => {
      const { db } = context;
      const duplicate = await db.first(markDuplicate, { tripRequestId });
      if (!duplicate) return;
      const changes = {
        status: 'DUPLICATE',
        statusChangedAt: duplicate.at.toISOString(),
        closedAt: duplicate.at.toISOString(),
        duplicateOfId: duplicate.earlier_id,
        version: duplicate.version,
      };
      await db.run(insertDuplicateVersion, { duplicateId: duplicate.id, version: duplicate.version, changes, newId: newId() });
      await notifyTripRequestMoved(await lockTripRequest(duplicate.id, context), 'PENDING', context);
    });
}
