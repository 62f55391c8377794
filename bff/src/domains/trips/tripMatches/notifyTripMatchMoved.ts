import { isEndedMatch } from './matchState.ts';
import { matchEnded } from './tripMatch.events.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { pushEvent } from '#src/platform/push/pushEvent.ts';
import { mailBooked, mailExpired, mailIntroduced, mailProposed, mailQuoted } from './matchMails.ts';

/** Pushes the new status, emails those concerned and emits `matchEnded` after the end. A correction is only pushed. */
export async function notifyTripMatchMoved(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  const data = { id: row.id, status: row.status };
  if (row.proposedAt) await pushEvent(`private-partner-${row.partnerId}`, 'tripMatch.moved', data, context);
  await pushEvent(`presence-tripRequest-${request.id}`, 'tripMatch.moved', data, context);
  if (row.statusReasonCode === 'CORRECTION') return;
  switch (row.status) {
    case 'PROPOSED':
      return mailProposed(row, request, context);
    case 'EXPIRED':
      return mailExpired(row, request, context);
    case 'INTRODUCED':
      return mailIntroduced(row, request, context);
    case 'QUOTED':
      return mailQuoted(row, request, context);
    case 'BOOKED':
      return mailBooked(row, request, context);
    default:
      if (isEndedMatch(row.status)) await context.events.emit(matchEnded, { match: row }, context);
  }
}
