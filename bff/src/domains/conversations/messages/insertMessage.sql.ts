import { participantTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Also updates the turn if `hasTurn`, and resets reminders when the due time changes. */
export const updateLastMessage = statement(
  'conversation.lastMessage',
  {
    conversationId: z.uuid(),
    at: z.date(),
    snippet: z.string(),
    authorType: z.enum(participantTypes).nullable(),
    hasTurn: z.boolean(),
    awaiting: z.enum(['TRAVELER', 'AGENT', 'CARE', 'NONE']).nullable(),
    dueAt: z.date().nullable(),
  },
  null,
  `
  UPDATE conversations SET last_message_at = greatest(last_message_at, :at::timestamptz), last_message_snippet = :snippet,
    last_author_type = :authorType, message_count = message_count + 1,
    awaiting_reply_from = CASE WHEN :hasTurn::boolean THEN :awaiting ELSE awaiting_reply_from END,
    sla_due_at = CASE WHEN :hasTurn::boolean THEN :dueAt::timestamptz ELSE sla_due_at END,
    sla_reminded_at = CASE WHEN :hasTurn::boolean AND :dueAt::timestamptz IS DISTINCT FROM sla_due_at THEN NULL ELSE sla_reminded_at END,
    care_called_at = CASE WHEN :hasTurn::boolean AND :dueAt::timestamptz IS DISTINCT FROM sla_due_at THEN NULL ELSE care_called_at END,
    first_traveler_at = CASE WHEN :authorType = 'traveler' THEN coalesce(first_traveler_at, :at::timestamptz) ELSE first_traveler_at END,
    first_agent_at = CASE WHEN :authorType = 'agent' THEN coalesce(first_agent_at, :at::timestamptz) ELSE first_agent_at END
  WHERE id = :conversationId`,
);

/** Marks everything as read for the author; everybody else gets one more unread message and, but for guests, a mail due unless they read it first. */
export const updateUnreadCounts = statement(
  'conversation.unread',
  { conversationId: z.uuid(), authorId: z.uuid(), messageId: z.uuid(), at: z.date(), digestMinutes: z.int() },
  null,
  `
  UPDATE conversation_participants SET
    unread_count = CASE WHEN person_id = :authorId THEN 0 ELSE unread_count + 1 END,
    last_read_message_id = CASE WHEN person_id = :authorId THEN :messageId::uuid ELSE last_read_message_id END,
    last_read_at = CASE WHEN person_id = :authorId THEN :at::timestamptz ELSE last_read_at END,
    dismissed_at = NULL,
    digest_due_at = CASE WHEN person_id = :authorId OR role = 'OBSERVER' OR person_type = 'guest' THEN NULL
      ELSE coalesce(digest_due_at, :at::timestamptz + make_interval(mins => :digestMinutes)) END
  WHERE conversation_id = :conversationId AND left_at IS NULL`,
);

export const incrementUnreadCounts = statement(
  'conversation.unreadSystem',
  { conversationId: z.uuid() },
  null,
  'UPDATE conversation_participants SET unread_count = unread_count + 1 WHERE conversation_id = :conversationId AND left_at IS NULL',
);
