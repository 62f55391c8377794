import type { SalesRecordingStatus, SalesRecordingType } from '@farwend/api-contract';
import type { SalesLineRow } from './salesRecording.model.ts';
import { decimal, divideHalfUp, parseDecimal } from '#src/kernel/decimal.ts';

/** The input of a booking or an addition. Amounts are decimal strings: money with at most two places, the exchange rate with eight, the percentage with two. */
export interface SaleFacts {
  /** The sign is ignored. */
  grossAmount: string;
  /** US dollars for one unit of the currency. */
  usdPerUnit: string;
  /** Used only if there are no lines. */
  nonCommissionableUSD: string;
  lines: readonly SaleLine[];
  commissionRatePct: string;
}

type SaleLine = Pick<SalesLineRow, 'amountUSD' | 'commissionable'>;

/** The derived amounts; negative for a REDUCTION or CANCELLATION, except `nonCommissionableUSD`. */
export interface SaleAmounts {
  grossAmount: string;
  /** The exchange rate with six places, for servers of the release before. */
  fxRate: string;
  grossUSD: string;
  nonCommissionableUSD: string;
  commissionableUSD: string;
  commissionRatePct: string;
  commissionUSD: string;
}

/** Computes the amounts of a booking or an addition, rounded half up to cents. Null if the non-commissionable amount exceeds the gross amount. */
export function computeSaleAmounts(facts: SaleFacts): SaleAmounts | null {
  const gross = magnitude(parseDecimal(facts.grossAmount, 2));
  const fx = parseDecimal(facts.usdPerUnit, 8);
  const grossUSD = divideHalfUp(gross * fx, 100_000_000n);
  const stated = facts.lines.length > 0 ? sumNonCommissionable(facts.lines) : facts.nonCommissionableUSD;
  const nonCommissionable = parseDecimal(stated, 2);
  if (nonCommissionable < 0n || nonCommissionable > grossUSD) return null;
  const commissionable = grossUSD - nonCommissionable;
  const rate = parseDecimal(facts.commissionRatePct, 2);
  return {
    grossAmount: decimal(gross, 2),
    fxRate: decimal(divideHalfUp(fx, 100n), 6),
    grossUSD: decimal(grossUSD, 2),
    nonCommissionableUSD: decimal(nonCommissionable, 2),
    commissionableUSD: decimal(commissionable, 2),
    commissionRatePct: decimal(rate, 2),
    commissionUSD: decimal(divideHalfUp(commissionable * rate, 10_000n), 2),
  };
}

/** The sum of the lines without commission, as a decimal string. */
export function sumNonCommissionable(lines: readonly SaleLine[]): string {
  const sum = lines.filter((line) => !line.commissionable).reduce((total, line) => total + parseDecimal(line.amountUSD, 2), 0n);
  return decimal(sum, 2);
}

/** The statuses in which a recording counts for what was earned; the same list stands in `selectBalance`. */
const earnedStatuses: readonly SalesRecordingStatus[] = ['CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED'];

/** Whether a recording in this status counts for what was earned. */
export function isEarned(status: SalesRecordingStatus): boolean {
  return earnedStatuses.includes(status);
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

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
