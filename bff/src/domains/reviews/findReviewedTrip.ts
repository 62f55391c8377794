import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { selectReviewedTrip, type ReviewedTrip } from './findReviewedTrip.sql.ts';

/** The trip of a match; null if there is none. Does not check who may see it. */
export async function findReviewedTrip(matchId: string, { db }: CallContext): Promise<ReviewedTrip | null> {
  if (!isId(matchId)) return null;
  return (await db.first(selectReviewedTrip, { matchId })) ?? null;
}
