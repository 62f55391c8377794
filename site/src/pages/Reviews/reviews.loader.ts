import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchReviews, REVIEWS_PAGE_SIZE, type ReviewScope } from '#src/reviews/fetchReviews.ts';
import { loadPlaceScope } from '#src/reviews/loadPlaceScope.ts';
import { parseReviewQuery, type ReviewQuery } from '#src/reviews/reviewQuery.ts';
import type { ReviewSlice } from '#src/reviews/reviewSearch.ts';
import { loadOrRedirect } from '#src/shared/loadOrRedirect.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Data that the list of reviews starts with. */
export interface ReviewsData {
  scope: ReviewScope;
  first: ReviewSlice;
}

/** Loads the slice of reviews in the URL; 404 for an unknown company. */
export async function reviewsLoader(args: LoaderFunctionArgs): Promise<ReviewsData> {
  const { request, context } = args;
  const api = context.get(apiContext);
  const query: ReviewQuery = parseReviewQuery(new URL(request.url).searchParams);
  const [places, company] = await Promise.all([
    loadPlaceScope(context),
    query.company ? loadOrRedirect(args, () => api.get('/v2/companies/{id}', { params: { id: query.company } })) : null,
  ]);
  const scope: ReviewScope = { ...places, company: company && { id: company.id, slug: company.slug, name: company.title } };
  const offset = (query.page - 1) * REVIEWS_PAGE_SIZE;
  return { scope, first: await fetchReviews(api, query, scope, { offset, withCounts: true }) };
}
