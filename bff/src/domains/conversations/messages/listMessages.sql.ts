import { z } from 'zod';
import { positionColumn } from '#src/db/keysetSql.ts';
import { statement } from '#src/db/statement.ts';

/** The place of a message among the others; scheduled ones come after all that are sent. */
export const selectMessagePosition = statement(
  'message.position',
  { id: z.uuid() },
  z.object(positionColumn),
  `SELECT ARRAY[coalesce(sent_at, 'infinity')::text, id::text] AS position FROM messages WHERE id = :id`,
);

export const selectSentMessage = statement(
  'message.beside',
  { id: z.uuid(), conversationId: z.uuid() },
  z.object({
    id: z.uuid(),
  }),
  'SELECT id FROM messages WHERE id = :id AND conversation_id = :conversationId AND sent_at IS NOT NULL',
);
