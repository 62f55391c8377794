import type { CallContext } from '#src/kernel/context.ts';
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import { formatDollars } from './formatDollars.ts';
import { selectInvoicedReferences } from './notifyInvoice.sql.ts';
import { sendMoneyMail } from './sendMoneyMail.ts';

/** Sales that a mail names before it counts the others. */
const NAMED = 3;

/** Sends the partner an invoice with its PDF. */
export async function notifyInvoice(
  { id, number, partnerId, totalUSD, dueOn, lines, documentId }: InvoiceRow,
  context: CallContext,
): Promise<void> {
  const saleIds = lines.flatMap(({ salesRecordingId }) => salesRecordingId ?? []);
  const references = (await context.db.run(selectInvoicedReferences, { saleIds })).map(({ reference }) => reference);
  const data = { salesReference: nameSales(references), invoiceNumber: number, commissionUSD: formatDollars(totalUSD), dueOn };
  const related = { type: 'invoice' as const, id };
  const mail = { partnerId, related, singletonKey: `invoice ${id}`, documentId };
  await sendMoneyMail('commission-due', { ...mail, buildData: (recipient) => ({ ...recipient, ...data }) }, context);
}

/** The first sales by their references, and how many more there are. */
function nameSales(references: readonly string[]): string {
  const more = references.length - NAMED;
  return [references.slice(0, NAMED).join(', '), ...(more > 0 ? [`${more} more`] : [])].join(' and ');
}
