import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { saveChange } from '#src/records/records.ts';
import { changeOpenAmount } from '#src/domains/sales/invoices/changeOpenAmount.ts';
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { postEntry } from '#src/domains/sales/ledger/postEntry.ts';
import { postSale, type Settlement } from '#src/domains/sales/ledger/postSale.ts';
import { notifyPayment } from '#src/domains/sales/mails/notifyPayment.ts';
import { salesRecordingEntity } from '#src/domains/sales/salesRecordings/salesRecording.entity.ts';
import { SalesRecordingModel, type SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';

/**
 * Settles so much of a locked invoice, in cents; of a credit note a negative amount, which is paid back. Its sales count as paid one after
 * the other, and are PAID when nothing is open. What is of no sale, as tax is, gets an entry of its own.
 */
export async function settleInvoice(invoice: InvoiceRow, amount: bigint, settlement: Settlement, context: CallContext): Promise<void> {
  const action = amount < 0n ? 'REFUND' : 'PAYMENT';
  const settled = await changeOpenAmount(invoice, -amount, action, context);
  let left = amount;
  for (const { salesRecordingId } of invoice.lines) {
    const sale = salesRecordingId === null ? undefined : await context.db.byId(SalesRecordingModel, salesRecordingId);
    if (sale?.invoiceId !== invoice.id) continue;
    const before = parseDecimal(sale.paidUSD ?? '0', 2);
    const part = nearerToZero(parseDecimal(sale.commissionUSD, 2) - before, left);
    left -= part;
    const isPaid = settled.status === 'PAID' && sale.status === 'INVOICED';
    if (part === 0n && !isPaid) continue;
    const paid = await markPaid(sale, decimal(before + part, 2), isPaid, context);
    await postSale(paid, context, settlement);
    await notifyPayment(paid, sale.paidUSD, context);
  }
  if (left === 0n) return;
  const { id: invoiceId, partnerId } = invoice;
  await postEntry({ kind: action, receivableUSD: decimal(-left, 2), partnerId, invoiceId, ...settlement }, context);
}

function markPaid(sale: SalesRecordingRow, paidUSD: string, isPaid: boolean, context: CallContext): Promise<SalesRecordingRow> {
  if (!isPaid) return saveChange(salesRecordingEntity, sale, { values: { paidUSD }, action: 'PAYMENT' }, context);
  const at = new Date();
  const values = { paidUSD, status: 'PAID' as const, statusChangedAt: at, statusReasonCode: null, statusNote: null, paidAt: at };
  return saveChange(salesRecordingEntity, sale, { values, kind: 'STATUS', action: `${sale.status} → PAID` }, context);
}

/** Of two amounts with one sign, the smaller one. */
function nearerToZero(one: bigint, other: bigint): bigint {
  const magnitude = (value: bigint) => (value < 0n ? -value : value);
  return magnitude(one) < magnitude(other) ? one : other;
}
