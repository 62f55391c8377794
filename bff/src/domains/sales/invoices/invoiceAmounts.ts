import type { InvoiceStatus } from '@farwend/api-contract';
import { decimal, divideHalfUp, parseDecimal } from '#src/kernel/decimal.ts';
import type { InvoiceLineRow } from './invoice.model.ts';

/** The sum of lines, in cents. */
export function sumLines(lines: readonly InvoiceLineRow[]): bigint {
  return lines.reduce((total, { amountUSD }) => total + parseDecimal(amountUSD, 2), 0n);
}

/** Tax on a net amount in cents, rounded once. */
export function computeTax(net: bigint, taxRatePct: string): bigint {
  return divideHalfUp(net * parseDecimal(taxRatePct, 2), 10_000n);
}

/** The columns that say what is open, in cents, of a total. */
export function describeOpen(open: bigint, totalUSD: string): { openUSD: string; status: InvoiceStatus } {
  const openUSD = decimal(open, 2);
  if (open === 0n) return { openUSD, status: 'PAID' };
  return { openUSD, status: openUSD === totalUSD ? 'ISSUED' : 'PARTLY_PAID' };
}
