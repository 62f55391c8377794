import type { Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { selectDepartingMatches } from './beforeYouGo.sql.ts';
import { lockTripMatch } from './lockTripMatch.ts';
import { mailBeforeYouGo } from './matchMails.ts';

/** Reminds travelers of papers, insurance and vouchers: 30 days before a booked journey begins, and 3. */
export function beforeYouGo(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    for (const { id, daysLeft, dueDays } of await services.db.run(selectDepartingMatches, {})) {
      signal.throwIfAborted();
      await runAsSystem(services, jobId, async (context) => {
        const { row, request } = await lockTripMatch(id, context);
        if (row.status === 'BOOKED') await mailBeforeYouGo(row, request, { daysLeft, dueDays }, context);
      });
    }
  };
}
