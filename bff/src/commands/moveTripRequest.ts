import type { BodyOf, contract, TripRequestStatus } from '@farwend/api-contract';
import { findSeen, findToChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { tripRequestEntity } from '#src/entities/tripRequests/tripRequest.entity.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { possibleMoves } from '#src/entities/tripRequests/tripRequest.present.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { takeTripRequestStep } from './takeTripRequestStep.ts';

type Body = BodyOf<typeof contract.tripRequests.setStatus>;

const REOPEN_MS = 90 * 24 * 3600 * 1000;

/** PUT …/status: one move of the state machine, by whoever may make it; its matches follow. */
export async function moveTripRequest(id: string, body: Body, context: CallContext): Promise<TripRequestRow> {
  const row = await findSeen(tripRequestEntity, id, context);
  if (context.ifMatch !== null || body.version !== undefined) await checkVersion(id, body, context);
  const moves = possibleMoves(row, context.actor).filter((move) => !isTooLateToReopen(row, move.to, context));
  const { reasonCode } = chooseMove(row.status, body.status, moves, body.reasonCode);
  if (body.status === 'DUPLICATE' && body.duplicateOfId !== undefined) await checkOther(body.duplicateOfId, row, context);
  if (row.status === 'BOOKED' && body.status === 'CANCELLED' && reasonCode !== 'CORRECTION') await checkCancellation(row, context);
  const at = body.effectiveAt === undefined ? new Date() : new Date(body.effectiveAt);
  const { resumeOn, duplicateOfId, question } = body;
  return takeTripRequestStep(
    row,
    { status: body.status, reasonCode, note: body.note ?? null, at, resumeOn, duplicateOfId },
    context,
    question,
  );
}

/** Travellers reopen within 90 days of the end. */
function isTooLateToReopen(row: TripRequestRow, to: TripRequestStatus, { actor }: CallContext): boolean {
  return (
    actor.person?.personType === 'traveler' &&
    to === 'SCREENING' &&
    row.closedAt !== null &&
    Date.now() - row.closedAt.getTime() > REOPEN_MS
  );
}

async function checkVersion(id: string, body: Body, context: CallContext): Promise<void> {
  const anyone = { ...tripRequestEntity, policy: { ...tripRequestEntity.policy, changes: () => true } };
  await findToChange(anyone, id, context, body.version);
}

async function checkOther(otherId: string, row: TripRequestRow, context: CallContext): Promise<void> {
  const other = otherId === row.id ? null : await findSeen(tripRequestEntity, otherId, context).catch(() => null);
  if (!other) throw fieldFailure('/duplicateOfId', 'unknown', 'Name another trip request by its id');
}

/** A booked journey is called off with its money settled: a sales recording of the type CANCELLATION. */
async function checkCancellation(row: TripRequestRow, { sequelize, transaction }: CallContext): Promise<void> {
  const found = await preparedQuery(
    sequelize,
    'tripRequest.cancellation',
    `SELECT 1 FROM sales_recordings WHERE trip_request_id = $1 AND type = 'CANCELLATION' AND status <> 'VOID' LIMIT 1`,
    [row.id],
    transaction,
  );
  if (found.length > 0) return;
  throw new Failure('transition.notAllowed', {
    message: 'A booked request is cancelled with a sales recording of the type CANCELLATION. Record that first.',
    allowedTransitions: [],
  });
}
