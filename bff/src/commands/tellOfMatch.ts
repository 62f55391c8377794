import { isEndedMatch } from '#src/entities/tripMatches/matchState.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { postSystemMessage } from '#src/entities/conversations/openConversation.ts';
import type { CallContext } from '#src/http/handler.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import { mailBooked, mailExpired, mailIntroduced, mailProposed, mailQuoted } from './matchMails.ts';

/** What people hear of a move: mails, a line in the conversation, a push. Corrections are silent. */
export async function tellOfMatch(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
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
      return sayGoodbye(row, context);
  }
}

/** A kind word where a talk ends. */
async function sayGoodbye(row: TripMatchRow, context: CallContext): Promise<void> {
  if (!row.conversationId || !isEndedMatch(row.status) || row.status === 'COMPLETED') return;
  const words =
    row.statusReasonCode === 'CHOSE_OTHER'
      ? 'The travelers chose another company this time. Thank you for the thought and the time you gave to their journey.'
      : row.status === 'LOST'
        ? 'This journey will not go ahead with this company. Thank you for the time you gave to it.'
        : 'The trip request was called off, so this conversation has come to its end. Thank you, both.';
  await postSystemMessage(row.conversationId, words, context);
}
