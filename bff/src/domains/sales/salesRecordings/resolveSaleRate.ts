import { type Actor, is, isSystem } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { decimal, divideHalfUp, parseDecimal } from '#src/kernel/decimal.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { isCurrency } from '#src/domains/sales/exchangeRates/currencies.ts';
import { selectRateOn } from '#src/domains/sales/exchangeRates/exchangeRate.sql.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';

export type SaleRate = Pick<SalesRecordingRow, 'usdPerUnit' | 'fxRateDate' | 'fxSource' | 'fxNote'>;

/** What is said about the rate of a sale that is recorded or changed. */
export interface RateRequest {
  currencyCode: string;
  bookedOn: string;
  /** The rate that the caller sent; undefined: none, or the one the sale has. */
  sentRate: number | undefined;
  fxNote: string | null;
  /** The sale as it is; null for a new one. */
  current: Pick<SalesRecordingRow, 'id' | 'currencyCode' | 'usdPerUnit' | 'fxSource' | 'fxNote'> | null;
}

const PLACES = 8;
const inDollars: SaleRate = { usdPerUnit: null, fxRateDate: null, fxSource: null, fxNote: null };

/** US dollars for one unit of the currency of a sale, as a decimal string. */
export function rateOf({ usdPerUnit, fxRate }: Pick<SalesRecordingRow, 'usdPerUnit' | 'fxRate'>): string {
  return usdPerUnit ?? fxRate;
}

/** Whether a sale of an earlier release was taken at 1 for want of a rate. */
export function hasAssumedRate({
  currencyCode,
  fxSource,
  fxRate,
}: Pick<SalesRecordingRow, 'currencyCode' | 'fxSource' | 'fxRate'>): boolean {
  return currencyCode !== 'USD' && fxSource === null && fxRate === '1.000000';
}

/** The rate of a sale: the newest of the seven days up to the booking, or one that care set and explained. Throws 422 without one. */
export async function resolveSaleRate(request: RateRequest, context: CallContext): Promise<SaleRate> {
  const { currencyCode, sentRate, current } = request;
  if (!isCurrency(currencyCode)) throw fieldFailure('/currencyCode', 'notAllowed', 'Use the code of a currency, like EUR');
  const isSameCurrency = current?.currencyCode === currencyCode;
  const fxNote = isSameCurrency || sentRate !== undefined || request.fxNote !== current?.fxNote ? request.fxNote : null;
  if (currencyCode === 'USD') return checkDollars(sentRate, fxNote);
  const stated = sentRate === undefined ? null : formatRate(sentRate);
  if (fxNote === null) return findDailyRate(request, stated, context);
  if (stated === null && isSameCurrency && current.fxSource === 'OVERRIDE' && current.fxNote === fxNote)
    return { usdPerUnit: current.usdPerUnit, fxRateDate: null, fxSource: 'OVERRIDE', fxNote };
  if (!mayOverride(context.actor))
    throw fieldFailure('/fxNote', 'notAllowed', 'Only traveler care and administrators set another rate. Leave fxRate and fxNote out');
  const usdPerUnit = stated ?? (isSameCurrency ? current.usdPerUnit : null);
  if (usdPerUnit === null) throw fieldFailure('/fxRate', 'required', 'Give the rate that the note explains');
  return { usdPerUnit, fxRateDate: null, fxSource: 'OVERRIDE', fxNote };
}

/** The rate of a take-back: that of its booking. Throws 422 for another currency or rate. */
export function adoptBookingRate({ currencyCode, sentRate, fxNote, current }: RateRequest, booking: SalesRecordingRow): SaleRate {
  if (currencyCode !== booking.currencyCode) {
    const message = `Use ${booking.currencyCode}, the currency of the booking: what is taken back counts at its rate`;
    throw fieldFailure('/currencyCode', 'notAllowed', message);
  }
  const stated = sentRate === undefined ? null : formatRate(sentRate);
  const rate = decimal(parseDecimal(rateOf(booking), PLACES), PLACES);
  if (stated !== null && stated !== rate && stated !== roundToSix(rate))
    throw fieldFailure('/fxRate', 'notAllowed', `The rate of the booking is ${rate}. Leave fxRate out to take it`);
  if (fxNote !== null && fxNote !== booking.fxNote && fxNote !== current?.fxNote)
    throw fieldFailure('/fxNote', 'notAllowed', 'What is taken back counts at the rate of the booking. Leave it out');
  const { usdPerUnit, fxRateDate, fxSource } = booking;
  return { usdPerUnit, fxRateDate, fxSource, fxNote: booking.fxNote };
}

function formatRate(rate: number): string {
  return decimal(parseDecimal(String(rate), PLACES), PLACES);
}

function mayOverride(actor: Actor): boolean {
  return isSystem(actor) || is(actor, 'admin', 'care');
}

function checkDollars(sentRate: number | undefined, fxNote: string | null): SaleRate {
  if (sentRate !== undefined && sentRate !== 1) throw fieldFailure('/fxRate', 'notAllowed', 'Must be 1 for US dollars');
  if (fxNote !== null) throw fieldFailure('/fxNote', 'notAllowed', 'US dollars have no other rate. Leave it out');
  return inDollars;
}

async function findDailyRate({ currencyCode, bookedOn }: RateRequest, stated: string | null, { db }: CallContext): Promise<SaleRate> {
  const rate = await db.first(selectRateOn, { currencyCode, date: bookedOn });
  if (!rate) {
    const message = `There is no exchange rate of ${currencyCode} from the seven days up to ${bookedOn}. An administrator can enter it with POST /v3/exchange_rates; then try again.`;
    throw fieldFailure('/currencyCode', 'unknown', message, 'money.rateMissing');
  }
  if (stated !== null && stated !== rate.usdPerUnit && stated !== roundToSix(rate.usdPerUnit)) {
    const message = `The rate of ${currencyCode} on ${rate.date} is ${rate.usdPerUnit}. Leave fxRate out to take it. Traveler care can set another one with fxNote`;
    throw fieldFailure('/fxRate', 'notAllowed', message);
  }
  return { usdPerUnit: rate.usdPerUnit, fxRateDate: rate.date, fxSource: rate.source, fxNote: null };
}

/** A rate as `fx_rate` has it, written with eight decimals. */
function roundToSix(usdPerUnit: string): string {
  return decimal(divideHalfUp(parseDecimal(usdPerUnit, PLACES), 100n) * 100n, PLACES);
}
