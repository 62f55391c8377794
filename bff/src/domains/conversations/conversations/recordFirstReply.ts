import type { MessageRow } from '#src/domains/conversations/messages/message.model.ts';
import { endClock } from '#src/domains/trips/slaEvents/recordSlaEvents.ts';
import { syncDueTimes } from '#src/domains/trips/slaEvents/syncDueTimes.ts';
import { moveTripMatchAsSystem } from '#src/domains/trips/tripMatches/moveTripMatch.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { ConversationRow } from './conversation.model.ts';
import { updateFirstReply } from './recordFirstReply.sql.ts';

/** The first message of a company stops the match's clock; once both sides have written, the match is IN_CONVERSATION. */
export async function recordFirstReply(
  row: ConversationRow,
  { authorId, authorType: author }: Pick<MessageRow, 'authorId' | 'authorType'>,
  context: CallContext,
): Promise<void> {
  if (row.tripMatchId === null || author === null || author === 'teamMember') return;
  const { db } = context;
  if (author === 'agent' && row.firstAgentAt === null) {
    await db.run(updateFirstReply, { tripMatchId: row.tripMatchId });
    const at = new Date();
    await endClock(row.tripMatchId, 'FIRST_MESSAGE', { at, metAt: at, personId: authorId }, context);
    if (row.tripRequestId !== null) await syncDueTimes(row.tripRequestId, context);
  }
  const otherSide = author === 'agent' ? row.firstTravelerAt : row.firstAgentAt;
  if (row.matchStatus === 'INTRODUCED' && otherSide !== null)
    await moveTripMatchAsSystem(row.tripMatchId, { status: 'IN_CONVERSATION' }, context);
}
