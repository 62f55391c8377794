import type { TripMatchRow } from '#src/domains/trips/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { isStaff } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectDueTimeOfMatch, selectDueTimeOfRequest } from './dueTimes.sql.ts';

/** A request that was just changed, with what is due next since; `syncDueTimes` writes past the row in memory. */
export async function withDueTimeOfRequest(row: TripRequestRow, { db, actor }: CallContext): Promise<TripRequestRow> {
  return isStaff(actor) ? { ...row, ...(await db.first(selectDueTimeOfRequest, { id: row.id })) } : row;
}

/** The same of a match. */
export async function withDueTimeOfMatch(row: TripMatchRow, { db }: CallContext): Promise<TripMatchRow> {
  return { ...row, ...(await db.first(selectDueTimeOfMatch, { id: row.id })) };
}
