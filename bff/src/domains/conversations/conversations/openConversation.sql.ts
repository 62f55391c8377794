import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectConversationOfMatch = statement(
  'conversation.ofMatch',
  { tripMatchId: z.uuid() },
  z.object({
    id: z.uuid(),
  }),
  `SELECT id FROM conversations WHERE trip_match_id = :tripMatchId AND subject_type = 'TRIP_MATCH'`,
);

export const selectTripRequest = statement(
  'conversation.request',
  { id: z.uuid() },
  z.object({
    assigned_to_id: z.uuid().nullable(),
    total_budget: z.int(),
  }),
  'SELECT assigned_to_id, total_budget FROM trip_requests WHERE id = :id',
);
