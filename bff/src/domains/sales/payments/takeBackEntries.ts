import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { saveChange } from '#src/records/records.ts';
import { changeOpenAmount } from '#src/domains/sales/invoices/changeOpenAmount.ts';
import { InvoiceModel } from '#src/domains/sales/invoices/invoice.model.ts';
import { postEntry } from '#src/domains/sales/ledger/postEntry.ts';
import { salesRecordingEntity } from '#src/domains/sales/salesRecordings/salesRecording.entity.ts';
import { SalesRecordingModel } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import type { AllocationRow, PaymentRow } from './payment.model.ts';
import { selectPaymentEntries } from './takeBackEntries.sql.ts';

/** Takes back what a locked payment entered for some of its allocations: their invoices are open again, their sales INVOICED. */
export async function takeBackEntries(
  payment: PaymentRow,
  { allocations, isUnallocatedToo }: { allocations: readonly AllocationRow[]; isUnallocatedToo: boolean },
  context: CallContext,
): Promise<void> {
  const { id, partnerId } = payment;
  for (const entry of await context.db.run(selectPaymentEntries, { paymentId: id })) {
    const { salesRecordingId, invoiceId } = entry;
    const isTaken = invoiceId === null ? isUnallocatedToo : allocations.some((one) => one.invoiceId === invoiceId);
    if (!isTaken) continue;
    const received = parseDecimal(entry.receivableUSD, 2);
    const facts = { partnerId, salesRecordingId, invoiceId, paymentId: id, reversesId: entry.id };
    await postEntry({ ...facts, kind: 'CORRECTION', receivableUSD: decimal(-received, 2) }, context);
    if (salesRecordingId !== null) await markUnpaid(salesRecordingId, received, context);
  }
  for (const { invoiceId, amountUSD } of allocations) {
    const invoice = await context.db.byId(InvoiceModel, invoiceId);
    if (invoice) await changeOpenAmount(invoice, parseDecimal(amountUSD, 2), 'PAYMENT', context);
  }
}

/** Takes what was received, a negative amount in cents, off a sale, which is INVOICED again if it was PAID. */
async function markUnpaid(id: string, received: bigint, context: CallContext): Promise<void> {
  const sale = await context.db.byId(SalesRecordingModel, id);
  if (!sale) return;
  const paidUSD = decimal(parseDecimal(sale.paidUSD ?? '0', 2) + received, 2);
  if (sale.status !== 'PAID') {
    await saveChange(salesRecordingEntity, sale, { values: { paidUSD }, action: 'PAYMENT' }, context);
    return;
  }
  const values = {
    paidUSD,
    status: 'INVOICED' as const,
    statusChangedAt: new Date(),
    statusReasonCode: null,
    statusNote: null,
    paidAt: null,
  };
  await saveChange(salesRecordingEntity, sale, { values, kind: 'STATUS', action: 'PAID → INVOICED' }, context);
}
