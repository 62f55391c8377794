import { preparedQuery } from '#src/database/prepared.ts';
import { joinPeople } from '#src/entities/conversations/joinPeople.ts';
import { type Leaving, leaveConversation, namesOf } from '#src/entities/conversations/leaveConversation.ts';
import { postSystemMessage } from '#src/entities/conversations/openConversation.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { TripMatchRow } from './tripMatch.model.ts';

/** Brings the match's conversation in line with who works on it: new agents join with all that was said, others leave. */
export async function followAssignment(before: TripMatchRow, after: TripMatchRow, context: CallContext): Promise<void> {
  const { conversationId } = after;
  if (conversationId === null) return;
  const coming = after.agentIds.filter((id) => !before.agentIds.includes(id));
  const going = before.agentIds.filter((id) => !after.agentIds.includes(id));
  const people = coming.map((personId) => ({ personId, personType: 'agent' as const, role: 'MEMBER' as const }));
  const came = await joinPeople({ id: conversationId }, people, { showsHistory: true }, context);
  const known = await agentsOf([...came, ...going], conversationId, context);
  const joined = known.filter(({ personId }) => came.includes(personId));
  if (joined.length > 0) await postSystemMessage(conversationId, `${namesOf(joined)} joined the conversation.`, context);
  const leaving = known.filter(({ personId, takesPart }) => going.includes(personId) && takesPart);
  await leaveConversation(conversationId, leaving, context);
}

function agentsOf(
  ids: readonly string[],
  conversationId: string,
  { sequelize, transaction }: CallContext,
): Promise<(Leaving & { takesPart: boolean })[]> {
  return preparedQuery(sequelize, 'tripMatch.talkingAgents', selectAgents, [ids, conversationId], transaction);
}

const selectAgents = `
  SELECT a.id AS "personId", 'agent' AS "personType", a.given_name AS "givenName", a.user_id AS "userId",
    EXISTS (SELECT FROM conversation_participants p WHERE p.conversation_id = $2 AND p.person_id = a.id AND p.left_at IS NULL) AS "takesPart"
  FROM agents a WHERE a.id = ANY ($1::uuid[])`;
