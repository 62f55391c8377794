import { decimal, parseDecimal } from '#src/kernel/decimal.ts';
import { formatDollars } from '#src/domains/sales/mails/formatDollars.ts';
import type { PartnerStatement } from './loadPartnerStatement.ts';

/** An amount of a reply in cents. */
export function toCents(dollars: number): bigint {
  return parseDecimal(dollars.toFixed(2), 2);
}

/** An amount in cents as mails and papers show it. */
export function formatCents(cents: bigint): string {
  return formatDollars(decimal(cents, 2));
}

/** The entries with what the partner owes after each of them, in cents. */
export function addBalances({ openingUSD, entries }: PartnerStatement): (PartnerStatement['entries'][number] & { balance: bigint })[] {
  let balance = toCents(openingUSD);
  return entries.map((entry) => {
    balance += toCents(entry.receivableUSD);
    return { ...entry, balance };
  });
}
