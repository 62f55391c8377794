import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const OverdueBooking = z.object({
  id: z.uuid(),
  partnerId: z.uuid(),
  reference: z.string(),
  invoiceNumber: z.string().nullable(),
  openUSD: z.string(),
  dueOn: z.iso.date(),
  daysOverdue: z.int(),
});
export type OverdueBooking = z.output<typeof OverdueBooking>;

/**
 * The bookings whose commission is open three days or more after it was due, with what was added to them and taken back, and without what
 * credit notes or a write-off settled of their invoices. Those that are disputed wait until that is settled.
 */
export const selectOverdueBookings = statement(
  'moneyMails.overdueBookings',
  {},
  OverdueBooking,
  `
  WITH recordings AS (
    SELECT coalesce(s.linked_recording_id, s.id) AS booking_id, s.status, s.due_on,
      CASE WHEN i.id IS NULL THEN s.commission_usd - coalesce(s.paid_usd, 0)
        WHEN s.commission_usd < 0 THEN greatest(s.commission_usd - coalesce(s.paid_usd, 0), i.open_usd)
        ELSE least(s.commission_usd - coalesce(s.paid_usd, 0), i.open_usd) END AS open
    FROM sales_recordings s LEFT JOIN invoices i ON i.id = s.invoice_id WHERE s.status IN ('INVOICED', 'DISPUTED')
  ), invoiced AS (
    SELECT booking_id, sum(open) AS open, min(due_on) FILTER (WHERE open > 0) AS due_on, bool_or(status = 'DISPUTED') AS is_disputed
    FROM recordings GROUP BY 1
  )
  SELECT b.id, b.partner_id AS "partnerId", b.reference, b.invoice_number AS "invoiceNumber", i.open::text AS "openUSD", i.due_on AS "dueOn",
    current_date - i.due_on AS "daysOverdue"
  FROM invoiced i JOIN sales_recordings b ON b.id = i.booking_id
  WHERE i.open > 0 AND NOT i.is_disputed AND i.due_on <= current_date - 3 ORDER BY i.due_on, b.id`,
);
