import type { TripMatchStatus, TripRequestStatus } from '@farwend/api-contract';
import { matchesOfRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import { isEndedMatch, isTalkingMatch } from '#src/entities/tripMatches/matchState.ts';
import { stepTripMatch } from '#src/entities/tripMatches/stepTripMatch.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { bySystem } from './bySystem.ts';
import { tellOfMatch } from './tellOfMatch.ts';

/** Ends or completes the matches of a locked request after it came to a status that ends them. */
export async function endMatchesOf(request: TripRequestRow, reasonCode: string | null, context: CallContext): Promise<void> {
  const system = bySystem(context);
  for (const row of await matchesOfRequest(request.id, context)) {
    const end = endOf(row, request.status, reasonCode);
    if (!end) continue;
    const next = await stepTripMatch(row, { ...end, note: null, at: new Date() }, system);
    await tellOfMatch(next, request, system);
  }
}

/** What a status of the request makes of a match; null: it stays. */
function endOf(
  { status }: Pick<TripMatchRow, 'status'>,
  requestStatus: TripRequestStatus,
  reasonCode: string | null,
): { status: TripMatchStatus; reasonCode: string | null } | null {
  if (isEndedMatch(status)) return null;
  switch (requestStatus) {
    case 'BOOKED':
      if (status === 'BOOKED') return null;
      return isTalkingMatch(status) ? { status: 'LOST', reasonCode: 'CHOSE_OTHER' } : { status: 'WITHDRAWN', reasonCode: 'CHOSE_OTHER' };
    case 'CLOSED_LOST':
      if (status === 'BOOKED') return null;
      return isTalkingMatch(status) ? { status: 'LOST', reasonCode: reasonCode ?? 'NO_RESPONSE' } : { status: 'WITHDRAWN', reasonCode };
    case 'CANCELLED':
    case 'REJECTED':
    case 'DUPLICATE':
    case 'EXPIRED':
      return status === 'BOOKED' ? { status: 'CANCELLED', reasonCode } : { status: 'WITHDRAWN', reasonCode };
    case 'COMPLETED':
      return status === 'BOOKED' ? { status: 'COMPLETED', reasonCode: null } : null;
    default:
      return null;
  }
}
