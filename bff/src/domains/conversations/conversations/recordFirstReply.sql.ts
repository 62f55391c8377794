import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const updateFirstReply = statement(
  'conversation.firstReply',
  { tripMatchId: z.uuid() },
  null,
  'UPDATE trip_matches SET first_reply_at = coalesce(first_reply_at, now()) WHERE id = :tripMatchId',
);
