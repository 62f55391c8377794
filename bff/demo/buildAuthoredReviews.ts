import { africanReviews } from './data/reviews/africa.data.ts';
import { europeanReviews } from './data/reviews/europe.data.ts';
import { fartherReviews } from './data/reviews/farther.data.ts';
import type { ReviewData } from './data/reviews/reviewData.ts';
import { criticalReviews } from './data/reviews/reservations.data.ts';
import { findCountryOfPlace } from './findCountryOfPlace.ts';
import { type Random, createRandom } from './random.ts';
import { REVIEW_MONTHS } from './reviewPlan.ts';
import type { DemoReview } from './buildReviewRow.ts';
import type { SeedContext } from './seedContext.ts';

const DAY = 86_400_000;

/** Builds the 180 individually written reviews, each dated some weeks after its trip, over four years. */
export function buildAuthoredReviews({ time }: Pick<SeedContext, 'time'>): DemoReview[] {
  const random = createRandom(180);
  const lines: readonly ReviewData[] = [...africanReviews, ...europeanReviews, ...fartherReviews, ...criticalReviews];
  return lines.map(([location, company, rating, author, from, party, month, title, text, reply = null], index) => {
    const nights = random.integer(7, 13);
    return {
      key: `letter ${index}`,
      company,
      rating,
      author,
      from,
      party,
      title,
      text,
      place: findCountryOfPlace(location),
      location,
      nights,
      reply,
      isAuthored: true,
      reviewedAt: pickReviewDate(month, nights, index, random, time.now),
    };
  });
}

/** An evening some weeks after a trip in that month, this year or in one of the last three. */
function pickReviewDate(month: number, nights: number, index: number, random: Random, now: Date): Date {
  const gap = random.integer(45, 70) + nights;
  const hour = random.integer(17, 22) * 3_600_000 + random.integer(0, 59) * 60_000;
  const oldest = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - REVIEW_MONTHS, now.getUTCDate() + 3);
  const years = [0, 1, 2, 3, 4].map((back) => Date.UTC(now.getUTCFullYear() - back, month - 1, random.integer(1, 26)) + gap * DAY + hour);
  const possible = years.filter((at) => at < now.getTime() - DAY && at > oldest);
  return new Date(possible[index % possible.length] ?? now.getTime() - 30 * DAY);
}
