import { lockTripMatch, lockTripRequest } from './lockTripMatch.ts';
import { applyTripMatchMove } from './applyTripMatchMove.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { proposeNextPartner } from './proposeNextPartner.ts';
import { syncRequestWithMatches } from './syncRequestWithMatches.ts';

/** Expires a proposal past its deadline and proposes the next partner; null if it was answered meanwhile or the request is on hold. */
export async function expireTripMatch(id: string, context: CallContext): Promise<TripMatchRow | null> {
  const system = withSystemActor(context);
  const locked = await lockTripMatch(id, system);
  const { row, request } = locked;
  if (row.status !== 'PROPOSED' || request.status === 'ON_HOLD' || !row.respondBy || row.respondBy > new Date()) return null;
  const expired = await applyTripMatchMove(locked, { status: 'EXPIRED', reasonCode: null, note: null, at: new Date() }, {}, system);
  await proposeNextPartner(request, `Passed on from ${row.partnerName}, who did not answer in time`, system);
  await syncRequestWithMatches(await lockTripRequest(request.id, system), system);
  return expired;
}
