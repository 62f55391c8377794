import { Op } from 'sequelize';
import type { CallContext } from '#src/kernel/context.ts';
import { searchFieldsFor, visibilityWhere } from '#src/kernel/entity.ts';
import { parseFilters } from '#src/records/filters.ts';
import { findStoredScope } from './findStoredScope.ts';
import { reviewEntity as entity } from './review.entity.ts';
import { ReviewModel } from './review.model.ts';
import type { ReviewView } from './review.present.ts';

/** The most helpful one is looked for among so many of the newest, so that its search has a bounded cost. */
const CANDIDATES = 100;
const FOUR_STARS = 80;

/**
 * The critical reviews, of four stars or fewer, that the mixed list begins with: the most helpful one that the company answered, else the
 * newest, and the newest other one. What visitors see is kept until something published changes.
 */
export async function loadCriticalReviews(filters: Record<string, unknown>, context: CallContext): Promise<ReviewView[]> {
  const scope = findStoredScope(filters);
  if (scope === null || context.actor.person !== null || context.db.isTransaction) return chooseCriticalReviews(filters, context);
  const { json } = await context.published.findPage(`critical reviews ${scope}`, async () => ({
    json: JSON.stringify(await chooseCriticalReviews(filters, context)),
    headers: {},
  }));
  const reviews: ReviewView[] = JSON.parse(json);
  return reviews;
}

async function chooseCriticalReviews(filters: Record<string, unknown>, { db, actor }: CallContext): Promise<ReviewView[]> {
  const visible = visibilityWhere(entity.policy, actor);
  if (visible === null) return [];
  const matching = parseFilters(filters, searchFieldsFor(entity.fields, actor));
  const candidates = await db.find(ReviewModel, {
    where: { [Op.and]: [visible, matching, { rating: { [Op.lte]: FOUR_STARS } }] },
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
  const ids = [second, seventh].flatMap((one) => one?.id ?? []);
  if (ids.length === 0) return [];
  const rows = await db.find(ReviewModel, { where: { id: ids } });
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => entity.present(row, actor)));
}
