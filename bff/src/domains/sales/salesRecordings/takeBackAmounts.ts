import { decimal, divideHalfUp, parseDecimal } from '#src/kernel/decimal.ts';
import type { SaleAmounts } from './salesAmounts.ts';

/** What remains of a booking with its additions, after what was taken back already. Money in cents. */
export interface Balance {
  /** In the currency of the booking; null if an addition has another one. */
  grossAmount: bigint | null;
  grossUSD: bigint;
  nonCommissionableUSD: bigint;
  commissionableUSD: bigint;
  commissionUSD: bigint;
}

/** What is taken back from a booking: amounts as decimal strings, whose sign is ignored. */
interface TakeBack {
  grossAmount: string;
  /** US dollars for one unit: the rate of the booking. */
  usdPerUnit: string;
  /** Null: in proportion to what remains. */
  nonCommissionableUSD: string | null;
  /** The commission rate of the booking, percent. */
  commissionRatePct: string;
}

/** The amount of which more would be taken back than remains. */
export type ExceededAmount = 'grossAmount' | 'nonCommissionableUSD';

/**
 * The amounts of a REDUCTION or CANCELLATION, split as what remains is. Gross, non-commissionable and commissionable amount and commission
 * that remain stay 0 or more, and taking back all of the gross amount leaves 0 of each.
 */
export function computeTakeBack(takeBack: TakeBack, remaining: Balance): SaleAmounts | { exceeded: ExceededAmount } {
  const gross = magnitude(parseDecimal(takeBack.grossAmount, 2));
  const rate = parseDecimal(takeBack.usdPerUnit, 8);
  const grossUSD = convertToDollars(gross, rate, remaining);
  if (grossUSD === null) return { exceeded: 'grossAmount' };
  const nonCommissionable =
    takeBack.nonCommissionableUSD === null
      ? shareOf(remaining.nonCommissionableUSD, grossUSD, remaining.grossUSD)
      : parseDecimal(takeBack.nonCommissionableUSD, 2);
  const commissionable = grossUSD - nonCommissionable;
  if (commissionable < 0n || nonCommissionable > remaining.nonCommissionableUSD || commissionable > remaining.commissionableUSD)
    return { exceeded: 'nonCommissionableUSD' };
  const commission = shareOf(remaining.commissionUSD, commissionable, remaining.commissionableUSD);
  return {
    grossAmount: decimal(-gross, 2),
    fxRate: decimal(divideHalfUp(rate, 100n), 6),
    grossUSD: decimal(-grossUSD, 2),
    nonCommissionableUSD: decimal(nonCommissionable, 2),
    commissionableUSD: decimal(-commissionable, 2),
    commissionRatePct: decimal(parseDecimal(takeBack.commissionRatePct, 2), 2),
    commissionUSD: decimal(-commission, 2),
  };
}

/** US dollars at the rate of the booking; what remains if all of it, or a cent of rounding more, is taken back. Null if it is more. */
function convertToDollars(gross: bigint, rate: bigint, remaining: Balance): bigint | null {
  const dollars = divideHalfUp(gross * rate, 100_000_000n);
  if (remaining.grossAmount === null) {
    if (dollars > remaining.grossUSD + 1n) return null;
  } else if (gross > remaining.grossAmount) return null;
  else if (gross === remaining.grossAmount) return atLeastZero(remaining.grossUSD);
  return dollars < remaining.grossUSD ? dollars : atLeastZero(remaining.grossUSD);
}

/** The part of a total, rounded half up to cents; the whole total for the whole. */
function shareOf(total: bigint, part: bigint, whole: bigint): bigint {
  return whole <= 0n || total <= 0n ? 0n : divideHalfUp(total * part, whole);
}

function atLeastZero(value: bigint): bigint {
  return value < 0n ? 0n : value;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
