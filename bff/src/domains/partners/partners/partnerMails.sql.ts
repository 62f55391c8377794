import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const selectAgents = (name: string, condition: string) =>
  statement(
    `partnerMails.${name}`,
    { partnerId: z.uuid() },
    z.object({ id: z.uuid(), email: z.string(), givenName: z.string(), partnerName: z.string() }),
    `SELECT a.id, a.email, a.given_name AS "givenName", p.display_name AS "partnerName"
     FROM agents a JOIN partners p ON p.id = a.partner_id JOIN users u ON u.id = a.user_id AND u.status = 'ENABLED'
     WHERE a.partner_id = :partnerId AND ${condition} ORDER BY a.id`,
  );

/** The agents of a partner that have an account. */
export const selectAgentsOfPartner = selectAgents('agents', 'true');
export const selectLeadsOfPartner = selectAgents('leads', 'a.is_lead');
