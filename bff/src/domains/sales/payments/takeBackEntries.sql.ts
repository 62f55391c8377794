import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The entries of a payment that no correction has taken back, oldest first. */
export const selectPaymentEntries = statement(
  'payment.entries',
  { paymentId: z.uuid() },
  z.object({ id: z.uuid(), salesRecordingId: z.uuid().nullable(), invoiceId: z.uuid().nullable(), receivableUSD: z.string() }),
  `
  SELECT id, sales_recording_id AS "salesRecordingId", invoice_id AS "invoiceId", receivable_usd::text AS "receivableUSD"
  FROM ledger_entries e WHERE payment_id = :paymentId AND kind = 'PAYMENT'
    AND NOT EXISTS (SELECT FROM ledger_entries c WHERE c.reverses_id = e.id) ORDER BY created_at, id`,
);
