import type { BodyOf, contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { saveChange } from '#src/records/records.ts';
import { InvoiceModel } from '#src/domains/sales/invoices/invoice.model.ts';
import { offsetCredits } from '#src/domains/sales/invoices/offsetCredits.ts';
import { checkAllocations, sumAllocations } from './allocations.ts';
import { postUnallocated } from './createPayment.ts';
import { lockPayment } from './lockPayment.ts';
import { paymentEntity } from './payment.entity.ts';
import type { AllocationRow, PaymentRow } from './payment.model.ts';
import { settleInvoice } from './settleInvoice.ts';
import { takeBackEntries } from './takeBackEntries.ts';

type Body = BodyOf<typeof contract.payments.setAllocations>;

/** Replaces what a payment settles: corrections take back what it no longer does, and what is new is entered as if it came now. Nobody is mailed. */
export async function changeAllocations(id: string, { allocations: sent, version }: Body, context: CallContext): Promise<PaymentRow> {
  const otherIds = sent.map(({ invoiceId }) => invoiceId);
  const { payment, invoices } = await lockPayment(id, { otherIds, basedOn: version }, context);
  const available = parseDecimal(payment.amountUSD, 2) - parseDecimal(payment.refundedUSD, 2);
  const allocations = checkAllocations(sent, { invoices, before: payment.allocations, available });
  const removed = withoutThose(payment.allocations, allocations);
  const added = withoutThose(allocations, payment.allocations);
  const unallocatedUSD = decimal(available - sumAllocations(allocations), 2);
  const change = { values: { allocations, unallocatedUSD }, action: 'ALLOCATIONS' };
  const changed = await saveChange(paymentEntity, payment, change, context);
  if (changed === payment) return payment;
  const quiet: CallContext = { ...context, sendsNoMail: true };
  const isUnallocatedSame = unallocatedUSD === payment.unallocatedUSD;
  await takeBackEntries(payment, { allocations: removed, isUnallocatedToo: !isUnallocatedSame }, quiet);
  for (const { invoiceId, amountUSD } of added) {
    const invoice = await context.db.byId(InvoiceModel, invoiceId);
    if (invoice) await settleInvoice(invoice, parseDecimal(amountUSD, 2), { paymentId: id }, quiet);
  }
  if (!isUnallocatedSame) await postUnallocated(changed, context);
  for (const { invoiceId } of removed.slice(0, 1)) {
    const reopened = await context.db.byId(InvoiceModel, invoiceId);
    if (reopened) await offsetCredits(reopened, quiet);
  }
  return changed;
}

function withoutThose(some: readonly AllocationRow[], others: readonly AllocationRow[]): AllocationRow[] {
  return some.filter((one) => !others.some((other) => other.invoiceId === one.invoiceId && other.amountUSD === one.amountUSD));
}
