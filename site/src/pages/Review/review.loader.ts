import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPlaceScope } from '#src/reviews/loadPlaceScope.ts';
import { subRatings } from '#src/reviews/subRatings.ts';
import { toDisplayedReview, type DisplayedReview } from '#src/reviews/DisplayedReview.ts';
import { loadOrRedirect } from '#src/shared/loadOrRedirect.ts';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Data of the page of a review. */
export interface ReviewData {
  review: DisplayedReview;
  photos: { id: string; url: string; alt: string }[];
  /** Trip types. */
  tripTypes: string[];
  /** Sub-ratings, 20 to 100. */
  subRatings: { side: string; rating: number }[];
  /** More reviews of the same company, newest first. */
  others: DisplayedReview[];
}

/** Loads a review and up to three more of the same company; 404 unless it is published. */
export async function reviewLoader(args: LoaderFunctionArgs): Promise<ReviewData> {
  const api = args.context.get(apiContext);
  const [{ placeNames }, review] = await Promise.all([
    loadPlaceScope(args.context),
    loadOrRedirect(args, () => api.get('/v3/reviews/{id}', { params: { id: args.params['id'] ?? '' } })),
  ]);
  if (review.status !== 'PUBLISHED') return notFound();
  const body = { filters: { partnerId: review.partnerId }, sortOrders: [{ field: 'reviewedAt', order: 'desc' as const }], limit: 4 };
  const { items } = await api.post('/v3/review_searches', { body });
  return {
    review: toDisplayedReview(review, placeNames),
    photos: review.photos.map(({ id, url, ...more }) => ({ id, url, alt: typeof more['alt'] === 'string' ? more['alt'] : '' })),
    tripTypes: review.tripTypes,
    subRatings: subRatings.flatMap(({ side }) => {
      const rating = review.subRatings?.[side];
      return rating ? [{ side, rating }] : [];
    }),
    others: items
      .filter(({ id }) => id !== review.id)
      .slice(0, 3)
      .map((other) => toDisplayedReview(other, placeNames)),
  };
}
