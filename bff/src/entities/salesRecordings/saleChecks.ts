import type { SalesRecordingType } from '@farwend/api-contract';
import { findSeen } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { units } from './decimal.ts';
import { isTakenBack } from './salesAmounts.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';

const DAY = 86_400_000;
const AHEAD_OF_UTC = 14 * 3_600_000; // where on earth the next day begins first

type Dates = Pick<SalesRecordingRow, 'bookedOn' | 'travelStart' | 'travelEnd'>;
type Money = Pick<SalesRecordingRow, 'currencyCode' | 'fxRate'>;
type Linked = Pick<SalesRecordingRow, 'type' | 'tripMatchId' | 'linkedRecordingId' | 'grossUSD'> & { id: string | null };

/** The day commission is due: 30 days after the start of travel. */
export function dueOn(travelStart: string): string {
  return new Date(Date.parse(travelStart) + 30 * DAY).toISOString().slice(0, 10);
}

/** Refuses a sale of tomorrow, and a journey that ends before it begins. */
export function checkDates({ bookedOn, travelStart, travelEnd }: Dates, now = Date.now()): void {
  const latest = new Date(now + AHEAD_OF_UTC).toISOString().slice(0, 10);
  if (bookedOn > latest) throw fieldFailure('/bookedOn', 'tooBig', 'Must be today or earlier');
  if (travelEnd < travelStart) throw fieldFailure('/travelEnd', 'tooSmall', 'Must not be before travelStart');
}

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Refuses a currency there is not, and a rate of exchange from dollars to dollars. */
export function checkCurrency({ currencyCode, fxRate }: Money): void {
  if (!currencies.has(currencyCode)) throw fieldFailure('/currencyCode', 'notAllowed', 'Use the code of a currency, like EUR');
  if (currencyCode === 'USD' && units(fxRate, 6) !== 1_000_000n) throw fieldFailure('/fxRate', 'notAllowed', 'Must be 1 for US dollars');
}

/** Refuses an agent of another company. */
export async function checkAgent(agentId: string, partnerId: string, { sequelize, transaction }: CallContext): Promise<void> {
  const text = 'SELECT 1 FROM agents WHERE id = $1 AND partner_id = $2';
  const found = await preparedQuery(sequelize, 'sale.agentOfPartner', text, [agentId, partnerId], transaction);
  if (found.length === 0) throw fieldFailure('/agentId', 'unknown', 'Name an agent of the partner of this match');
}

/** What an addition, reduction or cancellation must say: the booking of the same match, and no more back than was sold. */
export async function checkLinked(sale: Linked, context: CallContext): Promise<void> {
  const { type, linkedRecordingId } = sale;
  if (type === 'BOOKING') {
    if (linkedRecordingId !== null) throw fieldFailure('/linkedRecordingId', 'notAllowed', 'A booking belongs to no other recording');
    return;
  }
  if (linkedRecordingId === null) throw fieldFailure('/linkedRecordingId', 'required', `Name the booking that this ${type} belongs to`);
  const booking = await findSeen(salesRecordingEntity, linkedRecordingId, context).catch(() => null);
  if (booking?.type !== 'BOOKING' || booking.status === 'VOID' || booking.tripMatchId !== sale.tripMatchId) {
    throw fieldFailure('/linkedRecordingId', 'unknown', 'Name a booking of the same trip match');
  }
  if (isTakenBack(type)) await checkLeft(sale, booking.id, context);
}

/** The booking is locked, so two cancellations at once do not take back more than there is. */
async function checkLeft(sale: Linked & { type: SalesRecordingType }, bookingId: string, context: CallContext): Promise<void> {
  const [row] = await preparedQuery<{ left: string }>(
    context.sequelize,
    'sale.left',
    selectLeft,
    [bookingId, sale.id],
    context.transaction,
  );
  const [left, back] = [units(row?.left ?? '0', 2), -units(sale.grossUSD, 2)];
  if (back > left) throw fieldFailure('/grossAmount', 'tooBig', `Only ${row?.left ?? 0} US dollars of this booking are left to take back`);
}

const selectLeft = `
  SELECT coalesce(sum(gross_usd), 0)::numeric(14,2)::text AS left FROM sales_recordings
  WHERE (id = $1 OR linked_recording_id = $1) AND status <> 'VOID' AND id IS DISTINCT FROM $2::uuid`;
