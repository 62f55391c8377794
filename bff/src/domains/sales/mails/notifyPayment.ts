import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { InvoiceModel } from '#src/domains/sales/invoices/invoice.model.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { formatDollars } from './formatDollars.ts';
import { sendMoneyMail } from './sendMoneyMail.ts';

/** Thanks the partner for commission that was received; of what goes back to it, nothing is said here. */
export async function notifyPayment(sale: SalesRecordingRow, paidBefore: string | null, context: CallContext): Promise<void> {
  const paid = parseDecimal(sale.paidUSD ?? '0', 2);
  const received = paid - parseDecimal(paidBefore ?? '0', 2);
  if (received <= 0n) return;
  const open = await loadOpen(sale, context);
  const data = {
    salesReference: sale.reference,
    invoiceNumber: sale.invoiceNumber,
    receivedUSD: formatDollars(decimal(received, 2)),
    openUSD: open > 0n ? formatDollars(decimal(open, 2)) : null,
  };
  const related = { type: 'salesRecording' as const, id: sale.id };
  const singletonKey = `payment ${sale.id} ${sale.version}`;
  await sendMoneyMail(
    'payment-received',
    { partnerId: sale.partnerId, related, singletonKey, buildData: (recipient) => ({ ...recipient, ...data }) },
    context,
  );
}

/** What is open of a sale in cents, of which credit notes may have settled a part. */
async function loadOpen({ commissionUSD, paidUSD, invoiceId }: SalesRecordingRow, { db }: CallContext): Promise<bigint> {
  const unpaid = parseDecimal(commissionUSD, 2) - parseDecimal(paidUSD ?? '0', 2);
  const invoice = invoiceId === null ? undefined : await db.byId(InvoiceModel, invoiceId);
  const open = invoice ? parseDecimal(invoice.openUSD, 2) : unpaid;
  return open < unpaid ? open : unpaid;
}
