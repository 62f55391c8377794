import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** In one statement, because a trigger counts the reviews of each page once for each. */
export const updateCompanyOfReviews = statement(
  'reviews.moveToCompany',
  { partnerId: z.uuid(), companyId: z.uuid().nullable() },
  z.object({ id: z.uuid() }),
  `UPDATE reviews SET company_id = :companyId WHERE partner_id = :partnerId AND company_id IS DISTINCT FROM :companyId RETURNING id`,
);
