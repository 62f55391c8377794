import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { expiringDocumentsSql } from './expiringDocumentsSql.ts';

const ExpiringDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  category: z.enum(['INSURANCE', 'LICENCE', 'CONTRACT']),
  validUntil: z.string(),
  daysLeft: z.int(),
  notice: z.int(),
  partnerId: z.uuid(),
  partnerName: z.string(),
  agentId: z.uuid(),
  email: z.string(),
  givenName: z.string(),
});
export type ExpiringDocument = z.output<typeof ExpiringDocument>;

/** A row for each lead agent who has an account. */
export const selectExpiringDocuments = statement(
  'documents.expiring',
  {},
  ExpiringDocument,
  `
  SELECT d.id, d.name, d.category, d.valid_until::text AS "validUntil", d.days_left AS "daysLeft", d.notice, p.id AS "partnerId",
    p.display_name AS "partnerName", a.id AS "agentId", a.email, a.given_name AS "givenName"
  FROM ${expiringDocumentsSql} d JOIN partners p ON p.id = d.partner_id
    JOIN agents a ON a.partner_id = p.id AND a.is_lead JOIN users u ON u.id = a.user_id AND u.status = 'ENABLED'
  ORDER BY d.valid_until, d.id, a.id`,
);
