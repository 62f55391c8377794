import { findVisibleOrNull } from '#src/records/records.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { latestToday } from '#src/kernel/today.ts';
import { salesRecordingEntity } from './salesRecording.entity.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { selectAgentOfPartner } from './saleChecks.sql.ts';
import { unknownReference } from '#src/kernel/reference.ts';

const DAY_MS = 86_400_000;

type Dates = Pick<SalesRecordingRow, 'bookedOn' | 'travelStart' | 'travelEnd'>;
type Amounts = Pick<SalesRecordingRow, 'lines' | 'nonCommissionableUSD'>;
type LinkedSale = Pick<SalesRecordingRow, 'type' | 'tripMatchId' | 'linkedRecordingId'>;

/** The day commission is due: 30 days after the start of travel. */
export function computeDueOn(travelStart: string): string {
  return new Date(Date.parse(travelStart) + 30 * DAY_MS).toISOString().slice(0, 10);
}

/** Throws 422 for a booking date in the future and for a trip that ends before it starts. */
export function checkDates({ bookedOn, travelStart, travelEnd }: Dates): void {
  if (bookedOn > latestToday()) throw fieldFailure('/bookedOn', 'tooBig', 'Must be today or earlier');
  if (travelEnd < travelStart) throw fieldFailure('/travelEnd', 'tooSmall', 'Must not be before travelStart');
}

/** Throws 422 if the amount without commission contradicts the lines, from which it is computed. */
export function checkNonCommissionable(sent: number | undefined, { lines, nonCommissionableUSD }: Amounts): void {
  if (sent === undefined || lines.length === 0 || sent === Number(nonCommissionableUSD)) return;
  const message = `With lines, this is their sum without commission: ${nonCommissionableUSD}. Change the lines, or leave this out`;
  throw fieldFailure('/nonCommissionableUSD', 'notAllowed', message);
}

/** Throws 422 for an agent of another company. */
export async function checkAgent(agentId: string, partnerId: string, { db }: CallContext): Promise<void> {
  if (!(await db.first(selectAgentOfPartner, { agentId, partnerId })))
    throw unknownReference('/agentId', 'Choose an agent of the partner of this match');
}

/** The booking that an addition, reduction or cancellation names, which must be of the same match; null for a booking. */
export async function checkLinked(
  { type, tripMatchId, linkedRecordingId }: LinkedSale,
  context: CallContext,
): Promise<SalesRecordingRow | null> {
  if (type === 'BOOKING') {
    if (linkedRecordingId !== null)
      throw fieldFailure('/linkedRecordingId', 'notAllowed', 'A booking cannot be linked to another recording');
    return null;
  }
  if (linkedRecordingId === null)
    throw fieldFailure('/linkedRecordingId', 'required', `Give the id of the booking that this ${type} belongs to`);
  const booking = await findVisibleOrNull(salesRecordingEntity, linkedRecordingId, context);
  if (booking?.type !== 'BOOKING' || booking.status === 'VOID' || booking.tripMatchId !== tripMatchId) {
    throw unknownReference('/linkedRecordingId', 'Give the id of a booking of the same trip match');
  }
  return booking;
}
