import type { BodyOf, contract, TripRequestStatus } from '@farwend/api-contract';
import { checkVersion } from '#src/records/checkVersion.ts';
import { findVisible } from '#src/records/records.ts';
import { checkTransition } from '#src/records/checkTransition.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { allowedTransitions } from './tripRequest.policy.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { checkOriginal } from './checkOriginal.ts';
import { moveLockedTripRequest } from './moveLockedTripRequest.ts';
import { selectCancellation } from './moveTripRequest.sql.ts';

type Body = BodyOf<typeof contract.tripRequests.setStatus>;

const REOPEN_MS = 90 * 24 * 3600 * 1000;

/** PUT …/status: one transition of the state machine; the matches follow. */
export async function moveTripRequest(id: string, body: Body, context: CallContext): Promise<TripRequestRow> {
  const row = await findVisible(tripRequestEntity, id, context);
  checkVersion(row, body.version, context);
  const transitions = allowedTransitions(row, context.actor).filter(({ to }) => !isTooLateToReopen(row, to, context));
  const { reasonCode } = checkTransition(row.status, body.status, transitions, body.reasonCode);
  if (body.duplicateOfId !== undefined) {
    if (body.status !== 'DUPLICATE') throw fieldFailure('/duplicateOfId', 'notAllowed', 'Only a DUPLICATE names its original');
    await checkOriginal(body.duplicateOfId, row.id, context);
  }
  if (body.status === 'NEEDS_INFO' && body.question === undefined && reasonCode !== 'CORRECTION')
    throw fieldFailure('/question', 'required', 'Write what the traveler is asked');
  if (row.status === 'BOOKED' && body.status === 'CANCELLED' && reasonCode !== 'CORRECTION') await checkCancellation(row, context);
  const at = body.effectiveAt === undefined ? new Date() : new Date(body.effectiveAt);
  const { resumeOn, duplicateOfId, question } = body;
  const move = { status: body.status, reasonCode, note: body.note ?? null, at, resumeOn, duplicateOfId, question };
  return moveLockedTripRequest(row, move, context);
}

/** Travelers can reopen a request within 90 days of its end. */
function isTooLateToReopen(row: TripRequestRow, to: TripRequestStatus, { actor }: CallContext): boolean {
  return (
    actor.person?.personType === 'traveler' &&
    to === 'SCREENING' &&
    row.closedAt !== null &&
    Date.now() - row.closedAt.getTime() > REOPEN_MS
  );
}

/** Cancelling a booked request needs a sales recording of the type CANCELLATION. */
async function checkCancellation(row: TripRequestRow, { db }: CallContext): Promise<void> {
  if (await db.first(selectCancellation, { id: row.id })) return;
  throw new Failure('transition.notAllowed', {
    message: 'Submit a sales recording of the type CANCELLATION first; then this booked request can be cancelled.',
    allowedTransitions: [],
  });
}
