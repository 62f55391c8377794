import type { BodyOf, contract, TripRequestStatus } from '@farwend/api-contract';
import { findSeen, findToChange, saveChange } from '#src/calls/records.ts';
import { chooseMove } from '#src/calls/transitions.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { tripRequestEntity } from './tripRequest.entity.ts';
import type { TripRequestRow } from './tripRequest.model.ts';
import { possibleMoves } from './tripRequest.present.ts';

type Body = BodyOf<typeof contract.tripRequests.setStatus>;

const ends: readonly TripRequestStatus[] = ['CLOSED_LOST', 'CANCELLED', 'REJECTED', 'DUPLICATE', 'EXPIRED', 'COMPLETED'];
const REOPEN_MS = 90 * 24 * 3600 * 1000;

/** PUT …/status: one move of the state machine, by whoever may make it. */
export async function moveTripRequest(id: string, body: Body, context: CallContext): Promise<TripRequestRow> {
  const row = await findSeen(tripRequestEntity, id, context);
  if (context.ifMatch !== null || body.version !== undefined) await checkVersion(id, body, context);
  const moves = possibleMoves(row, context.actor).filter((move) => !isTooLateToReopen(row, move.to, context));
  const { reasonCode } = chooseMove(row.status, body.status, moves, body.reasonCode);
  if (body.status === 'DUPLICATE' && body.duplicateOfId !== undefined) await checkOther(body.duplicateOfId, row, context);
  const values = { ...stamps(row, body), statusReasonCode: reasonCode, statusNote: body.note ?? null };
  return saveChange(
    tripRequestEntity,
    row,
    { values, kind: 'STATUS', note: body.note ?? null, action: `${row.status} → ${body.status}`, details: { reasonCode } },
    context,
  );
}

/** What a move writes besides its reason: the moment it happened, and where a held request came from. */
function stamps(row: TripRequestRow, body: Body): Partial<TripRequestRow> {
  const at = body.effectiveAt === undefined ? new Date() : new Date(body.effectiveAt);
  const isEnd = ends.includes(body.status);
  return {
    status: body.status,
    statusChangedAt: at,
    heldFrom: body.status === 'ON_HOLD' ? row.status : null,
    resumeOn: body.status === 'ON_HOLD' ? (body.resumeOn ?? null) : null,
    closedAt: isEnd ? at : null,
    ...(body.status === 'PENDING' ? { submittedAt: row.submittedAt ?? at, editableUntil: new Date(at.getTime() + 48 * 3600 * 1000) } : {}),
    ...(body.status === 'QUALIFIED' ? { qualifiedAt: row.qualifiedAt ?? at } : {}),
    ...(body.status === 'MATCHED' ? { firstMatchedAt: row.firstMatchedAt ?? at } : {}),
    ...(body.status === 'PLANNING' ? { introducedAt: row.introducedAt ?? at } : {}),
    ...(body.status === 'BOOKED' ? { bookedAt: row.bookedAt ?? at } : {}),
    ...(body.status === 'CLOSED_LOST' ? { lostReasonCode: body.reasonCode ?? null, lostNote: body.note ?? null } : {}),
    ...(body.status === 'DUPLICATE' ? { duplicateOfId: body.duplicateOfId ?? null } : {}),
  };
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
