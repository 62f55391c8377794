import { lockTripMatch, lockTripRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import { stepTripMatch } from '#src/entities/tripMatches/stepTripMatch.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { bySystem } from './bySystem.ts';
import { proposeNext } from './proposeNext.ts';
import { requestFollowsMatches } from './requestFollowsMatches.ts';
import { tellOfMatch } from './tellOfMatch.ts';

/** Ends a proposal whose time is over and proposes the next partner; null when it was answered meanwhile or its clock stands still. */
export async function expireTripMatch(id: string, context: CallContext): Promise<TripMatchRow | null> {
  const system = bySystem(context);
  const { row, request } = await lockTripMatch(id, system);
  if (row.status !== 'PROPOSED' || request.status === 'ON_HOLD' || !row.respondBy || row.respondBy > new Date()) return null;
  const expired = await stepTripMatch(row, { status: 'EXPIRED', reasonCode: null, note: null, at: new Date() }, system);
  await tellOfMatch(expired, request, system);
  await proposeNext(request, `Passed on from ${row.partnerName}, who did not answer in time`, system);
  await requestFollowsMatches(await lockTripRequest(request.id, system), system);
  return expired;
}
