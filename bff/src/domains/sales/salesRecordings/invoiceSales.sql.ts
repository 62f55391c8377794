import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** As `hasAssumedRate` of resolveSaleRate.ts: such sales are not invoiced. */
const hasAssumedRate = `currency_code <> 'USD' AND fx_source IS NULL AND fx_rate = 1`;

const otherThan = { otherThan: z.array(z.uuid()).readonly() };
const DueSale = z.object({ id: z.uuid(), partnerId: z.uuid(), isTakenBack: z.boolean() });
const dueSale = 'id, partner_id AS "partnerId", commission_usd < 0 AS "isTakenBack"';

/** Sales of partners that get an invoice for each, other than those named. */
export const selectDueSales = statement(
  'sales.toInvoice',
  otherThan,
  DueSale,
  `
  SELECT ${dueSale} FROM sales_recordings WHERE status = 'CONFIRMED' AND travel_start <= current_date AND NOT (${hasAssumedRate})
    AND partner_id IN (SELECT p.id FROM partners p WHERE p.invoicing = 'PER_SALE' AND p.id <> ALL (:otherThan::uuid[]))
  ORDER BY travel_start, id LIMIT 500`,
);

/** Sales of partners that are invoiced monthly, whose travel started, and which were confirmed, before this month; other than those named. */
export const selectMonthlySales = statement(
  'sales.toInvoiceMonthly',
  otherThan,
  DueSale,
  `
  SELECT ${dueSale} FROM sales_recordings
  WHERE status = 'CONFIRMED' AND NOT (${hasAssumedRate}) AND travel_start < date_trunc('month', now() AT TIME ZONE 'UTC')
    AND status_changed_at < date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
    AND partner_id IN (SELECT p.id FROM partners p WHERE p.invoicing = 'MONTHLY' AND p.id <> ALL (:otherThan::uuid[]))
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
