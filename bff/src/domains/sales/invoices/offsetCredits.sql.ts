import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** What is open of a partner, oldest first: invoices by due day, credit notes by day of issue. */
export const selectOpenInvoices = statement(
  'invoice.open',
  { partnerId: z.uuid() },
  z.object({ id: z.uuid() }),
  `
  SELECT id FROM invoices WHERE partner_id = :partnerId AND open_usd <> 0
  ORDER BY CASE kind WHEN 'INVOICE' THEN due_on ELSE issued_on END, number`,
);

export const insertCreditAllocation = statement(
  'invoice.allocateCredit',
  {
    id: z.uuid(),
    creditNoteId: z.uuid(),
    invoiceId: z.uuid(),
    amountUSD: z.string(),
    occurredOn: z.iso.date(),
    userId: z.uuid().nullable(),
  },
  null,
  `
  INSERT INTO credit_allocations (id, credit_note_id, invoice_id, amount_usd, occurred_on, created_by_id)
  VALUES (:id, :creditNoteId, :invoiceId, :amountUSD::text::numeric, :occurredOn, :userId)`,
);
