import { type Actor } from '#src/kernel/actor.ts';
import type { BoundSql } from '#src/kernel/entity.ts';
import { isAuditedReader } from '#src/domains/conversations/conversations/conversation.policy.ts';

/**
 * SQL for the messages that the caller may find without opening a conversation that they see: those sent within their history, and their own
 * scheduled ones. Whoever's reading is audited finds those of the conversations they participate in. `message` names the table.
 */
export function buildFindableSql(message: string, actor: Actor): BoundSql {
  const own = `FROM conversation_participants own WHERE own.conversation_id = ${message}.conversation_id
    AND own.person_id = :readerId AND own.left_at IS NULL`;
  const sent = `${message}.sent_at IS NOT NULL AND NOT EXISTS (SELECT ${own} AND own.history_from > ${message}.sent_at)`;
  const scheduled = `${message}.sent_at IS NULL AND ${message}.author_id = :readerId AND EXISTS (SELECT ${own})`;
  const participates = isAuditedReader(actor) ? ` AND EXISTS (SELECT ${own})` : '';
  return { sql: `((${sent} OR ${scheduled})${participates})`, values: { readerId: actor.person?.personId ?? null } };
}
