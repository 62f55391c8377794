import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectDueSales = statement(
  'sales.toInvoice',
  {},
  z.object({
    id: z.uuid(),
  }),
  `SELECT id FROM sales_recordings WHERE status = 'CONFIRMED' AND travel_start <= current_date ORDER BY travel_start, id LIMIT 500`,
);

export const lockDueSale = statement(
  'sale.stillDue',
  { saleId: z.uuid() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM sales_recordings WHERE id = :saleId AND status = 'CONFIRMED' AND travel_start <= current_date FOR UPDATE`,
);
