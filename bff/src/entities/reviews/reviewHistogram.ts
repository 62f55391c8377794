import type { contract, ReplyOf } from '@farwend/api-contract';
import { fn, col, Op } from 'sequelize';
import { seenBy } from '#src/calls/entity.ts';
import { whereOf } from '#src/calls/filters.ts';
import { wordsWhere } from '#src/calls/lists.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import { type Answer, type CallContext, ok } from '#src/http/handler.ts';
import { stored } from '#src/http/storedAnswer.ts';
import { reviewEntity as entity } from './review.entity.ts';
import { plainFilters } from './reviewFilters.ts';

type Histogram = ReplyOf<typeof contract.reviews.histograms>;
interface RatingCount {
  rating: number;
  count: number;
}

/** Counts are kept for all reviews, each company, each partner and each place; other filters are counted. */
const keptScopes = ['companyId', 'partnerId', 'locationId'];
const ALL = '00000000-0000-0000-0000-000000000000';
const ratings = [20, 40, 60, 80, 100];

/** How many published reviews there are of each rating, for everybody the same; kept in memory where counts are kept. */
export async function reviewHistogram(filters: Record<string, unknown>, context: CallContext): Promise<Answer<Histogram>> {
  refuseRating(filters);
  const scope = keptScope(filters);
  if (!scope) return ok(histogramOf(await counted(filters, context)));
  const read = async () => ({ answer: JSON.stringify(histogramOf(await keptCounts(scope, context))), headers: {} });
  const { answer } = await (context.transaction ? read() : context.published.findPage(`histogram ${scope}`, read));
  return stored(answer, null);
}

function refuseRating(filters: Record<string, unknown>): void {
  if ('rating' in filters) {
    const message = 'A histogram counts every rating: leave rating out of its filters.';
    throw new Failure('query.unknownField', {
      message,
      errors: [{ pointer: '/filters/rating', field: 'rating', code: 'unknown', message }],
    });
  }
}

function histogramOf(found: readonly RatingCount[]): Histogram {
  const counts = new Map(found.map(({ rating, count }) => [rating, count]));
  const countOf = (rating: number) => counts.get(rating) ?? 0;
  const total = ratings.reduce((sum, rating) => sum + countOf(rating), 0);
  const points = ratings.reduce((sum, rating) => sum + rating * countOf(rating), 0);
  const average = total === 0 ? 0 : points / total;
  return {
    ratingsAggregation: { '20': countOf(20), '40': countOf(40), '60': countOf(60), '80': countOf(80), '100': countOf(100) },
    total,
    average: Math.round(average * 100) / 100,
    averageStars: Math.round(average / 2) / 10,
  };
}

function keptScope(filters: Record<string, unknown>): string | null {
  const [first, ...others] = Object.entries(filters).filter(([, value]) => value !== undefined);
  if (!first) return ALL;
  const [name, value] = first;
  const id = typeof value === 'object' && value !== null && 'eq' in value && Object.keys(value).length === 1 ? value.eq : value;
  if (others.length > 0 || !keptScopes.includes(name) || typeof id !== 'string' || id === ALL) return null;
  return /^[0-9a-f-]{36}$/.test(id) ? id : null;
}

/** Not from a replica: what is kept until the next change must not be older than the last. */
function keptCounts(scope: string, { sequelize, transaction }: CallContext): Promise<RatingCount[]> {
  return preparedQuery(sequelize, 'reviews.counts', 'SELECT rating, count FROM review_counts WHERE scope_id = $1', [scope], transaction);
}

async function counted(filters: Record<string, unknown>, context: CallContext): Promise<RatingCount[]> {
  const plain = plainFilters(filters);
  const published = seenBy(entity.policy, { ...context.actor, person: null, kinds: ['anonymous'], via: 'none' });
  const where = { [Op.and]: [published ?? {}, whereOf(plain.filters, entity.fields), wordsWhere(entity, plain.q, context)] };
  const found = await entity
    .model(context)
    .unscoped()
    .findAll({
      attributes: ['rating', [fn('count', col('id')), 'count']],
      where,
      group: ['rating'],
      raw: true,
    });
  return found.map((row) => ({ rating: Number(Reflect.get(row, 'rating')), count: Number(Reflect.get(row, 'count')) }));
}
