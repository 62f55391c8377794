import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** An agent as the recipient of an email. */
export const AgentContact = z.object({
  id: z.uuid(),
  email: z.string(),
  givenName: z.string(),
  familyName: z.string(),
});
export type AgentContact = z.output<typeof AgentContact>;

export const selectAgentContacts = statement(
  'tripMatch.agents',
  { partnerId: z.uuid(), agentIds: z.array(z.uuid()).readonly() },
  AgentContact,
  `
  WITH team AS (
    SELECT a.id, a.email, a.given_name AS "givenName", a.family_name AS "familyName", a.is_lead, a.id = ANY (:agentIds::uuid[]) AS assigned
    FROM agents a JOIN users u ON u.id = a.user_id WHERE a.partner_id = :partnerId AND u.status = 'ENABLED')
  SELECT id, email, "givenName", "familyName" FROM team
  WHERE assigned OR (is_lead AND NOT EXISTS (SELECT 1 FROM team WHERE assigned)) ORDER BY id`,
);
