import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { Failure } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { today } from '#src/kernel/today.ts';
import { findForUpdate, newRecord, saveChange, withoutRowLock } from '#src/records/records.ts';
import { changeOpenAmount } from '#src/domains/sales/invoices/changeOpenAmount.ts';
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { offsetCredits } from '#src/domains/sales/invoices/offsetCredits.ts';
import { LedgerEntryModel } from '#src/domains/sales/ledger/ledgerEntry.model.ts';
import { salesRecordingEntity } from '#src/domains/sales/salesRecordings/salesRecording.entity.ts';
import { SalesRecordingModel } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { lockInvoices } from './lockInvoices.ts';
import { paymentEntity } from './payment.entity.ts';
import type { PaymentRow } from './payment.model.ts';
import { selectPaymentEntries } from './reversePayment.sql.ts';

/** Takes a payment back: its invoices are open again, and corrections take back what it entered into the ledger. */
export async function reversePayment(id: string, note: string, context: CallContext): Promise<PaymentRow> {
  const { partnerId, allocations } = await findForUpdate(paymentEntity, id, withoutRowLock(context));
  const ids = allocations.map(({ invoiceId }) => invoiceId);
  const invoices = await lockInvoices(ids, partnerId, context);
  const payment = await findForUpdate(paymentEntity, id, context);
  if (payment.status === 'REVERSED')
    throw new Failure('transition.notAllowed', { message: 'This payment was reversed already.', allowedTransitions: [] });
  const values = { status: 'REVERSED' as const, reversalNote: note };
  const reversed = await saveChange(paymentEntity, payment, { values, kind: 'STATUS', note, action: 'RECORDED → REVERSED' }, context);
  for (const entry of await context.db.run(selectPaymentEntries, { paymentId: id })) {
    await context.db.insert(LedgerEntryModel, {
      ...newRecord(newId(), context),
      kind: 'CORRECTION',
      accruedUSD: '0.00',
      receivableUSD: decimal(-parseDecimal(entry.receivableUSD, 2), 2),
      partnerId,
      salesRecordingId: entry.salesRecordingId,
      invoiceId: entry.invoiceId,
      paymentId: id,
      reversesId: entry.id,
      occurredOn: today(),
    });
    if (entry.salesRecordingId !== null) await markUnpaid(entry.salesRecordingId, parseDecimal(entry.receivableUSD, 2), context);
  }
  const reopened: InvoiceRow[] = [];
  for (const { invoiceId, amountUSD } of allocations) {
    const invoice = invoices.find((one) => one.id === invoiceId);
    if (invoice) reopened.push(await changeOpenAmount(invoice, parseDecimal(amountUSD, 2), 'PAYMENT', context));
  }
  for (const invoice of reopened.slice(0, 1)) await offsetCredits(invoice, context);
  return reversed;
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
