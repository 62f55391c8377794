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
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { lockInvoices } from './lockInvoices.ts';
import { paymentEntity } from './payment.entity.ts';
import type { AllocationRow, PaymentRow } from './payment.model.ts';
import { settleInvoice } from './settleInvoice.ts';

type Body = BodyOf<typeof contract.payments.create>;

/** Records a payment and settles invoices with all of it. */
export async function createPayment(body: Body, context: CallContext): Promise<PaymentRow> {
  const { partnerId, receivedOn, currencyCode, method, reference } = body;
  if (!(await findVisibleOrNull(partnerEntity, partnerId, context)))
    throw fieldFailure('/partnerId', 'unknown', 'There is no partner with this id');
  if (receivedOn > latestToday()) throw fieldFailure('/receivedOn', 'tooBig', 'Must be today or earlier');
  const amountUSD = await convertToDollars(body, context);
  const ids =
    body.allocations?.map(({ invoiceId }) => invoiceId) ?? (await context.db.run(selectOpenInvoices, { partnerId })).map(({ id }) => id);
  const invoices = await lockInvoices(ids, partnerId, context);
  const allocations = body.allocations ? checkAllocations(body.allocations, invoices, amountUSD) : allocateByDueDay(invoices, amountUSD);
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
      status: 'RECORDED',
      reversalNote: null,
    },
    context,
  );
  for (const { invoiceId, amountUSD: part } of allocations) {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (invoice) await settleInvoice(invoice, parseDecimal(part, 2), payment, context);
  }
  return payment;
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

/** The allocations as sent, which settle no more than is open and make up the whole payment. */
function checkAllocations(sent: NonNullable<Body['allocations']>, invoices: readonly InvoiceRow[], amountUSD: bigint): AllocationRow[] {
  const allocations = sent.map(({ invoiceId, amountUSD: part }, index) => {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (invoice?.kind !== 'INVOICE')
      throw fieldFailure(`/allocations/${index}/invoiceId`, 'unknown', 'The partner has no invoice with this id');
    if (parseDecimal(part.toFixed(2), 2) > parseDecimal(invoice.openUSD, 2)) {
      const message = `Of ${invoice.number} only ${invoice.openUSD} US dollars are open`;
      throw fieldFailure(`/allocations/${index}/amountUSD`, 'tooBig', message, 'money.exceedsRemaining');
    }
    return { invoiceId, amountUSD: part.toFixed(2) };
  });
  const sum = allocations.reduce((total, { amountUSD: part }) => total + parseDecimal(part, 2), 0n);
  if (sum === amountUSD) return allocations;
  const message = `The payment is ${decimal(amountUSD, 2)} US dollars, and its allocations make ${decimal(sum, 2)}`;
  throw fieldFailure('/allocations', 'notAllowed', message);
}

/** The payment over the invoices that are due first. */
function allocateByDueDay(invoices: readonly InvoiceRow[], amountUSD: bigint): AllocationRow[] {
  let left = amountUSD;
  const allocations: AllocationRow[] = [];
  for (const { id, kind, openUSD } of invoices) {
    const open = kind === 'INVOICE' ? parseDecimal(openUSD, 2) : 0n;
    const part = open < left ? open : left;
    if (part <= 0n) continue;
    allocations.push({ invoiceId: id, amountUSD: decimal(part, 2) });
    left -= part;
  }
  if (left === 0n) return allocations;
  const message = `The partner has ${decimal(amountUSD - left, 2)} US dollars open in invoices. Issue the invoice for the rest, then record the payment`;
  throw fieldFailure('/amount', 'tooBig', message, 'money.exceedsRemaining');
}
