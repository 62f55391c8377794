import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Another partner that a company page presents. */
export const selectHolder = statement(
  'companyLink.holder',
  { companyId: z.uuid(), partnerId: z.uuid() },
  z.object({ id: z.uuid(), name: z.string() }),
  'SELECT id, display_name AS name FROM partners WHERE company_id = :companyId AND id <> :partnerId',
);

/** How much follows when a partner gets another page: its reviews, and the open questions to both pages. */
export const countFollowing = statement(
  'companyLink.following',
  { partnerId: z.uuid(), companyId: z.uuid().nullable(), companyIds: z.array(z.uuid()).readonly() },
  z.object({ reviews: z.int(), questions: z.int() }),
  `
  SELECT (SELECT count(*)::int FROM reviews WHERE partner_id = :partnerId AND company_id IS DISTINCT FROM :companyId) AS reviews,
    (SELECT count(*)::int FROM company_contact_requests WHERE company_id = ANY (:companyIds) AND status IN ('NEW', 'OPEN')
      AND partner_id IS DISTINCT FROM CASE WHEN company_id = :companyId THEN :partnerId END) AS questions`,
);

/** Partners and company pages that do not name each other, each pair once. */
export const selectLinkMismatches = statement(
  'companyLink.mismatches',
  {},
  z.object({ partnerId: z.uuid(), partner: z.string(), page: z.string().nullable() }),
  `
  SELECT p.id AS "partnerId", p.display_name AS partner, c.title AS page
  FROM partners p LEFT JOIN content c ON c.id = p.company_id AND c.type = 'company' LEFT JOIN published_content s ON s.id = c.id
  WHERE p.company_id IS NOT NULL AND (c.id IS NULL OR c.partner_id IS DISTINCT FROM p.id OR s.id IS NOT NULL AND s.partner_id IS DISTINCT FROM p.id)
  UNION
  SELECT p.id, p.display_name, m.title
  FROM (SELECT id, partner_id, title FROM content WHERE type = 'company' UNION SELECT id, partner_id, title FROM published_content WHERE type = 'company') m
    JOIN partners p ON p.id = m.partner_id
  WHERE p.company_id IS DISTINCT FROM m.id
  ORDER BY partner, "partnerId" LIMIT 20`,
);
