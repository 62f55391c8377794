/** The ratings as stars, best first. */
export const stars = [5, 4, 3, 2, 1] as const;
/** One to five stars. */
export type Stars = (typeof stars)[number];

/** A rating as the API counts: 20 for each star. */
export type Rating = 20 | 40 | 60 | 80 | 100;
/** How many reviews there are of each rating. */
export type RatingsAggregation = Record<`${Rating}`, number>;

const ratings = { 1: 20, 2: 40, 3: 60, 4: 80, 5: 100 } as const;

/** The API's rating of so many stars. */
export function ratingOf(count: Stars): Rating {
  return ratings[count];
}

/** “5 stars”, “1 star”. */
export function starsText(count: Stars): string {
  return count === 1 ? '1 star' : `${count} stars`;
}

/** The bars of a histogram, best first. */
export function histogramRows(counts: RatingsAggregation): { value: string; label: string; count: number }[] {
  return stars.map((one) => ({ value: String(one), label: starsText(one), count: counts[`${ratingOf(one)}`] }));
}

/** Average of the counts in stars, one decimal; 0 without reviews. */
export function averageStars({ ratingsAggregation: counts }: { ratingsAggregation: RatingsAggregation }): number {
  const rows = stars.map((one) => ({ one, count: counts[`${ratingOf(one)}`] }));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const points = rows.reduce((sum, { one, count }) => sum + one * count, 0);
  return total === 0 ? 0 : Math.round((points / total) * 10) / 10;
}
