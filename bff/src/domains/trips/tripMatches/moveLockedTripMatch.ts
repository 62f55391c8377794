import type { LockedMatch } from './lockTripMatch.ts';
import { loadPartnerTerms } from './loadPartnerTerms.ts';
import { applyTripMatchMove, type TripMatchMove } from './applyTripMatchMove.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { prepareTripMatchMove } from './prepareTripMatchMove.ts';
import { syncRequestWithMatches } from './syncRequestWithMatches.ts';

/** Makes an allowed move of a locked match and brings its request in line. A correction changes nothing but the match. */
export async function moveLockedTripMatch(locked: LockedMatch, move: TripMatchMove, context: CallContext): Promise<TripMatchRow> {
  if (move.reasonCode === 'CORRECTION') return applyTripMatchMove(locked, move, {}, context);
  const values = await prepareTripMatchMove(locked.row, locked.request, move, context);
  const moved = await applyTripMatchMove(locked, move, values, context);
  const request = await syncRequestWithMatches(locked.request, context);
  const row = { ...moved, requestStatus: request.status };
  return moved.status === 'PROPOSED' ? acceptAutomatically({ row, request }, context) : row;
}

/** Accepts the proposal if its partner accepts every proposal. */
async function acceptAutomatically(locked: LockedMatch, context: CallContext): Promise<TripMatchRow> {
  const terms = await loadPartnerTerms(locked.row.partnerId, context);
  if (!terms?.autoAccept) return locked.row;
  return moveLockedTripMatch(locked, { status: 'ACCEPTED', reasonCode: null, note: null, at: new Date() }, withSystemActor(context));
}
