import { findVisible } from '#src/records/records.ts';
import { type TripRequestRow, TripRequestModel } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { tripMatchEntity } from './tripMatch.entity.ts';
import { type TripMatchRow, TripMatchModel } from './tripMatch.model.ts';
import { selectRequestId } from './lockTripMatch.sql.ts';

/** A locked match and its locked request. The request is always locked first, so that concurrent moves cannot deadlock. */
export interface LockedMatch {
  row: TripMatchRow;
  request: TripRequestRow;
}

/** Locks the match with this id and its request. Throws 404 if the caller cannot see the match. */
export async function lockTripMatch(id: string, context: CallContext): Promise<LockedMatch> {
  if (!isId(id)) throw notFound();
  const { db } = context;
  const match = await db.first(selectRequestId, { id });
  if (!match) throw notFound();
  const request = await lockTripRequest(match.request_id, context);
  return { request, row: await findVisible(tripMatchEntity, id, context) };
}

/** Locks a request without checking who may see it. Its matches change their status only under this lock. */
export async function lockTripRequest(id: string, { db }: CallContext): Promise<TripRequestRow> {
  const request = await db.byId(TripRequestModel, id);
  if (!request) throw notFound();
  return request;
}

/** The matches of a locked request. */
export async function findMatchesOfRequest(requestId: string, { db }: CallContext): Promise<TripMatchRow[]> {
  return db.find(TripMatchModel, { where: { tripRequestId: requestId }, order: [['rank', 'ASC']] });
}
