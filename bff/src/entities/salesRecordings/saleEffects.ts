import { talkingTripMatchStatuses, type TripMatchStatus } from '@farwend/api-contract';
import { findSeen, saveChange } from '#src/calls/records.ts';
import { bySystem } from '#src/commands/bySystem.ts';
import { moveTripMatchAsSystem } from '#src/commands/moveTripMatch.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { tripMatchEntity } from '#src/entities/tripMatches/tripMatch.entity.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { hasProof } from './salesDocuments.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';

const known: readonly TripMatchStatus[] = [...talkingTripMatchStatuses, 'BOOKED', 'COMPLETED'];

/** A sale is submitted with its proof, and only of a match whose people know each other; what follows a booking also after its end. */
export async function checkSubmission(row: SalesRecordingRow, context: CallContext): Promise<void> {
  const match = await findSeen(tripMatchEntity, row.tripMatchId, bySystem(context));
  const fits = known.includes(match.status) || (row.type !== 'BOOKING' && match.status === 'CANCELLED');
  if (!fits) throw refusal(`The match is ${match.status}. A sale can be submitted from the introduction on.`);
  if (!(await hasProof(row.id, context))) throw refusal('Link an INVOICE or CONTRACT document that is available, then submit.');
}

/** Books the match of a confirmed booking, and gives it the days of travel. */
export async function bookMatch(row: SalesRecordingRow, context: CallContext): Promise<void> {
  const asSystem = bySystem(context);
  const match = await findSeen(tripMatchEntity, row.tripMatchId, asSystem);
  const isBooked = match.status === 'BOOKED' || match.status === 'COMPLETED';
  const booked = isBooked
    ? match
    : await moveTripMatchAsSystem(match.id, { status: 'BOOKED', note: `Sale ${row.reference} confirmed` }, asSystem);
  if (!booked) throw refusal(`The match is ${match.status} and cannot be booked. Put that right first.`);
  await saveChange(tripMatchEntity, booked, { values: { travelStart: row.travelStart, travelEnd: row.travelEnd } }, asSystem);
}

/** A sale is cancelled by a CANCELLATION that says what goes back. */
export async function checkCancellation(row: SalesRecordingRow, { sequelize, transaction }: CallContext): Promise<void> {
  const found = await preparedQuery(sequelize, 'sale.cancellationOf', selectCancellation, [row.id], transaction);
  if (found.length === 0) throw refusal('Record a CANCELLATION that is linked to this recording and submit it, then cancel.');
}

const selectCancellation = `
  SELECT 1 FROM sales_recordings WHERE linked_recording_id = $1 AND type = 'CANCELLATION' AND status NOT IN ('DRAFT', 'VOID') LIMIT 1`;

/** Adds a confirmed sale to what the primary traveller of the request is worth, or takes it off. */
export async function countSale(row: SalesRecordingRow, times: 1 | -1, { sequelize, transaction }: CallContext): Promise<void> {
  const trips = row.type === 'BOOKING' ? times : row.type === 'CANCELLATION' ? -times : 0;
  const value = Math.round(Number(row.grossUSD)) * times;
  await preparedQuery(sequelize, 'sale.countForTraveler', addToTraveler, [row.tripRequestId, trips, value], transaction);
}

const addToTraveler = `
  UPDATE travelers SET trip_count = greatest(0, trip_count + $2), lifetime_value_usd = greatest(0, lifetime_value_usd + $3)
  WHERE id = (SELECT (m ->> 'travelerId')::uuid FROM trip_requests r, jsonb_array_elements(r.travelers) m
    WHERE r.id = $1 AND (m ->> 'isPrimary')::boolean LIMIT 1)`;

function refusal(message: string): Failure {
  return new Failure('transition.notAllowed', { message, allowedTransitions: [] });
}
