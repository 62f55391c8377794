import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Agents, and whether they currently participate in the conversation. */
export const selectAgents = statement(
  'tripMatch.talkingAgents',
  { ids: z.array(z.uuid()).readonly(), conversationId: z.uuid() },
  z.object({
    personId: z.uuid(),
    personType: z.literal('agent'),
    givenName: z.string(),
    userId: z.uuid().nullable(),
    isParticipant: z.boolean(),
  }),
  `
  SELECT a.id AS "personId", 'agent' AS "personType", a.given_name AS "givenName", a.user_id AS "userId", EXISTS (
    SELECT FROM conversation_participants p WHERE p.conversation_id = :conversationId AND p.person_id = a.id AND p.left_at IS NULL
  ) AS "isParticipant"
  FROM agents a WHERE a.id = ANY (:ids::uuid[])`,
);
