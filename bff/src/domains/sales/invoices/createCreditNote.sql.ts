import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** How much of an invoice was credited. */
export const selectCredited = statement(
  'invoice.credited',
  { invoiceId: z.uuid() },
  z.object({ creditedUSD: z.string() }),
  `
  SELECT coalesce(-sum(total_usd), 0)::numeric(14,2)::text AS "creditedUSD" FROM invoices WHERE corrects_invoice_id = :invoiceId`,
);
