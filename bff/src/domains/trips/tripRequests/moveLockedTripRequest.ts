import { applyTripRequestMove, type TripRequestMove } from './applyTripRequestMove.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { is } from '#src/kernel/actor.ts';
import { findAssignee } from '#src/domains/trips/screening/findAssignee.ts';
import { endMatchesOfRequest } from '#src/domains/trips/tripMatches/endMatchesOfRequest.ts';
import { syncRequestWithMatches } from '#src/domains/trips/tripMatches/syncRequestWithMatches.ts';
import { restartClocks } from '#src/domains/trips/tripMatches/restartClocks.ts';

/**
 * Makes an allowed move of a locked request and brings its matches in line: they end with it, or their clocks restart after a hold.
 * A correction changes nothing but the request.
 */
export async function moveLockedTripRequest(row: TripRequestRow, move: TripRequestMove, context: CallContext): Promise<TripRequestRow> {
  const moved = await applyTripRequestMove(row, { ...move, assignedToId: await chooseAssignee(row, move, context) }, context);
  if (move.reasonCode === 'CORRECTION') return moved;
  await endMatchesOfRequest(moved, move.reasonCode, context);
  if (row.status !== 'ON_HOLD' || !['QUALIFIED', 'MATCHED', 'PLANNING'].includes(moved.status)) return moved;
  await restartClocks(moved, row.statusChangedAt, context);
  return syncRequestWithMatches(moved, context);
}

/** Whoever of care begins the screening of a request that nobody looks after keeps it; otherwise it is given by country and load. */
async function chooseAssignee(row: TripRequestRow, { status, reasonCode }: TripRequestMove, context: CallContext): Promise<string | null> {
  if (row.assignedToId !== null || status !== 'SCREENING' || reasonCode === 'CORRECTION') return row.assignedToId;
  const mover = is(context.actor, 'care') ? context.actor.person?.personId : undefined;
  return mover ?? findAssignee(row.countryCodes, context);
}
