import type { SalesRecordingType } from '@farwend/api-contract';
import { decimal, divideHalfUp, parseDecimal } from '#src/kernel/decimal.ts';

/** The input of a sale. Amounts are decimal strings: money with at most two places, the exchange rate with six, the percentage with two. */
export interface SaleFacts {
  type: SalesRecordingType;
  /** The sign is ignored: the type determines it. */
  grossAmount: string;
  /** US dollars for one unit of the currency. */
  fxRate: string;
  /** Used only if there are no lines. */
  nonCommissionableUSD: string;
  lines: readonly { amountUSD: string; commissionable: boolean }[];
  commissionRatePct: string;
}

/** The derived amounts; negative for a REDUCTION or CANCELLATION, except `nonCommissionableUSD`. */
export interface SaleAmounts {
  grossAmount: string;
  fxRate: string;
  grossUSD: string;
  nonCommissionableUSD: string;
  commissionableUSD: string;
  commissionRatePct: string;
  commissionUSD: string;
}

/** Computes the amounts of a sale, rounded half up to cents. Null if the non-commissionable amount exceeds the gross amount. */
export function computeSaleAmounts(facts: SaleFacts): SaleAmounts | null {
  const sign = isRefund(facts.type) ? -1n : 1n;
  const gross = magnitude(parseDecimal(facts.grossAmount, 2));
  const fx = parseDecimal(facts.fxRate, 6);
  const grossUSD = divideHalfUp(gross * fx, 1_000_000n);
  const nonCommissionable =
    facts.lines.length > 0 ? sumLines(facts.lines.filter((line) => !line.commissionable)) : parseDecimal(facts.nonCommissionableUSD, 2);
  if (nonCommissionable < 0n || nonCommissionable > grossUSD) return null;
  const commissionable = grossUSD - nonCommissionable;
  const rate = parseDecimal(facts.commissionRatePct, 2);
  const commission = divideHalfUp(commissionable * rate, 10_000n);
  return {
    grossAmount: decimal(sign * gross, 2),
    fxRate: decimal(fx, 6),
    grossUSD: decimal(sign * grossUSD, 2),
    nonCommissionableUSD: decimal(nonCommissionable, 2),
    commissionableUSD: decimal(sign * commissionable, 2),
    commissionRatePct: decimal(rate, 2),
    commissionUSD: decimal(sign * commission, 2),
  };
}

/** Whether a recording returns money to the traveler. */
export function isRefund(type: SalesRecordingType): boolean {
  return type === 'REDUCTION' || type === 'CANCELLATION';
}

/** Whether the commission is paid in full, in part, or in excess. `paidUSD`: the total paid so far. */
export function classifyPayment(commissionUSD: string, paidUSD: string): 'FULL' | 'PARTIAL' | 'EXCESS' {
  const [due, paid] = [parseDecimal(commissionUSD, 2), parseDecimal(paidUSD, 2)];
  if (paid === due) return 'FULL';
  const hasWrongSign = paid !== 0n && paid < 0n !== due < 0n;
  return hasWrongSign || magnitude(paid) > magnitude(due) ? 'EXCESS' : 'PARTIAL';
}

function sumLines(lines: readonly { amountUSD: string }[]): bigint {
  return lines.reduce((total, line) => total + parseDecimal(line.amountUSD, 2), 0n);
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
