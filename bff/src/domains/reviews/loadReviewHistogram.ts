import { type contract, convertToStars, type ReplyOf } from '@farwend/api-contract';
import { Op } from 'sequelize';
import type { Actor } from '#src/kernel/actor.ts';
import { searchFieldsFor, visibilityWhere } from '#src/kernel/entity.ts';
import { parseFilters } from '#src/records/filters.ts';
import { searchWhere } from '#src/records/lists.ts';
import { Failure } from '#src/kernel/failure.ts';
import { type Reply, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { jsonReply } from '#src/kernel/jsonReply.ts';
import { findStoredScope } from './findStoredScope.ts';
import { reviewEntity as entity } from './review.entity.ts';
import { ReviewModel } from './review.model.ts';
import { translateFilters } from './reviewFilters.ts';
import { selectRatingCounts } from './loadReviewHistogram.sql.ts';

type Histogram = ReplyOf<typeof contract.reviews.histograms>;
interface RatingCount {
  rating: number;
  count: number;
}

const ratings = [20, 40, 60, 80, 100];

/** The number of published reviews by rating, the same for every caller. Stored counts are served from the published cache. */
export async function loadReviewHistogram(filters: Record<string, unknown>, context: CallContext): Promise<Reply<Histogram>> {
  rejectRatingFilter(filters);
  const scope = findStoredScope(filters);
  if (!scope) return ok(buildHistogram(await countByRating(filters, context)));
  const read = async () => ({ json: JSON.stringify(buildHistogram(await loadStoredCounts(scope, context))), headers: {} });
  const { json } = await (context.db.isTransaction ? read() : context.published.findPage(`histogram ${scope}`, read));
  return jsonReply(json, null);
}

function rejectRatingFilter(filters: Record<string, unknown>): void {
  if ('rating' in filters) {
    const message = 'A histogram counts every rating. Remove rating from the filters.';
    throw new Failure('query.unknownField', {
      message,
      errors: [{ pointer: '/filters/rating', field: 'rating', code: 'unknown', message }],
    });
  }
}

function buildHistogram(ratingCounts: readonly RatingCount[]): Histogram {
  const counts = new Map(ratingCounts.map(({ rating, count }) => [rating, count]));
  const countOf = (rating: number) => counts.get(rating) ?? 0;
  const total = ratings.reduce((sum, rating) => sum + countOf(rating), 0);
  const points = ratings.reduce((sum, rating) => sum + rating * countOf(rating), 0);
  const average = total === 0 ? 0 : points / total;
  return {
    ratingsAggregation: { '20': countOf(20), '40': countOf(40), '60': countOf(60), '80': countOf(80), '100': countOf(100) },
    total,
    average: Math.round(average * 100) / 100,
    averageStars: convertToStars(average),
  };
}

/** Not from a replica, which may lag behind: the result is cached until the next change. */
function loadStoredCounts(scope: string, { db }: CallContext): Promise<RatingCount[]> {
  return db.run(selectRatingCounts, { scope });
}

async function countByRating(filters: Record<string, unknown>, context: CallContext): Promise<RatingCount[]> {
  const plain = translateFilters(filters);
  const visitor: Actor = { ...context.actor, person: null, kinds: ['anonymous'], via: 'none' };
  const published = visibilityWhere(entity.policy, visitor) ?? {};
  const matching = parseFilters(plain.filters, searchFieldsFor(entity.fields, visitor));
  const where = { [Op.and]: [published, matching, searchWhere(entity, plain.q)] };
  const counts = await context.db.countBy(ReviewModel, 'rating', where, { replica: true });
  return counts.map(({ value, count }) => ({ rating: value, count }));
}
