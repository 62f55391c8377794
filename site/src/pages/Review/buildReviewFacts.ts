import type { Fact } from '@farwend/design-system';
import { journeyText } from '#src/reviews/journeyText.ts';
import type { ShownReview } from '#src/reviews/ShownReview.ts';
import { sideTexts } from '#src/reviews/sides.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What can be checked about a review, for its margin. */
export function reviewFacts(
  review: ShownReview,
  { tripTypes, subRatings }: { tripTypes: readonly string[]; subRatings: readonly { side: string; rating: number }[] },
): Fact[] {
  const journey = journeyText(review);
  return [
    { name: 'Journey', value: journey },
    { name: 'Kind', value: tripTypes.map(plainWords).join(', ') },
    { name: 'Travelled', value: review.travelledFrom ? month.format(new Date(review.travelledFrom)) : '' },
    { name: 'Planned by', value: review.companyName },
    {
      name: 'Checked',
      value: review.verified ? 'Booked here, completed' : 'Not tied to a booking here',
      ...(review.verified ? { note: 'We hold the journey this was written about.' } : {}),
    },
    ...subRatings.map(({ side, rating }) => ({ name: sideTexts.get(side) ?? side, value: `${rating / 20} of 5` })),
  ].filter(({ value }) => value !== '');
}

/** `FOOD_WINE` as “Food, wine”. */
function plainWords(key: string): string {
  const words = key.toLowerCase().split('_').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
