import type { CallContext } from '#src/kernel/context.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { adoptBookingRate, type RateRequest, rateOf, resolveSaleRate, type SaleRate } from './resolveSaleRate.ts';
import { buildExceedsFailure, loadBalance } from './saleBalance.ts';
import { computeSaleAmounts, isRefund, type SaleAmounts, sumNonCommissionable } from './salesAmounts.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { computeTakeBack } from './takeBackAmounts.ts';

/** What the amounts of a sale are computed from. */
interface SaleTerms extends RateRequest, Pick<SalesRecordingRow, 'type' | 'lines' | 'commissionRatePct'> {
  /** In the currency; its sign is ignored. */
  grossAmount: string;
  /** Null: of a take-back in proportion, else 0. */
  nonCommissionableUSD: string | null;
  /** The booking that a take-back belongs to. */
  booking: SalesRecordingRow | null;
  /** Whether the sale is confirmed now: then only what is confirmed counts, and problems are those of the status. */
  isConfirmed?: true;
}
type Price = SaleRate & SaleAmounts;

/** The exchange rate of a sale and its exact amounts. Throws 422 if they contradict each other or take back more than remains. */
export async function priceSale(terms: SaleTerms, context: CallContext): Promise<Price> {
  if (isRefund(terms.type) && terms.booking) return priceTakeBack(terms, terms.booking, context);
  const rate = await resolveSaleRate(terms, context);
  const nonCommissionableUSD = terms.nonCommissionableUSD ?? '0';
  const amounts = computeSaleAmounts({ ...terms, nonCommissionableUSD, usdPerUnit: rate.usdPerUnit ?? '1' });
  if (amounts) return { ...rate, ...amounts };
  const field = terms.lines.length > 0 ? '/lines' : '/nonCommissionableUSD';
  throw fieldFailure(field, 'tooBig', 'The non-commissionable amount exceeds the gross amount. Check the amounts and the exchange rate');
}

async function priceTakeBack(terms: SaleTerms, booking: SalesRecordingRow, context: CallContext): Promise<Price> {
  const rate = adoptBookingRate(terms, booking);
  const onlyEarned = terms.isConfirmed === true;
  const remaining = await loadBalance({ bookingId: booking.id, exceptId: terms.current?.id ?? null, onlyEarned }, context);
  const nonCommissionableUSD = terms.lines.length > 0 ? sumNonCommissionable(terms.lines) : terms.nonCommissionableUSD;
  const { commissionRatePct } = booking;
  const amounts = computeTakeBack({ ...terms, nonCommissionableUSD, usdPerUnit: rateOf(booking), commissionRatePct }, remaining);
  if (!('exceeded' in amounts)) return { ...rate, ...amounts };
  const pointer = onlyEarned ? '/status' : amounts.exceeded === 'nonCommissionableUSD' && terms.lines.length > 0 ? '/lines' : undefined;
  throw buildExceedsFailure(amounts.exceeded, remaining, booking.currencyCode, pointer);
}

/** Lines with their amounts as decimal strings. */
export function formatLines(lines: readonly { label: string; amountUSD: number; commissionable: boolean }[]): SalesRecordingRow['lines'] {
  return lines.map((line) => ({ ...line, amountUSD: line.amountUSD.toFixed(2) }));
}
