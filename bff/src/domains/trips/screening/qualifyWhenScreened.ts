import { withSystemActor } from '#src/records/withSystemActor.ts';
import { moveTripRequestAsSystem } from '#src/domains/trips/tripRequests/moveTripRequestAsSystem.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectReadiness } from './qualifyWhenScreened.sql.ts';

/** Moves a request from SCREENING to QUALIFIED if all criteria required before matching pass or do not apply. */
export async function qualifyWhenScreened(tripRequestId: string, context: CallContext): Promise<void> {
  const row = await context.db.first(selectReadiness, { tripRequestId });
  if (!row?.ready) return;
  await moveTripRequestAsSystem(
    tripRequestId,
    { status: 'QUALIFIED', note: 'All criteria before matching pass' },
    withSystemActor(context),
  );
}
