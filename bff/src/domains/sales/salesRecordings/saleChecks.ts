import type { SalesRecordingType } from '@farwend/api-contract';
import { findVisibleOrNull } from '#src/records/records.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { parseDecimal } from '#src/kernel/decimal.ts';
import { isRefund } from './salesAmounts.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { selectAgentOfPartner, selectRemaining } from './saleChecks.sql.ts';

const DAY_MS = 86_400_000;
const MAX_UTC_OFFSET_MS = 14 * 3_600_000; // the first time zone to reach the next day

type Dates = Pick<SalesRecordingRow, 'bookedOn' | 'travelStart' | 'travelEnd'>;
type Amounts = Pick<SalesRecordingRow, 'lines' | 'nonCommissionableUSD'>;
type Money = Pick<SalesRecordingRow, 'currencyCode' | 'fxRate'>;
type LinkedSale = Pick<SalesRecordingRow, 'type' | 'tripMatchId' | 'linkedRecordingId' | 'grossUSD'> & { id: string | null };

/** The day commission is due: 30 days after the start of travel. */
export function computeDueOn(travelStart: string): string {
  return new Date(Date.parse(travelStart) + 30 * DAY_MS).toISOString().slice(0, 10);
}

/** Throws 422 for a booking date in the future and for a trip that ends before it starts. */
export function checkDates({ bookedOn, travelStart, travelEnd }: Dates, now = Date.now()): void {
  const latest = new Date(now + MAX_UTC_OFFSET_MS).toISOString().slice(0, 10);
  if (bookedOn > latest) throw fieldFailure('/bookedOn', 'tooBig', 'Must be today or earlier');
  if (travelEnd < travelStart) throw fieldFailure('/travelEnd', 'tooSmall', 'Must not be before travelStart');
}

/** Throws 422 if the amount without commission contradicts the lines, from which it is computed. */
export function checkNonCommissionable(sent: number | undefined, { lines, nonCommissionableUSD }: Amounts): void {
  if (sent === undefined || lines.length === 0 || sent === Number(nonCommissionableUSD)) return;
  const message = `With lines, this is their sum without commission: ${nonCommissionableUSD}. Change the lines, or leave this out`;
  throw fieldFailure('/nonCommissionableUSD', 'notAllowed', message);
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Throws 422 for an unknown currency and for an exchange rate of US dollars other than 1. */
export function checkCurrency({ currencyCode, fxRate }: Money): void {
  if (!currencies.has(currencyCode)) throw fieldFailure('/currencyCode', 'notAllowed', 'Use the code of a currency, like EUR');
  if (currencyCode === 'USD' && parseDecimal(fxRate, 6) !== 1_000_000n)
    throw fieldFailure('/fxRate', 'notAllowed', 'Must be 1 for US dollars');
}

/** Throws 422 for an agent of another company. */
export async function checkAgent(agentId: string, partnerId: string, { db }: CallContext): Promise<void> {
  if (!(await db.first(selectAgentOfPartner, { agentId, partnerId })))
    throw fieldFailure('/agentId', 'unknown', 'Choose an agent of the partner of this match');
}

/** Additions, reductions and cancellations must name a booking of the same match and refund no more than remains of it. */
export async function checkLinked(sale: LinkedSale, context: CallContext): Promise<void> {
  const { type, linkedRecordingId } = sale;
  if (type === 'BOOKING') {
    if (linkedRecordingId !== null)
      throw fieldFailure('/linkedRecordingId', 'notAllowed', 'A booking cannot be linked to another recording');
    return;
  }
  if (linkedRecordingId === null)
    throw fieldFailure('/linkedRecordingId', 'required', `Give the id of the booking that this ${type} belongs to`);
  const booking = await findVisibleOrNull(salesRecordingEntity, linkedRecordingId, context);
  if (booking?.type !== 'BOOKING' || booking.status === 'VOID' || booking.tripMatchId !== sale.tripMatchId) {
    throw fieldFailure('/linkedRecordingId', 'unknown', 'Give the id of a booking of the same trip match');
  }
  if (isRefund(type)) await checkRemaining(sale, booking.id, context);
}

/** Throws 422 if more would be refunded than remains of the booking. */
async function checkRemaining(sale: LinkedSale & { type: SalesRecordingType }, bookingId: string, context: CallContext): Promise<void> {
  const [row] = await context.db.run(selectRemaining, { bookingId, saleId: sale.id });
  const remaining = parseDecimal(row?.remaining ?? '0', 2);
  const refunded = -parseDecimal(sale.grossUSD, 2);
  if (refunded > remaining)
    throw fieldFailure('/grossAmount', 'tooBig', `Only ${row?.remaining ?? 0} US dollars of this booking can still be refunded`);
}
