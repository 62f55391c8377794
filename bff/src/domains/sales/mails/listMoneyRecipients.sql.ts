import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Who hears of a partner's money: its lead agents and its billing address, each address once. */
export const listMoneyRecipients = statement(
  'moneyMails.recipients',
  { partnerId: z.uuid() },
  z.object({ email: z.string(), givenName: z.string().nullable(), personId: z.uuid().nullable(), partnerName: z.string() }),
  `
  SELECT DISTINCT ON (lower(r.email)) r.email, r.given_name AS "givenName", r.person_id AS "personId", p.display_name AS "partnerName"
  FROM partners p CROSS JOIN LATERAL (
    SELECT a.email, a.given_name, a.id AS person_id FROM agents a JOIN users u ON u.id = a.user_id AND u.status = 'ENABLED'
    WHERE a.partner_id = p.id AND a.is_lead
    UNION ALL
    SELECT p.billing_address ->> 'email', NULL::text, NULL::uuid WHERE p.billing_address ->> 'email' IS NOT NULL
  ) r
  WHERE p.id = :partnerId ORDER BY lower(r.email), r.person_id`,
);
