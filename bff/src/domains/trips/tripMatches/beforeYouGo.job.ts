import type { CallContext, Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { type DepartingMatch, selectDepartingMatches } from './beforeYouGo.sql.ts';
import { lockTripMatch } from './lockTripMatch.ts';
import { mailBeforeYouGo } from './matchMails.ts';

/** Reminds travelers of papers, insurance and vouchers: 30 days before a booked journey begins, and 3. */
export function beforeYouGo(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const departing = await services.db.run(selectDepartingMatches, {});
    throwIfFailed(await runForEach(departing, signal, (match) => runAsSystem(services, jobId, (context) => remind(match, context))));
  };
}

async function remind({ id, daysLeft, dueDays }: DepartingMatch, context: CallContext): Promise<void> {
  const { row, request } = await lockTripMatch(id, context);
  if (row.status === 'BOOKED') await mailBeforeYouGo(row, request, { daysLeft, dueDays }, context);
}
