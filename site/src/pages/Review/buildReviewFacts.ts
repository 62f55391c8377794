import type { Fact } from '@farwend/design-system';
import { formatJourney } from '#src/reviews/formatJourney.ts';
import type { DisplayedReview } from '#src/reviews/DisplayedReview.ts';
import { subRatingLabels } from '#src/reviews/subRatings.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Builds the facts in the sidebar of a review. */
export function buildReviewFacts(
  review: DisplayedReview,
  { tripTypes, subRatings }: { tripTypes: readonly string[]; subRatings: readonly { side: string; rating: number }[] },
): Fact[] {
  const journey = formatJourney(review);
  return [
    { name: 'Journey', value: journey },
    { name: 'Kind', value: tripTypes.map(formatTripType).join(', ') },
    { name: 'Travelled', value: review.travelledFrom ? month.format(new Date(review.travelledFrom)) : '' },
    { name: 'Planned by', value: review.companyName },
    {
      name: 'Checked',
      value: review.verified ? 'Booked here, completed' : 'Not tied to a booking here',
      ...(review.verified ? { note: 'We hold the journey this was written about.' } : {}),
    },
    ...subRatings.map(({ side, rating }) => ({ name: subRatingLabels.get(side) ?? side, value: `${rating / 20} of 5` })),
  ].filter(({ value }) => value !== '');
}

/** Formats `FOOD_WINE` as “Food, wine”. */
function formatTripType(key: string): string {
  const text = key.toLowerCase().split('_').join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
