import { z } from 'zod';
import { bytes } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

/**
 * Adds a mail to the thread of a participant, with the token to reply by, and returns the Message-IDs before it, oldest first. Nothing is
 * added once they have left.
 */
export const addToThread = statement(
  'mail.addToThread',
  { messageId: z.string(), conversationId: z.uuid(), personId: z.uuid(), tokenHash: bytes },
  z.object({ messageId: z.string() }),
  `
  WITH recipient AS (
    SELECT conversation_id, person_id FROM conversation_participants
    WHERE conversation_id = :conversationId AND person_id = :personId AND left_at IS NULL
  ), token AS (
    INSERT INTO reply_tokens (token_hash, conversation_id, person_id) SELECT :tokenHash::bytea, conversation_id, person_id FROM recipient
    ON CONFLICT DO NOTHING
  ), added AS (
    INSERT INTO thread_emails (message_id, conversation_id, person_id) SELECT :messageId::text, conversation_id, person_id FROM recipient
    ON CONFLICT DO NOTHING
  )
  SELECT message_id AS "messageId" FROM thread_emails
  WHERE conversation_id = :conversationId AND person_id = :personId
    AND created_at < coalesce((SELECT created_at FROM thread_emails WHERE message_id = :messageId::text), 'infinity')
  ORDER BY created_at, message_id`,
);
