import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectReplyTarget = statement(
  'message.replyTo',
  {
    id: z.uuid(),
    conversationId: z.uuid(),
    from: z
      .string()
      .meta({ sqlTypes: ['timestamptz'] })
      .nullable(),
  },
  z.object({ id: z.uuid() }),
  `SELECT id FROM messages WHERE id = :id AND conversation_id = :conversationId AND sent_at IS NOT NULL AND (:from::timestamptz IS NULL OR sent_at >= :from)`,
);

export const selectTotalBudget = statement(
  'conversation.budget',
  { tripRequestId: z.uuid() },
  z.object({
    total_budget: z.int(),
  }),
  'SELECT total_budget FROM trip_requests WHERE id = :tripRequestId',
);
