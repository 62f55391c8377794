import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { changeOpenAmount } from '#src/domains/sales/invoices/changeOpenAmount.ts';
import { loadInvoiceForPayment } from '#src/domains/sales/invoices/loadInvoiceForPayment.ts';
import { classifyPayment } from './salesAmounts.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';

/** Records the commission received so far, by default all that is open. A partial payment leaves the sale INVOICED. */
export async function recordPayment(
  row: SalesRecordingRow,
  body: { paidUSD?: number | undefined },
  at: Date,
  context: CallContext,
): Promise<Partial<SalesRecordingRow>> {
  const invoice = await loadInvoiceForPayment(row, context);
  const before = parseDecimal(row.paidUSD ?? '0', 2);
  const unpaid = parseDecimal(row.commissionUSD, 2) - before;
  const open = invoice ? nearerToZero(unpaid, parseDecimal(invoice.openUSD, 2)) : unpaid;
  const most = decimal(before + open, 2);
  const paidUSD = body.paidUSD === undefined ? most : body.paidUSD.toFixed(2);
  const payment = classifyPayment(most, paidUSD);
  if (payment === 'EXCESS') {
    const total = decimal(parseDecimal(row.commissionUSD, 2), 2);
    const settled = most === total ? '' : `; with what was set against its invoice, at most ${most} can be paid`;
    throw fieldFailure('/paidUSD', 'tooBig', `The commission is ${total} US dollars in total${settled}`);
  }
  if (invoice) await changeOpenAmount(invoice, before - parseDecimal(paidUSD, 2), 'PAYMENT', context);
  return payment === 'FULL' ? { paidUSD, paidAt: at } : { status: row.status, paidUSD };
}

function nearerToZero(one: bigint, other: bigint): bigint {
  const magnitude = (value: bigint) => (value < 0n ? -value : value);
  return magnitude(one) < magnitude(other) ? one : other;
}
