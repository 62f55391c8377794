import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import type { BoundSql } from '#src/kernel/entity.ts';
import { buildFindableSql } from '#src/domains/conversations/messages/message.policy.ts';
import { contactShownSql } from './conversation.model.ts';
import { buildVisibleSql, seesAllConversations } from './conversation.policy.ts';

/** That a conversation has a word in its title, in the name of a participant or in a message, as far as the caller may read them. */
export function buildConversationHasWord(actor: Actor): BoundSql {
  const findable = buildFindableSql('m', actor);
  const visible = seesAllConversations(actor) ? null : (buildVisibleSql(actor) ?? { sql: 'false', values: {} });
  const people = visible ? namesShownSql(visible.sql, actor) : allNamesSql;
  const inVisible = visible
    ? `m.conversation_id IN (SELECT "conversation"."id" FROM conversations "conversation" WHERE ${visible.sql}) AND`
    : '';
  return {
    sql: `"conversation"."id" IN (
      SELECT c.id FROM conversations c WHERE plain_text(c.title) LIKE plain_text(:pattern)
      UNION ALL SELECT m.conversation_id FROM messages m WHERE ${inVisible} plain_text(m.body) LIKE plain_text(:pattern) AND ${findable.sql}
      UNION ALL ${people})`,
    values: { ...findable.values, ...visible?.values },
  };
}

/** Names and email addresses, which those who see all conversations know, by the indexes of the people. */
const allNamesSql = `(SELECT p.conversation_id FROM conversation_participants p WHERE p.person_id IN (
    SELECT t.id FROM travelers t WHERE plain_text(t.given_name || ' ' || t.family_name || ' ' || t.email) LIKE plain_text(:pattern)
    UNION ALL SELECT a.id FROM agents a WHERE a.search_text LIKE plain_text(:pattern)
    UNION ALL SELECT s.id FROM team_members s WHERE plain_text(s.given_name || ' ' || s.family_name) LIKE plain_text(:pattern))
  UNION ALL SELECT g.conversation_id FROM conversation_participants g
  WHERE g.guest_email IS NOT NULL AND plain_text(g.guest_name || ' ' || g.guest_email) LIKE plain_text(:pattern))`;

/** Names as the caller is shown them: `presentParticipants` says which. */
function namesShownSql(visible: string, actor: Actor): string {
  const familyName = is(actor, 'agent')
    ? `CASE WHEN ${contactShownSql} THEN t.family_name ELSE left(t.family_name, 1) || '.' END`
    : 't.family_name';
  const present = isStaff(actor) ? 'true' : 'p.left_at IS NULL';
  const email = isStaff(actor) ? `coalesce(p.guest_email, '')` : `''`;
  return `(SELECT p.conversation_id
    FROM conversation_participants p JOIN conversations "conversation" ON "conversation"."id" = p.conversation_id AND ${visible}
      LEFT JOIN travelers t ON p.person_type = 'traveler' AND t.id = p.person_id
      LEFT JOIN agents a ON p.person_type = 'agent' AND a.id = p.person_id
      LEFT JOIN team_members s ON p.person_type = 'teamMember' AND s.id = p.person_id
    WHERE ${present} AND plain_text(concat_ws(' ', coalesce(t.given_name, a.given_name, s.given_name, p.guest_name),
      coalesce(${familyName}, a.family_name, s.family_name), ${email})) LIKE plain_text(:pattern))`;
}
