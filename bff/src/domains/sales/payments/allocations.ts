import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { InvoiceRow } from '#src/domains/sales/invoices/invoice.model.ts';
import type { AllocationRow } from './payment.model.ts';
import { unknownReference } from '#src/kernel/reference.ts';

type SentAllocation = { invoiceId: string; amountUSD: number };

/** The sum of allocations, in cents. */
export function sumAllocations(allocations: readonly AllocationRow[]): bigint {
  return allocations.reduce((total, { amountUSD }) => total + parseDecimal(amountUSD, 2), 0n);
}

/**
 * The allocations as sent. Throws 422 if one settles more than is open of its invoice, counting as open what the payment settled of it
 * before, or if they are more than `available`, in cents.
 */
export function checkAllocations(
  sent: readonly SentAllocation[],
  { invoices, before = [], available }: { invoices: readonly InvoiceRow[]; before?: readonly AllocationRow[]; available: bigint },
): AllocationRow[] {
  const allocations = sent.map(({ invoiceId, amountUSD }, index) => {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (invoice?.kind !== 'INVOICE') throw unknownReference(`/allocations/${index}/invoiceId`, 'The partner has no invoice with this id');
    const settled = sumAllocations(before.filter((one) => one.invoiceId === invoiceId));
    const open = parseDecimal(invoice.openUSD, 2) + settled;
    if (parseDecimal(amountUSD.toFixed(2), 2) > open) {
      const message = `Of ${invoice.number} only ${decimal(open, 2)} US dollars are open`;
      throw fieldFailure(`/allocations/${index}/amountUSD`, 'tooBig', message, 'money.exceedsRemaining');
    }
    return { invoiceId, amountUSD: amountUSD.toFixed(2) };
  });
  const sum = sumAllocations(allocations);
  if (sum <= available) return allocations;
  const message = `There are ${decimal(available, 2)} US dollars to allocate, and these make ${decimal(sum, 2)}`;
  throw fieldFailure('/allocations', 'tooBig', message, 'money.exceedsRemaining');
}

/** So much, in cents, over the invoices in their order, as far as they are open. */
export function allocateInOrder(invoices: readonly InvoiceRow[], amount: bigint): AllocationRow[] {
  let left = amount;
  const allocations: AllocationRow[] = [];
  for (const { id, kind, openUSD } of invoices) {
    const open = kind === 'INVOICE' ? parseDecimal(openUSD, 2) : 0n;
    const part = open < left ? open : left;
    if (part <= 0n) continue;
    allocations.push({ invoiceId: id, amountUSD: decimal(part, 2) });
    left -= part;
  }
  return allocations;
}
