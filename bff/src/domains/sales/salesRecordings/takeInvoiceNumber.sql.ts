import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const incrementInvoiceNumber = statement(
  'sale.invoiceNumber',
  { year: z.int() },
  z.object({
    last: z.int(),
  }),
  `
  INSERT INTO sales_invoice_numbers AS n (year, last) VALUES (:year, 1)
  ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING last`,
);
