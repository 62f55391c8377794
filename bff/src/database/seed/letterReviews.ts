import { africanLetters } from './data/reviews/africa.data.ts';
import { europeanLetters } from './data/reviews/europe.data.ts';
import { fartherLetters } from './data/reviews/farther.data.ts';
import type { LetterLine } from './data/reviews/letterLine.ts';
import { letterReservations } from './data/reviews/reservations.data.ts';
import { countryOfPlace } from './countryOfPlace.ts';
import { type Random, randomFrom } from './random.ts';
import { REVIEW_MONTHS } from './reviewPlan.ts';
import type { DemoReview } from './reviewRow.ts';
import type { SeedContext } from './seedContext.ts';

const DAY = 86_400_000;

/** The 180 that were written by hand, each some weeks after its journey, over four years. */
export function letterReviews({ time }: SeedContext): DemoReview[] {
  const random = randomFrom(180);
  const lines: readonly LetterLine[] = [...africanLetters, ...europeanLetters, ...fartherLetters, ...letterReservations];
  return lines.map(([location, company, rating, author, from, party, month, title, text, reply = null], index) => {
    const nights = random.whole(7, 13);
    return {
      key: `letter ${index}`,
      company,
      rating,
      author,
      from,
      party,
      title,
      text,
      place: countryOfPlace(location),
      location,
      nights,
      reply,
      isLetter: true,
      reviewedAt: writtenAt(month, nights, index, random, time.now),
    };
  });
}

/** An evening some weeks after a journey in that month, this year or one of the last three. */
function writtenAt(month: number, nights: number, index: number, random: Random, now: Date): Date {
  const gap = random.whole(45, 70) + nights;
  const hour = random.whole(17, 22) * 3_600_000 + random.whole(0, 59) * 60_000;
  const oldest = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - REVIEW_MONTHS, now.getUTCDate() + 3);
  const years = [0, 1, 2, 3, 4].map((back) => Date.UTC(now.getUTCFullYear() - back, month - 1, random.whole(1, 26)) + gap * DAY + hour);
  const possible = years.filter((at) => at < now.getTime() - DAY && at > oldest);
  return new Date(possible[index % possible.length] ?? now.getTime() - 30 * DAY);
}
