import { expireTripMatch } from './expireTripMatch.ts';
import { moveTripMatchAsSystem } from './moveTripMatch.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { advanceDueStatesOfMatches, advanceDueStatesOfRequests, endSnoozesOfRequests } from '#src/domains/trips/slaEvents/dueTimes.sql.ts';
import { markSlaBreaches } from '#src/domains/trips/slaEvents/slaEvent.sql.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { remindProposal, escalateFirstLook, remindFirstMessage, remindToRespond } from './clockActions.ts';
import {
  selectMatchesToExpire,
  selectMatchesToIntroduce,
  selectMatchesToRemind,
  selectMatchesWithoutFirstMessage,
  selectMatchesWithoutProposal,
  selectRequestsWithoutFirstLook,
} from './matchClocks.sql.ts';

/**
 * Acts on every due deadline of matching: reminders, expiries with the next proposal, automatic introductions, escalations to care; first it
 * records which clocks have run out or soon will. Each record is checked again under its lock in a transaction of its own, so the job is idempotent.
 */
export function matchClocks(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const failed = [];
    await services.db.run(markSlaBreaches, {});
    await services.db.run(advanceDueStatesOfMatches, {});
    await services.db.run(advanceDueStatesOfRequests, {});
    await services.db.run(endSnoozesOfRequests, {});
    for (const [dueRecords, act] of clocks) {
      const due = await services.db.run(dueRecords, {});
      failed.push(...(await runForEach(due, signal, ({ id }) => runAsSystem(services, jobId, (context) => act(id, context)))));
    }
    throwIfFailed(failed);
  };
}

type ClockAction = (id: string, context: CallContext) => Promise<unknown>;

const clocks: readonly (readonly [dueRecords: typeof selectMatchesToExpire, act: ClockAction])[] = [
  [selectMatchesToExpire, expireTripMatch],
  [selectMatchesToRemind, remindToRespond],
  [selectMatchesToIntroduce, (id, context) => moveTripMatchAsSystem(id, { status: 'INTRODUCED' }, context)],
  [selectMatchesWithoutFirstMessage, remindFirstMessage],
  [selectMatchesWithoutProposal, remindProposal],
  [selectRequestsWithoutFirstLook, escalateFirstLook],
];
