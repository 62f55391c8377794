import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/**
 * The bookings whose commission is open three days or more after it was due, with what was added to them and taken back. Those that are
 * disputed wait until that is settled.
 */
export const selectOverdueBookings = statement(
  'moneyMails.overdueBookings',
  {},
  z.object({
    id: z.uuid(),
    partnerId: z.uuid(),
    reference: z.string(),
    invoiceNumber: z.string().nullable(),
    openUSD: z.string(),
    dueOn: z.iso.date(),
    daysOverdue: z.int(),
  }),
  `
  WITH invoiced AS (
    SELECT coalesce(linked_recording_id, id) AS booking_id, sum(commission_usd - coalesce(paid_usd, 0)) AS open,
      min(due_on) FILTER (WHERE commission_usd > coalesce(paid_usd, 0)) AS due_on, bool_or(status = 'DISPUTED') AS is_disputed
    FROM sales_recordings WHERE status IN ('INVOICED', 'DISPUTED') GROUP BY 1
  )
  SELECT b.id, b.partner_id AS "partnerId", b.reference, b.invoice_number AS "invoiceNumber", i.open::text AS "openUSD", i.due_on AS "dueOn",
    current_date - i.due_on AS "daysOverdue"
  FROM invoiced i JOIN sales_recordings b ON b.id = i.booking_id
  WHERE i.open > 0 AND NOT i.is_disputed AND i.due_on <= current_date - 3 ORDER BY i.due_on, b.id`,
);
