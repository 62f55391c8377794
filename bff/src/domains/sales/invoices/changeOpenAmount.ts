import type { CallContext } from '#src/kernel/context.ts';
import { parseDecimal } from '#src/kernel/decimal.ts';
import { saveChange } from '#src/records/records.ts';
import { invoiceEntity } from './invoice.entity.ts';
import type { InvoiceRow } from './invoice.model.ts';
import { describeOpen } from './invoiceAmounts.ts';

/** Changes what is open of a locked invoice by an amount in cents, and its status with it. */
export async function changeOpenAmount(
  invoice: InvoiceRow,
  change: bigint,
  action: 'OFFSET' | 'PAYMENT' | 'REFUND' | 'WRITE_OFF',
  context: CallContext,
  note: string | null = null,
): Promise<InvoiceRow> {
  const values = describeOpen(parseDecimal(invoice.openUSD, 2) + change, invoice.totalUSD);
  return saveChange(invoiceEntity, invoice, { values, action, note }, context);
}
