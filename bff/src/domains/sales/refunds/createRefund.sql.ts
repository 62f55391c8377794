import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The payments of a partner that have something unallocated, oldest first. */
export const selectUnallocatedPayments = statement(
  'refund.unallocatedPayments',
  { partnerId: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM payments WHERE partner_id = :partnerId AND unallocated_usd > 0 ORDER BY received_on, created_at, id`,
);
