import type { SalesRecordingType } from '@farwend/api-contract';
import { decimal, divideHalfUp, units } from './decimal.ts';

/** What a sale is told with. Amounts are decimal texts: money with two places at most, the rate of exchange with six, the rate in percent with two. */
export interface SaleFacts {
  type: SalesRecordingType;
  /** Its sign does not matter: the type says which way the money goes. */
  grossAmount: string;
  /** US dollars for one unit of the currency. */
  fxRate: string;
  /** Taken only where there are no lines. */
  nonCommissionableUSD: string;
  lines: readonly { amountUSD: string; commissionable: boolean }[];
  commissionRatePct: string;
}

/** What follows from it; amounts of a REDUCTION or CANCELLATION are negative, `nonCommissionableUSD` never. */
export interface SaleAmounts {
  grossAmount: string;
  fxRate: string;
  grossUSD: string;
  nonCommissionableUSD: string;
  commissionableUSD: string;
  commissionRatePct: string;
  commissionUSD: string;
}

/** Exact amounts of a sale, rounded half-up to cents where they must be. Null when more is without commission than was sold. */
export function saleAmounts(facts: SaleFacts): SaleAmounts | null {
  const sign = isTakenBack(facts.type) ? -1n : 1n;
  const gross = magnitude(units(facts.grossAmount, 2));
  const fx = units(facts.fxRate, 6);
  const grossUSD = divideHalfUp(gross * fx, 1_000_000n);
  const free = facts.lines.length > 0 ? sum(facts.lines.filter((line) => !line.commissionable)) : units(facts.nonCommissionableUSD, 2);
  if (free < 0n || free > grossUSD) return null;
  const commissionable = grossUSD - free;
  const rate = units(facts.commissionRatePct, 2);
  const commission = divideHalfUp(commissionable * rate, 10_000n);
  return {
    grossAmount: decimal(sign * gross, 2),
    fxRate: decimal(fx, 6),
    grossUSD: decimal(sign * grossUSD, 2),
    nonCommissionableUSD: decimal(free, 2),
    commissionableUSD: decimal(sign * commissionable, 2),
    commissionRatePct: decimal(rate, 2),
    commissionUSD: decimal(sign * commission, 2),
  };
}

/** Whether a recording takes money back. */
export function isTakenBack(type: SalesRecordingType): boolean {
  return type === 'REDUCTION' || type === 'CANCELLATION';
}

/** How a payment of the commission stands: `paidUSD` is all that came so far. */
export function paymentOf(commissionUSD: string, paidUSD: string): 'WHOLE' | 'PART' | 'TOO_MUCH' {
  const [due, paid] = [units(commissionUSD, 2), units(paidUSD, 2)];
  if (paid === due) return 'WHOLE';
  const wrongWay = paid !== 0n && paid < 0n !== due < 0n;
  return wrongWay || magnitude(paid) > magnitude(due) ? 'TOO_MUCH' : 'PART';
}

function sum(lines: readonly { amountUSD: string }[]): bigint {
  return lines.reduce((total, line) => total + units(line.amountUSD, 2), 0n);
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
