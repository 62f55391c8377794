import type { PaymentMethod } from '@farwend/api-contract';
import { insertModels } from '#src/db/bulkInsert.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import type { Settlement } from '#src/domains/sales/ledger/postSale.ts';
import { paymentEntity } from '#src/domains/sales/payments/payment.entity.ts';
import { PaymentModel, type PaymentRow } from '#src/domains/sales/payments/payment.model.ts';
import { refundEntity } from '#src/domains/sales/refunds/refund.entity.ts';
import { RefundModel, type RefundRow } from '#src/domains/sales/refunds/refund.model.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { demoId } from './demoId.ts';
import { insertFirstVersions } from './insertFirstVersions.ts';
import type { SeedContext } from './seedContext.ts';

const methods: readonly PaymentMethod[] = ['BANK', 'BANK', 'CARD', 'BANK', 'CHECK'];

/** The payments of the demo, and the refunds of what was taken back, each for one sale. Returns by what each sale was settled. */
export async function seedPayments(
  histories: readonly (readonly SalesRecordingRow[])[],
  { db }: SeedContext,
): Promise<ReadonlyMap<string, Settlement>> {
  const payments: PaymentRow[] = [];
  const refunds: RefundRow[] = [];
  const settlements = new Map<string, Settlement>();
  for (const [index, history] of histories.entries()) {
    const sale = history.find(({ paidUSD }) => paidUSD !== null);
    if (!sale?.invoiceId || !sale.paidUSD) continue;
    const cents = parseDecimal(sale.paidUSD, 2);
    if (cents > 0n) payments.push(buildPayment(sale, index));
    else refunds.push(buildRefund(sale, index));
    settlements.set(sale.id, cents > 0n ? { paymentId: demoId('payment', index) } : { refundId: demoId('refund', index) });
  }
  await insertModels(db, PaymentModel, payments);
  await insertFirstVersions(db, paymentEntity, payments);
  await insertModels(db, RefundModel, refunds);
  await insertFirstVersions(db, refundEntity, refunds);
  return settlements;
}

function buildPayment(sale: SalesRecordingRow, index: number): PaymentRow {
  const amount = decimal(parseDecimal(sale.paidUSD ?? '0', 2), 2);
  return {
    ...buildRecord(sale),
    id: demoId('payment', index),
    partnerId: sale.partnerId,
    receivedOn: sale.updatedAt.toISOString().slice(0, 10),
    amount,
    currencyCode: 'USD',
    amountUSD: amount,
    method: methods[index % methods.length] ?? 'BANK',
    reference: `For ${sale.invoiceNumber}`,
    allocations: [{ invoiceId: sale.invoiceId ?? '', amountUSD: amount }],
    unallocatedUSD: '0.00',
    refundedUSD: '0.00',
    status: 'RECORDED',
    reversalNote: null,
  };
}

function buildRefund(sale: SalesRecordingRow, index: number): RefundRow {
  const amountUSD = decimal(-parseDecimal(sale.paidUSD ?? '0', 2), 2);
  return {
    ...buildRecord(sale),
    id: demoId('refund', index),
    partnerId: sale.partnerId,
    refundedOn: sale.updatedAt.toISOString().slice(0, 10),
    amountUSD,
    reference: `Credit of ${sale.invoiceNumber}`,
    sources: [{ invoiceId: sale.invoiceId, paymentId: null, amountUSD }],
  };
}

function buildRecord({ updatedAt, updatedById }: SalesRecordingRow) {
  return { version: 1, createdAt: updatedAt, updatedAt, createdById: updatedById, updatedById };
}
