import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const updateDismissed = statement(
  'conversation.dismiss',
  { id: z.uuid(), personId: z.uuid() },
  null,
  'UPDATE conversation_participants SET dismissed_at = now(), digest_due_at = NULL WHERE conversation_id = :id AND person_id = :personId',
);

const params = { id: z.uuid(), personId: z.uuid(), messageId: z.uuid().nullable() };
const MarkedParticipant = z.object({ person_id: z.uuid() });

// Reads up to the given message, or the last one. Updates nothing if there is none.
export const markReadUpTo = statement(
  'conversation.read',
  params,
  MarkedParticipant,
  `
  UPDATE conversation_participants p SET last_read_message_id = l.id, last_read_at = l.sent_at, unread_count = n.unread,
    digest_due_at = CASE WHEN n.unread = 0 THEN NULL ELSE p.digest_due_at END
  FROM (SELECT m.id, m.sent_at FROM messages m
      WHERE m.conversation_id = :id AND m.sent_at IS NOT NULL AND (:messageId::uuid IS NULL OR m.id = :messageId)
      ORDER BY m.sent_at DESC, m.id DESC LIMIT 1) l, LATERAL (
    SELECT count(*)::int AS unread FROM messages m
    WHERE m.conversation_id = :id AND (m.sent_at, m.id) > (l.sent_at, l.id) AND m.author_id IS DISTINCT FROM :personId
  ) n
  WHERE p.conversation_id = :id AND p.person_id = :personId RETURNING p.person_id`,
);

// The first unread message is the given one, or the last by somebody else.
export const markUnreadFrom = statement(
  'conversation.unreadFrom',
  params,
  MarkedParticipant,
  `
  UPDATE conversation_participants p SET last_read_message_id = b.id, last_read_at = b.sent_at, unread_count = n.unread
  FROM (SELECT m.id, m.sent_at FROM messages m WHERE m.conversation_id = :id AND m.sent_at IS NOT NULL
      AND CASE WHEN :messageId::uuid IS NULL THEN m.author_id IS DISTINCT FROM :personId ELSE m.id = :messageId END
      ORDER BY m.sent_at DESC, m.id DESC LIMIT 1) f
    LEFT JOIN LATERAL (SELECT m.id, m.sent_at FROM messages m WHERE m.conversation_id = :id AND (m.sent_at, m.id) < (f.sent_at, f.id)
      ORDER BY m.sent_at DESC, m.id DESC LIMIT 1) b ON true,
    LATERAL (SELECT count(*)::int AS unread FROM messages m WHERE m.conversation_id = :id AND (m.sent_at, m.id) >= (f.sent_at, f.id)
      AND m.author_id IS DISTINCT FROM :personId) n
  WHERE p.conversation_id = :id AND p.person_id = :personId RETURNING p.person_id`,
);
