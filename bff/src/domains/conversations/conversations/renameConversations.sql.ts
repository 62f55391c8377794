import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The conversations of a trip request's matches, each with the name of its partner. */
export const selectMatchConversations = statement(
  'conversations.ofMatches',
  { tripRequestId: z.uuid() },
  z.object({ id: z.uuid(), partnerName: z.string() }),
  `
  SELECT c.id, p.display_name AS "partnerName"
  FROM conversations c JOIN partners p ON p.id = c.partner_id
  WHERE c.trip_request_id = :tripRequestId AND c.subject_type = 'TRIP_MATCH'`,
);
