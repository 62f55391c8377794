import { personTypes } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const ParticipantCandidate = z.object({
  personId: z.uuid(),
  personType: z.enum(personTypes),
  givenName: z.string(),
  userId: z.uuid().nullable(),
  /** Member of our care team, an agent of the company who is assigned or a lead, or one of the party. */
  belongs: z.boolean(),
});
export type ParticipantCandidate = z.output<typeof ParticipantCandidate>;

export const selectCandidates = statement(
  'conversation.people',
  {
    ids: z.array(z.uuid()).readonly(),
    tripRequestId: z.uuid().nullable(),
    tripMatchId: z.uuid().nullable(),
    partnerId: z.uuid().nullable(),
  },
  ParticipantCandidate,
  `
  SELECT t.id AS "personId", 'traveler' AS "personType", t.given_name AS "givenName", t.user_id AS "userId",
    EXISTS (SELECT FROM trip_requests r WHERE r.id = :tripRequestId::uuid AND r.traveler_ids @> ARRAY[t.id]) AS belongs
  FROM travelers t WHERE t.id = ANY (:ids::uuid[])
  UNION ALL
  SELECT a.id, 'agent', a.given_name, a.user_id, a.partner_id = :partnerId::uuid AND coalesce(u.status <> 'DISABLED', false) AND (:tripMatchId::uuid IS NULL OR a.is_lead
    OR EXISTS (SELECT FROM trip_matches m WHERE m.id = :tripMatchId::uuid AND (m.lead_agent_id = a.id OR m.agent_ids @> ARRAY[a.id])))
  FROM agents a LEFT JOIN users u ON u.id = a.user_id WHERE a.id = ANY (:ids::uuid[])
  UNION ALL
  SELECT m.id, 'teamMember', m.given_name, m.user_id, coalesce(u.status = 'ENABLED' AND u.roles && ARRAY['admin', 'care'], false)
  FROM team_members m LEFT JOIN users u ON u.id = m.user_id WHERE m.id = ANY (:ids::uuid[])`,
);
