import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectDueMoves = statement(
  'partnerClocks.due',
  {},
  z.object({
    id: z.uuid(),
    to: z.enum(['ACTIVE', 'SUSPENDED']),
  }),
  `
  SELECT id, 'SUSPENDED' AS to FROM partners
  WHERE status IN ('ACTIVE', 'PAUSED') AND (insurance ->> 'expiresOn')::date < current_date - 14
  UNION ALL
  SELECT id, 'ACTIVE' FROM partners
  WHERE status = 'PAUSED' AND paused_until <= current_date AND coalesce((insurance ->> 'expiresOn')::date >= current_date - 14, true)`,
);

const ExpiringInsurance = z.object({
  id: z.uuid(),
  display_name: z.string(),
  expires_on: z.string(),
  days_left: z.int(),
  email: z.string(),
  given_name: z.string(),
  agent_id: z.uuid(),
});
export type ExpiringInsurance = z.output<typeof ExpiringInsurance>;

/** Insurances that are known without a document; of documents their own mail tells. */
export const selectExpiringInsurances = statement(
  'partnerClocks.expiring',
  {},
  ExpiringInsurance,
  `
  SELECT p.id, p.display_name, p.insurance ->> 'expiresOn' AS expires_on, (p.insurance ->> 'expiresOn')::date - current_date AS days_left,
    a.email, a.given_name, a.id AS agent_id
  FROM partners p JOIN agents a ON a.partner_id = p.id AND a.is_lead JOIN users u ON u.id = a.user_id AND u.status = 'ENABLED'
  WHERE p.status IN ('ONBOARDING', 'ACTIVE', 'PAUSED') AND (p.insurance ->> 'expiresOn')::date BETWEEN current_date AND current_date + 30
    AND NOT EXISTS (
      SELECT FROM document_links l JOIN documents d ON d.id = l.document_id AND d.status = 'AVAILABLE' AND d.category = 'INSURANCE'
        AND d.valid_until >= (p.insurance ->> 'expiresOn')::date
      WHERE l.type = 'PARTNER' AND l.target_id = p.id)`,
);
