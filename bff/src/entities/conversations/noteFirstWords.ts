import type { PersonType } from '@farwend/api-contract';
import { moveTripMatchAsSystem } from '#src/commands/moveTripMatch.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ConversationRow } from './conversation.model.ts';

/** The first word of a company stops its match's clock; when both sides have written, the match is in conversation. */
export async function noteFirstWords(row: ConversationRow, author: PersonType, context: CallContext): Promise<void> {
  if (row.tripMatchId === null || author === 'teamMember') return;
  const { sequelize, transaction } = context;
  if (author === 'agent' && row.firstAgentAt === null) {
    const text = 'UPDATE trip_matches SET first_reply_at = coalesce(first_reply_at, now()) WHERE id = $1';
    await preparedQuery(sequelize, 'conversation.firstReply', text, [row.tripMatchId], transaction);
  }
  const otherSide = author === 'agent' ? row.firstTravelerAt : row.firstAgentAt;
  if (row.matchStatus === 'INTRODUCED' && otherSide !== null)
    await moveTripMatchAsSystem(row.tripMatchId, { status: 'IN_CONVERSATION' }, context);
}
