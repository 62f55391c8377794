import type { BodyOf, contract } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal, divideHalfUp, parseDecimal } from '#src/kernel/decimal.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { latestToday } from '#src/kernel/today.ts';
import { findVisibleOrNull, insertRecord, newRecord } from '#src/records/records.ts';
import { partnerEntity } from '#src/domains/partners/partners/partner.entity.ts';
import { selectRateOn } from '#src/domains/sales/exchangeRates/exchangeRate.sql.ts';
import { selectOpenInvoices } from '#src/domains/sales/invoices/offsetCredits.sql.ts';
import { postEntry } from '#src/domains/sales/ledger/postEntry.ts';
import { allocateInOrder, checkAllocations, sumAllocations } from './allocations.ts';
import { lockInvoices } from './lockInvoices.ts';
import { paymentEntity } from './payment.entity.ts';
import type { PaymentRow } from './payment.model.ts';
import { settleInvoice } from './settleInvoice.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type Body = BodyOf<typeof contract.payments.create>;

/** Records a payment and settles invoices with it; what is left is to the credit of the partner. */
export async function createPayment(body: Body, context: CallContext): Promise<PaymentRow> {
  const { partnerId, receivedOn, currencyCode, method, reference } = body;
  if (!(await findVisibleOrNull(partnerEntity, partnerId, context)))
    throw unknownReference('/partnerId', 'There is no partner with this id');
  if (receivedOn > latestToday()) throw fieldFailure('/receivedOn', 'tooBig', 'Must be today or earlier');
  const amountUSD = await convertToDollars(body, context);
  const ids =
    body.allocations?.map(({ invoiceId }) => invoiceId) ?? (await context.db.run(selectOpenInvoices, { partnerId })).map(({ id }) => id);
  const invoices = await lockInvoices(ids, partnerId, context);
  const allocations = body.allocations
    ? checkAllocations(body.allocations, { invoices, available: amountUSD })
    : allocateInOrder(invoices, amountUSD);
  const unallocatedUSD = decimal(amountUSD - sumAllocations(allocations), 2);
  const payment = await insertRecord(
    paymentEntity,
    {
      ...newRecord(newId(), context),
      partnerId,
      receivedOn,
      amount: body.amount.toFixed(2),
      currencyCode,
      amountUSD: decimal(amountUSD, 2),
      method,
      reference,
      allocations,
      unallocatedUSD,
      refundedUSD: '0.00',
      status: 'RECORDED',
      reversalNote: null,
    },
    context,
  );
  for (const { invoiceId, amountUSD: part } of allocations) {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (invoice) await settleInvoice(invoice, parseDecimal(part, 2), { paymentId: payment.id }, context);
  }
  await postUnallocated(payment, context);
  return payment;
}

/** Enters what of a payment settles no invoice; a refund has an entry of its own. */
export async function postUnallocated({ id, partnerId, unallocatedUSD, refundedUSD }: PaymentRow, context: CallContext): Promise<void> {
  const amount = parseDecimal(unallocatedUSD, 2) + parseDecimal(refundedUSD, 2);
  if (amount > 0n) await postEntry({ kind: 'PAYMENT', receivableUSD: decimal(-amount, 2), partnerId, paymentId: id }, context);
}

/** The amount in cents of US dollars, at the newest rate of the seven days up to the day it was received. */
async function convertToDollars({ amount, currencyCode, receivedOn }: Body, { db }: CallContext): Promise<bigint> {
  const cents = parseDecimal(amount.toFixed(2), 2);
  if (currencyCode === 'USD') return cents;
  const rate = await db.first(selectRateOn, { currencyCode, date: receivedOn });
  if (rate) return divideHalfUp(cents * parseDecimal(rate.usdPerUnit, 8), 100_000_000n);
  const message = `There is no exchange rate of ${currencyCode} for the seven days up to ${receivedOn}. Enter it with POST /v3/exchange_rates, then record the payment.`;
  throw fieldFailure('/currencyCode', 'unknown', message, 'money.rateMissing');
}
