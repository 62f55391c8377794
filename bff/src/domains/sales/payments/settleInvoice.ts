import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { newId } from '#src/kernel/newId.ts';
import { today } from '#src/kernel/today.ts';
import { newRecord, saveChange } from '#src/records/records.ts';
import { changeOpenAmount } from '#src/domains/sales/invoices/changeOpenAmount.ts';
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { LedgerEntryModel } from '#src/domains/sales/ledger/ledgerEntry.model.ts';
import { postSale } from '#src/domains/sales/ledger/postSale.ts';
import { notifyPayment } from '#src/domains/sales/mails/notifyPayment.ts';
import { salesRecordingEntity } from '#src/domains/sales/salesRecordings/salesRecording.entity.ts';
import { SalesRecordingModel, type SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import type { PaymentRow } from './payment.model.ts';

/**
 * Settles so much of a locked invoice, in cents: its sales count as paid one after the other, and are PAID when nothing is open. What is of no
 * sale, which is tax, gets an entry of its own.
 */
export async function settleInvoice(invoice: InvoiceRow, amount: bigint, payment: PaymentRow, context: CallContext): Promise<void> {
  const settled = await changeOpenAmount(invoice, -amount, 'PAYMENT', context);
  let left = amount;
  for (const { salesRecordingId } of invoice.lines) {
    const sale = salesRecordingId === null ? undefined : await context.db.byId(SalesRecordingModel, salesRecordingId);
    if (sale?.invoiceId !== invoice.id) continue;
    const before = parseDecimal(sale.paidUSD ?? '0', 2);
    const unpaid = parseDecimal(sale.commissionUSD, 2) - before;
    const part = unpaid < left ? unpaid : left;
    left -= part;
    const isPaid = settled.status === 'PAID' && sale.status === 'INVOICED';
    if (part === 0n && !isPaid) continue;
    const paid = await markPaid(sale, decimal(before + part, 2), isPaid, context);
    await postSale(paid, context, payment.id);
    await notifyPayment(paid, sale.paidUSD, context);
  }
  if (left > 0n) await postRest(left, invoice, payment, context);
}

function markPaid(sale: SalesRecordingRow, paidUSD: string, isPaid: boolean, context: CallContext): Promise<SalesRecordingRow> {
  if (!isPaid) return saveChange(salesRecordingEntity, sale, { values: { paidUSD }, action: 'PAYMENT' }, context);
  const at = new Date();
  const values = { paidUSD, status: 'PAID' as const, statusChangedAt: at, statusReasonCode: null, statusNote: null, paidAt: at };
  return saveChange(salesRecordingEntity, sale, { values, kind: 'STATUS', action: `${sale.status} → PAID` }, context);
}

async function postRest(amount: bigint, { id, partnerId }: InvoiceRow, payment: PaymentRow, context: CallContext): Promise<void> {
  await context.db.insert(LedgerEntryModel, {
    ...newRecord(newId(), context),
    kind: 'PAYMENT',
    accruedUSD: '0.00',
    receivableUSD: decimal(-amount, 2),
    partnerId,
    salesRecordingId: null,
    invoiceId: id,
    paymentId: payment.id,
    reversesId: null,
    occurredOn: today(),
  });
}
