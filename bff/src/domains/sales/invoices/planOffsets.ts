import { parseDecimal } from '#src/kernel/decimal.ts';
import type { InvoiceRow } from './invoice.model.ts';

type OpenInvoice = Pick<InvoiceRow, 'id' | 'kind' | 'openUSD' | 'correctsInvoiceId'>;

/** So much, in cents, of a credit note against an invoice. */
export interface Offset {
  creditNoteId: string;
  invoiceId: string;
  amount: bigint;
}

/** Sets credit notes against the invoice that they correct while it is open, then against the others in their order. */
export function planOffsets(open: readonly OpenInvoice[]): Offset[] {
  const invoices = open.filter(({ kind }) => kind === 'INVOICE').map(({ id, openUSD }) => ({ id, left: parseDecimal(openUSD, 2) }));
  const offsets: Offset[] = [];
  for (const credit of open.filter(({ kind }) => kind === 'CREDIT_NOTE')) {
    let left = -parseDecimal(credit.openUSD, 2);
    const isCorrected = ({ id }: { id: string }) => id === credit.correctsInvoiceId;
    for (const invoice of [...invoices.filter(isCorrected), ...invoices.filter((one) => !isCorrected(one))]) {
      const amount = left < invoice.left ? left : invoice.left;
      if (amount === 0n) continue;
      offsets.push({ creditNoteId: credit.id, invoiceId: invoice.id, amount });
      invoice.left -= amount;
      left -= amount;
    }
  }
  return offsets;
}
