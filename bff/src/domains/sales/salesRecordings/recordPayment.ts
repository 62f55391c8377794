import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import { newId } from '#src/kernel/newId.ts';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { requireStepUp } from '#src/domains/accounts/factors/requireProof.ts';
import { changeOpenAmount } from '#src/domains/sales/invoices/changeOpenAmount.ts';
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { loadInvoiceForPayment } from '#src/domains/sales/invoices/loadInvoiceForPayment.ts';
import type { Settlement } from '#src/domains/sales/ledger/postSale.ts';
import { paymentEntity } from '#src/domains/sales/payments/payment.entity.ts';
import { insertRefund } from '#src/domains/sales/refunds/insertRefund.ts';
import { classifyPayment } from './salesAmounts.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';

/** What a payment changes of its sale, and the payment or refund that it was recorded as. */
interface RecordedPayment {
  values: Partial<SalesRecordingRow>;
  settlement: Settlement | null;
}

/**
 * Records the commission received so far, by default all that is open: what is new of it as a payment, of a take-back as a refund. A partial
 * payment leaves the sale INVOICED. Throws 409 for less than was received before.
 */
export async function recordPayment(
  row: SalesRecordingRow,
  body: { paidUSD?: number | undefined },
  at: Date,
  context: CallContext,
): Promise<RecordedPayment> {
  await requireStepUp(context);
  const invoice = await loadInvoiceForPayment(row, context);
  const before = parseDecimal(row.paidUSD ?? '0', 2);
  const commission = parseDecimal(row.commissionUSD, 2);
  const unpaid = commission - before;
  const open = invoice ? nearerToZero(unpaid, parseDecimal(invoice.openUSD, 2)) : unpaid;
  const most = decimal(before + open, 2);
  const paidUSD = body.paidUSD === undefined ? most : body.paidUSD.toFixed(2);
  const payment = classifyPayment(most, paidUSD);
  if (payment === 'EXCESS') throw buildExcessFailure(row, most);
  const received = parseDecimal(paidUSD, 2) - before;
  if (received !== 0n && received < 0n !== commission < 0n) throw buildLessFailure(row);
  const values = payment === 'FULL' ? { paidUSD, paidAt: at } : { status: row.status, paidUSD };
  if (!invoice || received === 0n) return { values, settlement: null };
  await changeOpenAmount(invoice, -received, received < 0n ? 'REFUND' : 'PAYMENT', context);
  const settlement =
    received < 0n ? await insertSaleRefund(row, invoice, received, context) : await insertSalePayment(row, invoice, received, at, context);
  return { values, settlement };
}

async function insertSalePayment(
  row: SalesRecordingRow,
  invoice: InvoiceRow,
  received: bigint,
  at: Date,
  context: CallContext,
): Promise<Settlement> {
  const amount = decimal(received, 2);
  const payment = await insertRecord(
    paymentEntity,
    {
      ...newRecord(newId(), context),
      partnerId: row.partnerId,
      receivedOn: at.toISOString().slice(0, 10),
      amount,
      currencyCode: 'USD',
      amountUSD: amount,
      method: 'BANK',
      reference: buildReference(row),
      allocations: [{ invoiceId: invoice.id, amountUSD: amount }],
      unallocatedUSD: '0.00',
      refundedUSD: '0.00',
      status: 'RECORDED',
      reversalNote: null,
    },
    context,
  );
  return { paymentId: payment.id };
}

async function insertSaleRefund(row: SalesRecordingRow, invoice: InvoiceRow, received: bigint, context: CallContext): Promise<Settlement> {
  const amountUSD = decimal(-received, 2);
  const sources = [{ invoiceId: invoice.id, paymentId: null, amountUSD }];
  const refund = await insertRefund({ partnerId: row.partnerId, amountUSD, reference: buildReference(row), sources }, context);
  return { refundId: refund.id };
}

/** That of the sale, and its version, because a payment has its reference once. */
function buildReference({ reference, version }: SalesRecordingRow): string {
  return `${reference}/${version}`;
}

function buildExcessFailure({ commissionUSD }: SalesRecordingRow, most: string): Failure {
  const total = decimal(parseDecimal(commissionUSD, 2), 2);
  const settled = most === total ? '' : `; with what was set against its invoice, at most ${most} can be paid`;
  return fieldFailure('/paidUSD', 'tooBig', `The commission is ${total} US dollars in total${settled}`);
}

function buildLessFailure({ reference, paidUSD }: SalesRecordingRow): Failure {
  const message = `${paidUSD} US dollars were recorded for ${reference} before, and paidUSD never becomes less. If money went back, reverse its payment with POST /v3/payments/{id}/reversals.`;
  const errors = [{ pointer: '/paidUSD', field: 'paidUSD', code: 'tooSmall', message }];
  return new Failure('transition.notAllowed', { message, errors, allowedTransitions: [] });
}

function nearerToZero(one: bigint, other: bigint): bigint {
  const magnitude = (value: bigint) => (value < 0n ? -value : value);
  return magnitude(one) < magnitude(other) ? one : other;
}
