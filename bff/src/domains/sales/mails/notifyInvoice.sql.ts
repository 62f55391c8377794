import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The references of sales, in the order given. */
export const selectInvoicedReferences = statement(
  'moneyMails.invoicedReferences',
  { saleIds: z.array(z.uuid()).readonly() },
  z.object({ reference: z.string() }),
  `
  SELECT s.reference FROM unnest(:saleIds::uuid[]) WITH ORDINALITY AS t (id, place) JOIN sales_recordings s ON s.id = t.id ORDER BY t.place`,
);
