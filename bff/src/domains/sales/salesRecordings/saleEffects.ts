import { introducedTripMatchStatuses, type TripMatchStatus } from '@farwend/api-contract';
import { findForUpdate, findVisible, saveChange } from '#src/records/records.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { moveTripMatchAsSystem } from '#src/domains/trips/tripMatches/moveTripMatch.ts';
import { travelerEntity } from '#src/domains/travelers/travelers/traveler.entity.ts';
import { tripMatchEntity } from '#src/domains/trips/tripMatches/tripMatch.entity.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { hasProof } from './salesDocuments.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';
import { selectCancellation, selectPrimaryTraveler } from './saleEffects.sql.ts';

const submittableStatuses: readonly TripMatchStatus[] = [...introducedTripMatchStatuses, 'BOOKED', 'COMPLETED'];

/** Throws 409 unless the match was introduced and an invoice or contract is linked. Corrections of a booking may follow its cancellation. */
export async function checkSubmission(row: SalesRecordingRow, context: CallContext): Promise<void> {
  const match = await findVisible(tripMatchEntity, row.tripMatchId, withSystemActor(context));
  const isSubmittable = submittableStatuses.includes(match.status) || (row.type !== 'BOOKING' && match.status === 'CANCELLED');
  if (!isSubmittable) throw transitionFailure(`The match is ${match.status}. A sale can be submitted from the introduction on.`);
  if (!(await hasProof(row.id, context))) throw transitionFailure('Link an INVOICE or CONTRACT document that is available, then submit.');
}

/** Books the match of a confirmed booking and copies the travel dates to it. */
export async function bookMatch(row: SalesRecordingRow, context: CallContext): Promise<void> {
  const system = withSystemActor(context);
  const match = await findVisible(tripMatchEntity, row.tripMatchId, system);
  const isBooked = match.status === 'BOOKED' || match.status === 'COMPLETED';
  const booked = isBooked ? match : await moveTripMatchAsSystem(match.id, { status: 'BOOKED', note: 'A sale was confirmed' }, system);
  if (!booked) throw transitionFailure(`The match is ${match.status} and cannot be booked. Correct the match first.`);
  await saveChange(tripMatchEntity, booked, { values: { travelStart: row.travelStart, travelEnd: row.travelEnd } }, system);
}

/** Throws 409 unless a submitted CANCELLATION is linked to the sale. */
export async function checkCancellation(row: SalesRecordingRow, { db }: CallContext): Promise<void> {
  if (!(await db.first(selectCancellation, { id: row.id })))
    throw transitionFailure('Record a CANCELLATION that is linked to this recording and submit it, then cancel.');
}

/** Adds a confirmed sale to the trip count and lifetime value of the primary traveler, or subtracts it. */
export async function countSale(row: SalesRecordingRow, times: 1 | -1, context: CallContext): Promise<void> {
  const primary = await context.db.first(selectPrimaryTraveler, { tripRequestId: row.tripRequestId });
  if (!primary) return;
  const system = withSystemActor(context);
  const traveler = await findForUpdate(travelerEntity, primary.id, system);
  const trips = row.type === 'BOOKING' ? times : row.type === 'CANCELLATION' ? -times : 0;
  const value = Math.round(Number(row.grossUSD)) * times;
  const values = { tripCount: Math.max(0, traveler.tripCount + trips), lifetimeValueUSD: Math.max(0, traveler.lifetimeValueUSD + value) };
  await saveChange(travelerEntity, traveler, { values }, system);
}

function transitionFailure(message: string): Failure {
  return new Failure('transition.notAllowed', { message, allowedTransitions: [] });
}
