import { recordAudit } from '#src/records/recordVersion.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { selectCareTeam } from './escalateTripRequest.sql.ts';
import type { TripRequestRow } from './tripRequest.model.ts';

/** Notifies by push the care team members who are responsible for the request's countries. */
export async function escalateTripRequest(
  { id, countryCodes }: TripRequestRow,
  clock: 'FIRST_LOOK' | 'DRAFT_CALL',
  context: CallContext,
): Promise<void> {
  const care = await context.db.run(selectCareTeam, { countryCodes });
  for (const { user_id: userId } of care) await pushEvent(`private-user-${userId}`, 'tripRequest.waiting', { id }, context);
  await recordAudit('ESCALATED', 'tripRequest', id, { clock, called: care.length }, context);
}
