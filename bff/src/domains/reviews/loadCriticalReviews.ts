import { Op } from 'sequelize';
import type { CallContext } from '#src/kernel/context.ts';
import { createActor } from '#src/kernel/actor.ts';
import { searchFieldsFor } from '#src/kernel/entity.ts';
import { parseFilters } from '#src/records/filters.ts';
import { findStoredScope } from './findStoredScope.ts';
import { reviewEntity as entity } from './review.entity.ts';
import { ReviewModel } from './review.model.ts';
import type { ReviewView } from './review.present.ts';

/** The most helpful one is looked for among so many of the newest, so that its search has a bounded cost. */
const CANDIDATES = 100;
const FOUR_STARS = 80;
const noSession = { via: 'none', sessionHandle: null, tokenId: null } as const;

/**
 * The critical reviews, of four stars or fewer, that the mixed list begins with: the most helpful one that the company answered, else the
 * newest, and the newest other one. Everybody's list begins with published ones, so that the choice is kept until something published changes.
 */
export async function loadCriticalReviews(filters: Record<string, unknown>, context: CallContext): Promise<ReviewView[]> {
  const scope = findStoredScope(filters);
  if (scope === null || context.db.isTransaction) return presentReviews(await chooseCriticalReviews(filters, context), context);
  const { json } = await context.published.findPage(`critical reviews ${scope}`, async () => {
    const visitor = { ...context, actor: createActor(null, { ...noSession, deviceId: null, ipHash: context.actor.ipHash }) };
    return { json: JSON.stringify(await presentReviews(await chooseCriticalReviews(filters, visitor), visitor)), headers: {} };
  });
  const reviews: ReviewView[] = JSON.parse(json);
  return context.actor.person === null
    ? reviews
    : presentReviews(
        reviews.map(({ id }) => id),
        context,
      );
}

/** The ids of the chosen reviews, in the order in which they stand. */
async function chooseCriticalReviews(filters: Record<string, unknown>, { db, actor }: CallContext): Promise<string[]> {
  const matching = parseFilters(filters, searchFieldsFor(entity.fields, actor));
  const candidates = await db.find(ReviewModel, {
    where: { [Op.and]: [{ status: 'PUBLISHED' }, matching, { rating: { [Op.lte]: FOUR_STARS } }] },
    only: ['id', 'helpfulCount', 'reply'],
    order: [
      ['reviewedAt', 'DESC'],
      ['id', 'ASC'],
    ],
    limit: CANDIDATES,
  });
  const answered = candidates.filter(({ reply }) => reply?.status === 'PUBLISHED');
  const second = answered.toSorted((a, b) => b.helpfulCount - a.helpfulCount)[0] ?? candidates[0];
  const seventh = candidates.find((one) => one !== second);
  return [second, seventh].flatMap((one) => one?.id ?? []);
}

async function presentReviews(ids: readonly string[], { db, actor }: CallContext): Promise<ReviewView[]> {
  if (ids.length === 0) return [];
  const rows = await db.find(ReviewModel, { where: { id: [...ids] } });
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => entity.present(row, actor)));
}
