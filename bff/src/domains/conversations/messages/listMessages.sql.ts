import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectSentMessage = statement(
  'message.beside',
  { id: z.uuid(), conversationId: z.uuid() },
  z.object({
    id: z.uuid(),
  }),
  'SELECT id FROM messages WHERE id = :id AND conversation_id = :conversationId AND sent_at IS NOT NULL',
);
