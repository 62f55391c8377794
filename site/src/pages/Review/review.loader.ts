import type { LoaderFunctionArgs } from 'react-router-dom';
import { placeScope } from '#src/reviews/placeScope.ts';
import { sides } from '#src/reviews/sides.ts';
import { shownReview, type ShownReview } from '#src/reviews/ShownReview.ts';
import { found } from '#src/shared/found.ts';
import { notFound } from '#src/shared/notFound.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';

/** What the page of one review shows. */
export interface ReviewData {
  review: ShownReview;
  photos: { id: string; url: string; alt: string }[];
  /** Kind of journey, from the shared list. */
  tripTypes: string[];
  /** Ratings of single sides of the journey, 20 to 100. */
  subRatings: { side: string; rating: number }[];
  /** More reviews of the same company, newest first. */
  others: ShownReview[];
}

/** Reads one review and two more of the same company. Only published reviews have a page. */
export async function reviewLoader(args: LoaderFunctionArgs): Promise<ReviewData> {
  const api = args.context.get(apiContext);
  const [{ placeNames }, review] = await Promise.all([
    placeScope(api, args.context.get(settingsContext)),
    found(args, () => api.get('/v3/reviews/{id}', { params: { id: args.params['id'] ?? '' } })),
  ]);
  if (review.status !== 'PUBLISHED') return notFound();
  const body = { filters: { partnerId: review.partnerId }, sortOrders: [{ field: 'reviewedAt', order: 'desc' as const }], limit: 4 };
  const { items } = await api.post('/v3/review_searches', { body });
  return {
    review: shownReview(review, placeNames),
    photos: review.photos.map(({ id, url, ...more }) => ({ id, url, alt: typeof more['alt'] === 'string' ? more['alt'] : '' })),
    tripTypes: review.tripTypes,
    subRatings: sides.flatMap(({ side }) => {
      const rating = review.subRatings?.[side];
      return rating ? [{ side, rating }] : [];
    }),
    others: items
      .filter(({ id }) => id !== review.id)
      .slice(0, 3)
      .map((one) => shownReview(one, placeNames)),
  };
}
