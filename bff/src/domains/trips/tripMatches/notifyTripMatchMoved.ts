import { noticesOf, tripMatchNotices, type TripMatchStatus } from '@farwend/api-contract';
import { isEndedMatch } from './matchState.ts';
import { matchEnded } from './tripMatch.events.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { moverOf } from '#src/kernel/moverOf.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { mailAgents, mailTraveler } from './matchMails.ts';

/** Pushes the new status, emails those concerned and emits `matchEnded` after the end. A correction is only pushed. */
export async function notifyTripMatchMoved(
  row: TripMatchRow,
  from: TripMatchStatus,
  request: TripRequestRow,
  context: CallContext,
): Promise<void> {
  const { status, statusReasonCode: reasonCode } = row;
  const data = { id: row.id, status };
  if (row.proposedAt) await pushEvent(`private-partner-${row.partnerId}`, 'tripMatch.moved', data, context);
  await pushEvent(`presence-tripRequest-${request.id}`, 'tripMatch.moved', data, context);
  for (const { traveler, agents } of noticesOf(tripMatchNotices, { from, to: status, by: moverOf(context.actor), reasonCode })) {
    if (traveler) await mailTraveler(traveler, row, request, context);
    if (agents) await mailAgents(agents, row, request, context);
  }
  if (reasonCode !== 'CORRECTION' && isEndedMatch(status) && status !== 'EXPIRED')
    await context.events.emit(matchEnded, { match: row }, context);
}
