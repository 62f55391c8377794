import { insertModels, insertRows } from '#src/db/bulkInsert.ts';
import { ReviewModel, type ReviewRow } from '#src/domains/reviews/review.model.ts';
import { buildComposedReviews } from './buildComposedReviews.ts';
import { buildAuthoredReviews } from './buildAuthoredReviews.ts';
import { buildWithheldReviews } from './buildWithheldReviews.ts';
import { demoId } from './demoId.ts';
import { demoImage } from './pictures.seed.ts';
import { choosePicture } from './pictureChoice.ts';
import { type Random, createRandom } from './random.ts';
import type { DemoReview } from './buildReviewRow.ts';
import { buildReviewRow } from './buildReviewRow.ts';
import { VOTES, WITH_PHOTOS } from './reviewPlan.ts';
import type { SeedContext } from './seedContext.ts';

const DAY = 86_400_000;

/** Shown reviews of the last four years, some that wait or were refused, and the votes of readers; the counts follow by themselves. */
export async function seedReviews(context: SeedContext): Promise<void> {
  const random = createRandom(20_260);
  const letters = buildAuthoredReviews(context);
  const shown = shareTimestamp(
    [...letters, ...buildComposedReviews(letters, context)].toSorted((a, b) => a.reviewedAt.getTime() - b.reviewedAt.getTime()),
  );
  const pictured = new Set(selectEvenly(shown, WITH_PHOTOS, ({ isAuthored }) => (isAuthored ? 3 : 1)));
  const votes = distributeVotes(shown);
  const rows = shown.map((review, index) => ({
    ...buildReviewRow(review, index, random, context),
    photos: pictured.has(review) ? pickPhotos(review, random, context) : [],
    helpfulCount: votes[index] ?? 0,
  }));
  const withheld = buildWithheldReviews(context).map((review, index) => ({
    ...buildReviewRow(review, shown.length + index, random, context),
    ...review.withheld,
  }));
  await insertModels(context.db, ReviewModel, [...rows, ...withheld]);
  await insertRows(
    context.db,
    'review_votes',
    rows.flatMap((row) => buildVoteRows(row, context)),
  );
}

/** Five reviews share one moment, over the border between the first page and the second. */
function shareTimestamp(oldestFirst: readonly DemoReview[]): DemoReview[] {
  const middle = oldestFirst.at(-10);
  return oldestFirst.map((review, index) => {
    const place = oldestFirst.length - index;
    return middle && place >= 8 && place <= 12 ? { ...review, reviewedAt: middle.reviewedAt } : review;
  });
}

/** So many of the list, evenly over it, the weighty ones more often. */
function selectEvenly<T>(list: readonly T[], count: number, weightOf: (one: T) => number): T[] {
  const ranked = list.map((one, index) => ({ one, key: ((index * 0.618_033_988) % 1) / weightOf(one) }));
  return ranked
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ one }) => one);
}

function pickPhotos({ location, place, key }: DemoReview, random: Random, context: SeedContext): ReviewRow['photos'] {
  const wanted = Array.from({ length: random.integer(1, 3) }, (_, index) =>
    choosePicture({ key: `${key} ${index}`, place: location, places: [place] }),
  );
  return [...new Set(wanted)].flatMap((name) => {
    if (name === undefined) return [];
    const { id, url } = demoImage(name, 'HERO', context);
    return { id, url };
  });
}

/** How often each was found helpful: a few very often, most never; 3,900 in all. */
function distributeVotes(reviews: readonly DemoReview[]): number[] {
  const ranked = reviews
    .map((review, index) => ({
      index,
      key: ((index * 0.754_877_666) % 1) * (review.isAuthored ? 0.3 : 1) * (review.rating < 80 ? 0.3 : 1),
    }))
    .toSorted((a, b) => a.key - b.key);
  const counts = reviews.map(() => 0);
  let left = VOTES;
  for (const [rank, { index }] of ranked.entries()) {
    const count = rank < 420 ? Math.min(left, Math.round(870 / (rank + 5))) : 0;
    counts[index] = count;
    left -= count;
  }
  const first = ranked[0]?.index ?? 0;
  counts[first] = (counts[first] ?? 0) + left;
  return counts;
}

function buildVoteRows({ id, helpfulCount, reviewedAt }: ReviewRow, { time }: SeedContext) {
  const age = Math.max(DAY / 4, time.now.getTime() - reviewedAt.getTime());
  const first = Number.parseInt(id.slice(0, 6), 16);
  return Array.from({ length: helpfulCount }, (_, index) => ({
    id: demoId('reviewVote', `${id} ${index}`),
    review_id: id,
    device_id: demoId('reader', (first + index) % 1900),
    created_at: new Date(reviewedAt.getTime() + (age * (index + 1)) / (helpfulCount + 1)),
  }));
}
