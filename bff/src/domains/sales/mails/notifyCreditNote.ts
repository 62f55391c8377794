import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { InvoiceModel, type InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { formatDollars } from './formatDollars.ts';
import { sendMoneyMail } from './sendMoneyMail.ts';

/** Sends the partner a credit note with its PDF, and says how much of it was set against invoices. */
export async function notifyCreditNote(creditNote: InvoiceRow, context: CallContext): Promise<void> {
  const { id, number, partnerId, totalUSD, openUSD, correctsInvoiceId, note, documentId } = creditNote;
  const corrected = correctsInvoiceId === null ? undefined : await context.db.byId(InvoiceModel, correctsInvoiceId);
  const [total, open] = [-parseDecimal(totalUSD, 2), -parseDecimal(openUSD, 2)];
  const data = {
    creditNoteNumber: number,
    invoiceNumber: corrected?.number ?? null,
    creditUSD: formatDollars(decimal(total, 2)),
    offsetUSD: total > open ? formatDollars(decimal(total - open, 2)) : null,
    openUSD: open > 0n ? formatDollars(decimal(open, 2)) : null,
    note,
  };
  const mail = { partnerId, related: { type: 'invoice' as const, id }, singletonKey: `credit note ${id}`, documentId };
  await sendMoneyMail('credit-note-issued', { ...mail, buildData: (recipient) => ({ ...recipient, ...data }) }, context);
}
