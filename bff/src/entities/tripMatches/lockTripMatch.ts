import { findSeen } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { selectById } from '#src/database/rowStatements.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { tripMatchEntity } from './tripMatch.entity.ts';
import type { TripMatchRow } from './tripMatch.model.ts';

/** A match that is about to move, with its request: both locked, the request first, as everybody does who moves either. */
export interface LockedMatch {
  row: TripMatchRow;
  request: TripRequestRow;
}

/** Locks the match the caller sees under this id. */
export async function lockTripMatch(id: string, context: CallContext): Promise<LockedMatch> {
  if (!isId(id)) throw notFound();
  const { sequelize, transaction } = context;
  const [found] = await preparedQuery<{ request_id: string }>(
    sequelize,
    'tripMatch.request',
    'SELECT trip_request_id AS request_id FROM trip_matches WHERE id = $1',
    [id],
    transaction,
  );
  if (!found) throw notFound();
  const request = await lockTripRequest(found.request_id, context);
  return { request, row: await findSeen(tripMatchEntity, id, context) };
}

/** Locks a request, whoever may see it; its matches move only under this lock. */
export async function lockTripRequest(id: string, { sequelize, models, transaction }: CallContext): Promise<TripRequestRow> {
  const request = await selectById<TripRequestRow>(sequelize, models.tripRequests, id, transaction);
  if (!request) throw notFound();
  return request;
}

/** The matches of a locked request. */
export async function matchesOfRequest(requestId: string, { models, transaction }: CallContext): Promise<TripMatchRow[]> {
  const found: unknown[] = await models.tripMatches.findAll({
    where: { tripRequestId: requestId },
    order: [['rank', 'ASC']],
    raw: true,
    transaction,
  });
  return found as TripMatchRow[];
}
