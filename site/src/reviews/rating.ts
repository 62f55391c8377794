import { cutStars } from '@farwend/api-contract/rules';

/** Numbers of stars, best first. */
export const stars = [5, 4, 3, 2, 1] as const;
/** One to five stars. */
export type Stars = (typeof stars)[number];

/** Rating in the API: 20 per star. */
export type Rating = 20 | 40 | 60 | 80 | 100;
/** Number of reviews per rating. */
export type RatingsAggregation = Record<`${Rating}`, number>;

const ratings = { 1: 20, 2: 40, 3: 60, 4: 80, 5: 100 } as const;

/** Converts a number of stars to a rating of the API. */
export function convertToRating(count: Stars): Rating {
  return ratings[count];
}

/** Formats a number of stars: “5 stars”, “1 star”. */
export function formatStars(count: Stars): string {
  return count === 1 ? '1 star' : `${count} stars`;
}

/** Builds the rows of a histogram, best rating first. */
export function buildHistogramRows(counts: RatingsAggregation): { value: string; label: string; count: number }[] {
  return stars.map((star) => ({ value: String(star), label: formatStars(star), count: counts[`${convertToRating(star)}`] }));
}

/** Computes the average number of stars with one decimal; 0 without reviews. */
export function computeAverageStars({ ratingsAggregation: counts }: { ratingsAggregation: RatingsAggregation }): number {
  const rows = stars.map((star) => ({ star, count: counts[`${convertToRating(star)}`] }));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const points = rows.reduce((sum, { star, count }) => sum + star * count, 0);
  return total === 0 ? 0 : cutStars(points / total);
}
