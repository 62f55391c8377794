import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** As `hasAssumedRate` of resolveSaleRate.ts: such sales are not invoiced. */
const hasAssumedRate = `currency_code <> 'USD' AND fx_source IS NULL AND fx_rate = 1`;

export const selectDueSales = statement(
  'sales.toInvoice',
  {},
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT id FROM sales_recordings WHERE status = 'CONFIRMED' AND travel_start <= current_date AND NOT (${hasAssumedRate})
  ORDER BY travel_start, id LIMIT 500`,
);

export const lockDueSale = statement(
  'sale.stillDue',
  { saleId: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM sales_recordings WHERE id = :saleId AND status = 'CONFIRMED' AND travel_start <= current_date
  AND NOT (${hasAssumedRate}) FOR UPDATE`,
);
