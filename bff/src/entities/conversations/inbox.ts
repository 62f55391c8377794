import { preparedQuery } from '#src/database/prepared.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { findSeen } from '#src/calls/records.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import { conversationEntity } from './conversation.entity.ts';
import type { ConversationRow } from './conversation.model.ts';
import { findOwnPart } from './findConversation.ts';

/** Marks as read up to a message, or all; what is still unread is counted in the same statement. */
export async function markRead(id: string, messageId: string | undefined, context: CallContext): Promise<ConversationRow> {
  const { row, part } = await findOwnPart(id, context);
  await run('conversation.read', readUpTo, [row.id, part.personId, messageId ?? null], messageId, context);
  await pushEvent(`private-conversation-${row.id}`, 'conversation.read', { conversationId: row.id, personId: part.personId }, context);
  return findSeen(conversationEntity, id, context);
}

/** Marks as unread from a message on; without one the last message of somebody else. */
export async function markUnread(id: string, messageId: string | undefined, context: CallContext): Promise<ConversationRow> {
  const { row, part } = await findOwnPart(id, context);
  await run('conversation.unreadFrom', unreadFrom, [row.id, part.personId, messageId ?? null], messageId, context);
  return findSeen(conversationEntity, id, context);
}

/** Puts it aside for the caller until somebody writes. */
export async function dismiss(id: string, context: CallContext): Promise<ConversationRow> {
  const { row, part } = await findOwnPart(id, context);
  const text =
    'UPDATE conversation_participants SET dismissed_at = now(), digest_due_at = NULL WHERE conversation_id = $1 AND person_id = $2';
  await preparedQuery(context.sequelize, 'conversation.dismiss', text, [row.id, part.personId], context.transaction);
  return findSeen(conversationEntity, id, context);
}

async function run(name: string, text: string, values: unknown[], messageId: string | undefined, context: CallContext): Promise<void> {
  const done = await preparedQuery(context.sequelize, name, text, values, context.transaction);
  if (done.length === 0 && messageId !== undefined)
    throw fieldFailure('/messageId', 'unknown', 'There is no message with this id in this conversation');
}

// The message read up to: the named one, else the last. Without any message there is nothing to do.
const upTo = `SELECT m.id, m.sent_at FROM messages m WHERE m.conversation_id = $1 AND m.sent_at IS NOT NULL AND ($3::uuid IS NULL OR m.id = $3)
  ORDER BY m.sent_at DESC, m.id DESC LIMIT 1`;

const readUpTo = `
  UPDATE conversation_participants p SET last_read_message_id = l.id, last_read_at = l.sent_at, unread_count = n.unread,
    digest_due_at = CASE WHEN n.unread = 0 THEN NULL ELSE p.digest_due_at END
  FROM (${upTo}) l, LATERAL (
    SELECT count(*)::int AS unread FROM messages m WHERE m.conversation_id = $1 AND (m.sent_at, m.id) > (l.sent_at, l.id) AND m.author_id IS DISTINCT FROM $2
  ) n
  WHERE p.conversation_id = $1 AND p.person_id = $2 RETURNING p.person_id`;

const unreadFrom = `
  UPDATE conversation_participants p SET last_read_message_id = b.id, last_read_at = b.sent_at, unread_count = n.unread
  FROM (SELECT m.id, m.sent_at FROM messages m WHERE m.conversation_id = $1 AND m.sent_at IS NOT NULL
      AND CASE WHEN $3::uuid IS NULL THEN m.author_id IS DISTINCT FROM $2 ELSE m.id = $3 END ORDER BY m.sent_at DESC, m.id DESC LIMIT 1) f
    LEFT JOIN LATERAL (SELECT m.id, m.sent_at FROM messages m WHERE m.conversation_id = $1 AND (m.sent_at, m.id) < (f.sent_at, f.id)
      ORDER BY m.sent_at DESC, m.id DESC LIMIT 1) b ON true,
    LATERAL (SELECT count(*)::int AS unread FROM messages m WHERE m.conversation_id = $1 AND (m.sent_at, m.id) >= (f.sent_at, f.id)
      AND m.author_id IS DISTINCT FROM $2) n
  WHERE p.conversation_id = $1 AND p.person_id = $2 RETURNING p.person_id`;
