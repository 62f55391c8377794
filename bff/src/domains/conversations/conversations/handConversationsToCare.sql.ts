import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Conversations of a company's active matches; null for a match without one. */
export const selectOpenConversations = statement(
  'partner.openConversations',
  { partnerId: z.uuid() },
  z.object({ id: z.uuid().nullable() }),
  `
  SELECT conversation_id AS id FROM trip_matches
  WHERE partner_id = :partnerId AND status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED') ORDER BY conversation_id`,
);
