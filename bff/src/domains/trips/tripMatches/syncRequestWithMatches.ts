import { lostReasons, type TripRequestStatus } from '@farwend/api-contract';
import { matchesOfRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import { isEndedMatch, isTalkingMatch } from '#src/entities/tripMatches/matchState.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import { stepTripRequest } from '#src/entities/tripRequests/stepTripRequest.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { bySystem } from './bySystem.ts';
import { endMatchesOf } from './endMatches.ts';
import { tellOfRequest } from './tellOfRequest.ts';

/** Brings a locked request to where its matches are, step by step along its own life; the request as it is then. */
export async function requestFollowsMatches(request: TripRequestRow, context: CallContext): Promise<TripRequestRow> {
  const system = bySystem(context);
  let row = request;
  for (;;) {
    const matches = await matchesOfRequest(row.id, context);
    const step = stepTowards(row.status, matches);
    if (!step) return row;
    const from = row.status;
    row = await stepTripRequest(row, { ...step, note: null, at: new Date() }, system);
    await tellOfRequest(row, from, system);
    await endMatchesOf(row, step.reasonCode, context);
  }
}

/** The next step of a request towards its matches, or null when it stands right. */
function stepTowards(
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
  return isOver ? to('CLOSED_LOST', lastReason(matches)) : null;
}

/** Why the last talk ended. */
function lastReason(matches: readonly Pick<TripMatchRow, 'closedAt' | 'lostReasonCode'>[]): string {
  const [last] = matches
    .filter(({ lostReasonCode }) => lostReasons.some((reason) => reason === lostReasonCode))
    .toSorted((a, b) => (b.closedAt?.getTime() ?? 0) - (a.closedAt?.getTime() ?? 0));
  return last?.lostReasonCode ?? 'NO_RESPONSE';
}
