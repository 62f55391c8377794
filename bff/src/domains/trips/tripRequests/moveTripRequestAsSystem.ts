import type { TripRequestStatus } from '@farwend/api-contract';
import { lockTripRequest } from '#src/domains/trips/tripMatches/lockTripMatch.ts';
import { allowedTransitions } from './tripRequest.policy.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { moveLockedTripRequest } from './moveLockedTripRequest.ts';

/** Moves a request as the system, in the caller's transaction; null if its current status does not allow it. */
export async function moveTripRequestAsSystem(
  id: string,
  { status, reasonCode, note }: { status: TripRequestStatus; reasonCode?: string | undefined; note?: string | undefined },
  context: CallContext,
): Promise<TripRequestRow | null> {
  const system = withSystemActor(context);
  const row = await lockTripRequest(id, system);
  if (!allowedTransitions(row, system.actor).some(({ to }) => to === status)) return null;
  return moveLockedTripRequest(row, { status, reasonCode: reasonCode ?? null, note: note ?? null, at: new Date() }, system);
}
