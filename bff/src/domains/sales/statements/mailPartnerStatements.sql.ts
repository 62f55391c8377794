import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The partners of whom something was open before a month, or changed in it. */
export const selectPartnersWithStatement = statement(
  'statement.partners',
  { from: z.iso.date(), until: z.iso.date() },
  z.object({ partnerId: z.uuid() }),
  `
  SELECT partner_id AS "partnerId" FROM ledger_entries WHERE occurred_on < :until
  GROUP BY partner_id HAVING bool_or(occurred_on >= :from) OR sum(receivable_usd) <> 0 ORDER BY partner_id`,
);
