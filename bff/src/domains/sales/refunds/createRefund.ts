import type { BodyOf, contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { findVisibleOrNull, saveChange } from '#src/records/records.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { selectOpenInvoices } from '#src/domains/sales/invoices/offsetCredits.sql.ts';
import { postEntry } from '#src/domains/sales/ledger/postEntry.ts';
import { lockInvoices } from '#src/domains/sales/payments/lockInvoices.ts';
import { paymentEntity } from '#src/domains/sales/payments/payment.entity.ts';
import { PaymentModel, type PaymentRow } from '#src/domains/sales/payments/payment.model.ts';
import { settleInvoice } from '#src/domains/sales/payments/settleInvoice.ts';
import { selectUnallocatedPayments } from './createRefund.sql.ts';
import { insertRefund } from './insertRefund.ts';
import { planRefund } from './planRefund.ts';
import type { RefundRow } from './refund.model.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Body = BodyOf<typeof contract.refunds.create>;

/** Pays money back to a partner: what is open of its credit notes, then what its payments have unallocated. */
export async function createRefund({ partnerId, amountUSD, reference }: Body, context: CallContext): Promise<RefundRow> {
  const partner = await findVisibleOrNull(partnerEntity, partnerId, context);
  if (!partner) throw unknownReference('/partnerId', 'There is no partner with this id');
  const ids = (await context.db.run(selectOpenInvoices, { partnerId })).map(({ id }) => id);
  const creditNotes = (await lockInvoices(ids, partnerId, context)).filter(({ kind }) => kind === 'CREDIT_NOTE');
  const payments = await loadUnallocatedPayments(partnerId, context);
  const amount = parseDecimal(amountUSD.toFixed(2), 2);
  const { sources, left } = planRefund(amount, creditNotes, payments);
  if (left > 0n) {
    const message = `${partner.displayName} has ${decimal(amount - left, 2)} US dollars to its credit. Refund no more than that`;
    throw fieldFailure('/amountUSD', 'tooBig', message, 'money.exceedsRemaining');
  }
  const refund = await insertRefund({ partnerId, amountUSD: decimal(amount, 2), reference, sources }, context);
  for (const { invoiceId, paymentId, amountUSD: part } of sources) {
    const cents = parseDecimal(part, 2);
    const creditNote = creditNotes.find(({ id }) => id === invoiceId);
    const payment = payments.find(({ id }) => id === paymentId);
    if (creditNote) await settleInvoice(creditNote, -cents, { refundId: refund.id }, context);
    if (payment) await payBack(payment, cents, refund, context);
  }
  return refund;
}

async function loadUnallocatedPayments(partnerId: string, { db }: CallContext): Promise<PaymentRow[]> {
  const payments: PaymentRow[] = [];
  for (const { id } of await db.run(selectUnallocatedPayments, { partnerId })) {
    const payment = await db.byId(PaymentModel, id);
    if (payment) payments.push(payment);
  }
  return payments;
}

async function payBack(payment: PaymentRow, cents: bigint, { id: refundId, partnerId }: RefundRow, context: CallContext): Promise<void> {
  const values = {
    unallocatedUSD: decimal(parseDecimal(payment.unallocatedUSD, 2) - cents, 2),
    refundedUSD: decimal(parseDecimal(payment.refundedUSD, 2) + cents, 2),
  };
  await saveChange(paymentEntity, payment, { values, action: 'REFUND' }, context);
  await postEntry({ kind: 'REFUND', receivableUSD: decimal(cents, 2), partnerId, paymentId: payment.id, refundId }, context);
}
