import { buildReviewQuotes, type ReviewQuote } from '#src/content/buildReviewQuotes.ts';
import type { RelatedReview } from '#src/content/contentTypes.ts';

/** An itinerary, as far as a review can be about it or like it. */
interface Journey {
  id: string;
  primaryLocationId: string | null;
  /** Names of its places by id. */
  places: ReadonlyMap<string, string>;
}

/** Quotes of those who made the journey, else of those who made another one there; each says which. */
export function buildJourneyQuotes(reviews: readonly RelatedReview[], { id, primaryLocationId, places }: Journey): ReviewQuote[] {
  const told = reviews.flatMap((review) => {
    if (review.itineraryId === id) return [{ review, journey: 'Made this journey' }];
    const place = review.locationIds.map((one) => places.get(one)).find((name) => name !== undefined);
    if (place !== undefined) return [{ review, journey: `Made another journey in ${place}` }];
    const isThere = primaryLocationId !== null && review.locationIds.includes(primaryLocationId);
    return isThere ? [{ review, journey: 'Made another journey there' }] : [];
  });
  return told.slice(0, 3).flatMap(({ review, journey }) => buildReviewQuotes([review]).map((quote) => ({ ...quote, journey })));
}
