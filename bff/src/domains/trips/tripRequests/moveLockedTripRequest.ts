import { applyTripRequestMove, type TripRequestMove } from './applyTripRequestMove.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { endMatchesOfRequest } from '#src/domains/trips/tripMatches/endMatchesOfRequest.ts';
import { syncRequestWithMatches } from '#src/domains/trips/tripMatches/syncRequestWithMatches.ts';
import { restartClocks } from '#src/domains/trips/tripMatches/restartClocks.ts';

/**
 * Makes an allowed move of a locked request and brings its matches in line: they end with it, or their clocks restart after a hold.
 * A correction changes nothing but the request.
 */
export async function moveLockedTripRequest(row: TripRequestRow, move: TripRequestMove, context: CallContext): Promise<TripRequestRow> {
  const moved = await applyTripRequestMove(row, move, context);
  if (move.reasonCode === 'CORRECTION') return moved;
  await endMatchesOfRequest(moved, move.reasonCode, context);
  if (row.status !== 'ON_HOLD' || !['QUALIFIED', 'MATCHED', 'PLANNING'].includes(moved.status)) return moved;
  await restartClocks(moved, row.statusChangedAt, context);
  return syncRequestWithMatches(moved, context);
}
