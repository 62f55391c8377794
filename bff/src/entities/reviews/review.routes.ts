import type { contract } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';

export const reviewHandlers: Handlers<typeof contract.reviews> = {
  histogram: async ({ query }, context) => {
    const counts = new Map((await countsOf(query, context)).map(({ rating, count }) => [rating, count]));
    const countOf = (rating: number) => counts.get(rating) ?? 0;
    const total = ratings.reduce((sum, rating) => sum + countOf(rating), 0);
    const points = ratings.reduce((sum, rating) => sum + rating * countOf(rating), 0);
    const average = total === 0 ? 0 : points / total;
    return ok({
      ratingsAggregation: { '20': countOf(20), '40': countOf(40), '60': countOf(60), '80': countOf(80), '100': countOf(100) },
      total,
      average: Math.round(average * 100) / 100,
      averageStars: Math.round(average / 2) / 10,
    });
  },
};

const ratings = [20, 40, 60, 80, 100];

interface RatingCount {
  rating: number;
  count: number;
}

/** Published reviews by rating. Those of a company are few enough to count; all others are kept counted. */
async function countsOf(
  { companyId, partnerId }: { companyId?: string | undefined; partnerId?: string | undefined },
  { sequelize }: CallContext,
): Promise<RatingCount[]> {
  if (companyId === undefined) {
    const text = 'SELECT rating, sum(count)::int AS count FROM review_counts WHERE $1::uuid IS NULL OR partner_id = $1 GROUP BY rating';
    return preparedQuery(sequelize, 'reviews.counts', text, [partnerId ?? null], 'replica');
  }
  const text = `
    SELECT rating, count(*)::int AS count FROM reviews
    WHERE status = 'PUBLISHED' AND company_id = $1 AND ($2::uuid IS NULL OR partner_id = $2) GROUP BY rating`;
  return preparedQuery(sequelize, 'reviews.countsOfCompany', text, [companyId, partnerId ?? null], 'replica');
}
