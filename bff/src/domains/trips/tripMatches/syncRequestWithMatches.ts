import { lostReasons, type TripRequestStatus } from '@farwend/api-contract';
import { findMatchesOfRequest } from './lockTripMatch.ts';
import { isEndedMatch, isTalkingMatch } from './matchState.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import { applyTripRequestMove } from '#src/domains/trips/tripRequests/applyTripRequestMove.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { endMatchesOfRequest } from './endMatchesOfRequest.ts';

/** Moves a locked request, one transition at a time, to the status that its matches imply. Returns its final state. */
export async function syncRequestWithMatches(request: TripRequestRow, context: CallContext): Promise<TripRequestRow> {
  const system = withSystemActor(context);
  let row = request;
  for (;;) {
    const matches = await findMatchesOfRequest(row.id, context);
    const move = chooseNextMove(row.status, matches);
    if (!move) return row;
    row = await applyTripRequestMove(row, { ...move, note: null, at: new Date() }, system);
    await endMatchesOfRequest(row, move.reasonCode, context);
  }
}

/** The next move towards the status that the matches imply; null if the request has it already. */
function chooseNextMove(
  status: TripRequestStatus,
  matches: readonly Pick<TripMatchRow, 'status' | 'closedAt' | 'lostReasonCode'>[],
): { status: TripRequestStatus; reasonCode: string | null } | null {
  const live = matches.filter((match) => !isEndedMatch(match.status) && match.status !== 'SUGGESTED');
  const isBooked = live.some((match) => match.status === 'BOOKED');
  const isTalking = isBooked || live.some((match) => isTalkingMatch(match.status));
  const to = (next: TripRequestStatus, reasonCode: string | null = null) => ({ status: next, reasonCode });
  if (status === 'QUALIFIED') return live.length > 0 ? to('MATCHED') : null;
  if (status === 'MATCHED') return isTalking ? to('PLANNING') : live.length === 0 ? to('QUALIFIED') : null;
  if (status !== 'PLANNING') return null;
  if (isBooked) return to('BOOKED');
  const isOver = live.length === 0 && matches.length > 0 && !matches.some((match) => match.status === 'SUGGESTED');
  return isOver ? to('CLOSED_LOST', findLastLostReason(matches)) : null;
}

/** The reason of the match that was lost last. */
function findLastLostReason(matches: readonly Pick<TripMatchRow, 'closedAt' | 'lostReasonCode'>[]): string {
  const [last] = matches
    .filter(({ lostReasonCode }) => lostReasons.some((reason) => reason === lostReasonCode))
    .toSorted((a, b) => (b.closedAt?.getTime() ?? 0) - (a.closedAt?.getTime() ?? 0));
  return last?.lostReasonCode ?? 'NO_RESPONSE';
}
