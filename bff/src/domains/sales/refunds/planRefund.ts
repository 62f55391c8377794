import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import type { PaymentRow } from '#src/domains/sales/payments/payment.model.ts';
import type { RefundSource } from './refund.model.ts';

/** Takes an amount, in cents, from credit notes and then from payments, each in its order. `left`: what nothing covers. */
export function planRefund(
  amount: bigint,
  creditNotes: readonly Pick<InvoiceRow, 'id' | 'openUSD'>[],
  payments: readonly Pick<PaymentRow, 'id' | 'unallocatedUSD'>[],
): { sources: RefundSource[]; left: bigint } {
  const credits = [
    ...creditNotes.map(({ id, openUSD }) => ({ invoiceId: id, paymentId: null, credit: -parseDecimal(openUSD, 2) })),
    ...payments.map(({ id, unallocatedUSD }) => ({ invoiceId: null, paymentId: id, credit: parseDecimal(unallocatedUSD, 2) })),
  ];
  let left = amount;
  const sources: RefundSource[] = [];
  for (const { credit, ...source } of credits) {
    const part = credit < left ? credit : left;
    if (part <= 0n) continue;
    sources.push({ ...source, amountUSD: decimal(part, 2) });
    left -= part;
  }
  return { sources, left };
}
