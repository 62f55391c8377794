import type { CallContext } from '#src/kernel/context.ts';
import { parseDecimal } from '#src/kernel/decimal.ts';
import { Failure } from '#src/kernel/failure.ts';
import { saveChange } from '#src/records/records.ts';
import { InvoiceModel } from '#src/domains/sales/invoices/invoice.model.ts';
import { offsetCredits } from '#src/domains/sales/invoices/offsetCredits.ts';
import { lockPayment } from './lockPayment.ts';
import { paymentEntity } from './payment.entity.ts';
import type { PaymentRow } from './payment.model.ts';
import { takeBackEntries } from './takeBackEntries.ts';

/** Takes a payment back: its invoices are open again, and corrections take back what it entered into the ledger. */
export async function reversePayment(id: string, note: string, context: CallContext): Promise<PaymentRow> {
  const { payment } = await lockPayment(id, {}, context);
  if (parseDecimal(payment.refundedUSD, 2) > 0n) {
    const message = `${payment.refundedUSD} US dollars of this payment were paid back to the partner, so it stays as it is. Change its allocations to open its invoices again.`;
    throw new Failure('transition.notAllowed', { message, allowedTransitions: [] });
  }
  const values = { status: 'REVERSED' as const, reversalNote: note, unallocatedUSD: '0.00' };
  const reversed = await saveChange(paymentEntity, payment, { values, kind: 'STATUS', note, action: 'RECORDED → REVERSED' }, context);
  await takeBackEntries(payment, { allocations: payment.allocations, isUnallocatedToo: true }, context);
  for (const { invoiceId } of payment.allocations.slice(0, 1)) {
    const reopened = await context.db.byId(InvoiceModel, invoiceId);
    if (reopened) await offsetCredits(reopened, context);
  }
  return reversed;
}
