import type { TripMatchStatus, TripRequestStatus } from '@farwend/api-contract';
import { findMatchesOfRequest } from './lockTripMatch.ts';
import { isEndedMatch, isTalkingMatch } from './matchState.ts';
import { applyTripMatchMove } from './applyTripMatchMove.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';

/** Ends or completes the matches of a locked request as its new status requires. */
export async function endMatchesOfRequest(request: TripRequestRow, reasonCode: string | null, context: CallContext): Promise<void> {
  const system = withSystemActor(context);
  for (const row of await findMatchesOfRequest(request.id, context)) {
    const end = chooseEndMove(row, request.status, reasonCode);
    if (!end) continue;
    await applyTripMatchMove({ row, request }, { ...end, note: null, at: new Date() }, {}, system);
  }
}

/** The move that ends a match when its request reaches a status; null if the match stays as it is. */
function chooseEndMove(
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
