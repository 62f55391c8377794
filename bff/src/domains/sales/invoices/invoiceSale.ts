import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { today } from '#src/kernel/today.ts';
import { isRefund } from '#src/domains/sales/salesRecordings/salesAmounts.ts';
import { hasAssumedRate } from '#src/domains/sales/salesRecordings/resolveSaleRate.ts';
import { SalesRecordingModel, type SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { InvoiceModel, type InvoiceLineRow, type InvoiceRow } from './invoice.model.ts';
import { issueInvoice } from './issueInvoice.ts';

type Invoicing = Pick<SalesRecordingRow, 'invoiceId' | 'invoiceNumber' | 'invoicedAt'>;

/** Issues the invoice of one sale, or the credit note of a take-back, unless it has one; returns the columns that name it. */
export async function invoiceSale(row: SalesRecordingRow, at: Date, context: CallContext): Promise<Partial<Invoicing>> {
  if (row.invoiceId !== null) return {};
  checkInvoiceable(row);
  const invoice = parseDecimal(row.commissionUSD, 2) < 0n ? await issueTakeBack(row, context) : await issueForSale(row, context);
  return nameInvoice(invoice, at);
}

/** The columns of a sale that name its invoice. */
export function nameInvoice({ id, number }: InvoiceRow, at: Date): Invoicing {
  return { invoiceId: id, invoiceNumber: number, invoicedAt: at };
}

/** Whether a recording takes back from a booking that is invoiced, so that it needs a credit note. */
export async function isTakenFromInvoice({ type, linkedRecordingId }: SalesRecordingRow, { db }: CallContext): Promise<boolean> {
  if (!isRefund(type) || linkedRecordingId === null) return false;
  return Boolean((await db.byId(SalesRecordingModel, linkedRecordingId))?.invoiceId);
}

/** Issues the credit note for a sale that an administrator takes off its invoice. */
export async function creditSale(row: SalesRecordingRow, context: CallContext): Promise<Partial<Invoicing>> {
  const invoice = row.invoiceId === null ? undefined : await context.db.byId(InvoiceModel, row.invoiceId);
  if (!invoice) return {};
  const amount = -parseDecimal(row.commissionUSD, 2);
  const line = { ...buildLine(row), amountUSD: decimal(amount, 2) };
  const facts = { partnerId: row.partnerId, lines: [line], taxRatePct: invoice.taxRatePct, note: null };
  await (amount > 0n
    ? issueInvoice({ ...facts, kind: 'INVOICE', dueOn: today(), correctsInvoiceId: null, reasonCode: null }, context)
    : issueInvoice({ ...facts, kind: 'CREDIT_NOTE', dueOn: today(), correctsInvoiceId: invoice.id, reasonCode: 'ERROR' }, context));
  return { invoiceId: null, invoiceNumber: null, invoicedAt: null };
}

/** Throws 422 for a sale whose exchange rate was assumed. */
export function checkInvoiceable(row: SalesRecordingRow): void {
  if (!hasAssumedRate(row)) return;
  const message = `The exchange rate of this recording was assumed to be 1. Set it back to QUERIED, so that the rate of ${row.currencyCode} is read, and confirm it again.`;
  throw fieldFailure('/currencyCode', 'unknown', message, 'money.rateMissing');
}

/** The line of a sale on its invoice. */
export function buildLine({ id, reference, commissionUSD }: SalesRecordingRow): InvoiceLineRow {
  return { salesRecordingId: id, label: `Commission for ${reference}`, amountUSD: decimal(parseDecimal(commissionUSD, 2), 2) };
}

async function issueForSale(row: SalesRecordingRow, context: CallContext): Promise<InvoiceRow> {
  const none = { correctsInvoiceId: null, reasonCode: null, note: null };
  const { partnerId, dueOn } = row;
  return issueInvoice({ kind: 'INVOICE', partnerId, dueOn, lines: [buildLine(row)], taxRatePct: '0.00', ...none }, context);
}

/** The credit note corrects the invoice of the booking, and has its tax rate. */
async function issueTakeBack(row: SalesRecordingRow, context: CallContext): Promise<InvoiceRow> {
  const booking = row.linkedRecordingId === null ? undefined : await context.db.byId(SalesRecordingModel, row.linkedRecordingId);
  const corrected = booking?.invoiceId ? await context.db.byId(InvoiceModel, booking.invoiceId) : undefined;
  return issueInvoice(
    {
      kind: 'CREDIT_NOTE',
      partnerId: row.partnerId,
      dueOn: today(),
      lines: [buildLine(row)],
      taxRatePct: corrected?.taxRatePct ?? '0.00',
      correctsInvoiceId: corrected?.id ?? null,
      reasonCode: 'TAKE_BACK',
      note: null,
    },
    context,
  );
}
