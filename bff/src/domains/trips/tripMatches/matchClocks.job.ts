import { expireTripMatch } from './expireTripMatch.ts';
import { moveTripMatchAsSystem } from './moveTripMatch.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { markSlaBreaches } from '#src/domains/trips/slaEvents/slaEvent.sql.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
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
 * records which clocks have run out. Each record is checked again under its lock in a transaction of its own, so the job is idempotent.
 */
export function matchClocks(services: Services) {
  return async (_: object, { id: jobId, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const failures: unknown[] = [];
    await services.db.run(markSlaBreaches, {});
    for (const [dueRecords, act] of clocks) {
      const due = await services.db.run(dueRecords, {});
      for (const { id } of due) {
        if (signal.aborted) return;
        // One failing record must not block the others.
        await runAsSystem(services, jobId, (context) => act(id, context)).catch((error: unknown) => {
          failures.push(error);
          services.log.warn(
            { clock: dueRecords.name, id, reason: error instanceof Error ? error.message : String(error) },
            'clock action failed',
          );
        });
      }
    }
    if (failures.length > 0) throw new Error(`${failures.length} clock actions failed`);
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
