import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The entries of a payment, oldest first. */
export const selectPaymentEntries = statement(
  'payment.entries',
  { paymentId: z.uuid() },
  z.object({ id: z.uuid(), salesRecordingId: z.uuid().nullable(), invoiceId: z.uuid().nullable(), receivableUSD: z.string() }),
  `
  SELECT id, sales_recording_id AS "salesRecordingId", invoice_id AS "invoiceId", receivable_usd::text AS "receivableUSD"
  FROM ledger_entries WHERE payment_id = :paymentId AND kind = 'PAYMENT' ORDER BY created_at, id`,
);
