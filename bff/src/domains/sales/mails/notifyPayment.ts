import type { CallContext } from '#src/kernel/context.ts';
import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import type { SalesRecordingRow } from '#src/domains/sales/salesRecordings/salesRecording.model.ts';
import { formatDollars } from './formatDollars.ts';
import { sendMoneyMail } from './sendMoneyMail.ts';

/** Thanks the partner for commission that was received; of what goes back to it, nothing is said here. */
export async function notifyPayment(sale: SalesRecordingRow, paidBefore: string | null, context: CallContext): Promise<void> {
  const paid = parseDecimal(sale.paidUSD ?? '0', 2);
  const received = paid - parseDecimal(paidBefore ?? '0', 2);
  if (received <= 0n) return;
  const open = parseDecimal(sale.commissionUSD, 2) - paid;
  const data = {
    salesReference: sale.reference,
    invoiceNumber: sale.invoiceNumber,
    receivedUSD: formatDollars(decimal(received, 2)),
    openUSD: open > 0n ? formatDollars(decimal(open, 2)) : null,
  };
  const singletonKey = `payment ${sale.id} ${sale.version}`;
  await sendMoneyMail('payment-received', { sale, singletonKey, buildData: (recipient) => ({ ...recipient, ...data }) }, context);
}
