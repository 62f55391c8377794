import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const countByStatus = statement(
  'companyContacts.rowCounts',
  {},
  z.object({
    status: z.string(),
    count: z.int(),
  }),
  'SELECT status, count(*)::int AS count FROM company_contact_requests GROUP BY status',
  { replica: true },
);

export const selectEmails = statement(
  'companyContacts.emails',
  {},
  z.object({
    email: z.string(),
  }),
  'SELECT DISTINCT email FROM company_contact_requests ORDER BY email LIMIT 10000',
);

export const selectCompany = statement(
  'companyContacts.company',
  { companyId: z.uuid() },
  z.object({
    partner_id: z.uuid().nullable(),
  }),
  `SELECT partner_id FROM published_content WHERE id = :companyId AND type = 'company'`,
);
