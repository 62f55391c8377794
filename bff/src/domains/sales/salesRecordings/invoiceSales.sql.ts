import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** As `hasAssumedRate` of resolveSaleRate.ts: such sales are not invoiced. */
const hasAssumedRate = `currency_code <> 'USD' AND fx_source IS NULL AND fx_rate = 1`;

/** Sales of partners that get an invoice for each. */
export const selectDueSales = statement(
  'sales.toInvoice',
  {},
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT id FROM sales_recordings WHERE status = 'CONFIRMED' AND travel_start <= current_date AND NOT (${hasAssumedRate})
    AND partner_id IN (SELECT p.id FROM partners p WHERE p.invoicing = 'PER_SALE')
  ORDER BY travel_start, id LIMIT 500`,
);

/** Sales of partners that are invoiced monthly, whose travel started, and which were confirmed, before this month. */
export const selectMonthlySales = statement(
  'sales.toInvoiceMonthly',
  {},
  z.object({ id: z.uuid(), partnerId: z.uuid(), isTakenBack: z.boolean() }),
  `
  SELECT id, partner_id AS "partnerId", commission_usd < 0 AS "isTakenBack" FROM sales_recordings
  WHERE status = 'CONFIRMED' AND NOT (${hasAssumedRate}) AND travel_start < date_trunc('month', now() AT TIME ZONE 'UTC')
    AND status_changed_at < date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
    AND partner_id IN (SELECT p.id FROM partners p WHERE p.invoicing = 'MONTHLY')
  ORDER BY partner_id, id LIMIT 500`,
);

export const lockDueSale = statement(
  'sale.stillDue',
  { saleId: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM sales_recordings WHERE id = :saleId AND status = 'CONFIRMED' AND travel_start <= current_date
  AND NOT (${hasAssumedRate}) FOR UPDATE`,
);
