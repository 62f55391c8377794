import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchReviews, REVIEWS_AT_ONCE, type ReviewScope } from '#src/reviews/fetchReviews.ts';
import { placeScope } from '#src/reviews/placeScope.ts';
import { readReviewQuery, type ReviewQuery } from '#src/reviews/reviewQuery.ts';
import type { ReviewPart } from '#src/reviews/reviewSearch.ts';
import { found } from '#src/shared/found.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';

/** What the list of reviews begins with. */
export interface ReviewsData {
  scope: ReviewScope;
  first: ReviewPart;
}

/** Reads the part of the list that the address asks for; a company that is not there is a page that is not there. */
export async function reviewsLoader(args: LoaderFunctionArgs): Promise<ReviewsData> {
  const { request, context } = args;
  const api = context.get(apiContext);
  const query: ReviewQuery = readReviewQuery(new URL(request.url).searchParams);
  const [places, company] = await Promise.all([
    placeScope(api, context.get(settingsContext)),
    query.company ? found(args, () => api.get('/v2/companies/{id}', { params: { id: query.company } })) : null,
  ]);
  const scope: ReviewScope = { ...places, company: company && { id: company.id, slug: company.slug, name: company.title } };
  const offset = (query.page - 1) * REVIEWS_AT_ONCE;
  return { scope, first: await fetchReviews(api, query, scope, { offset, withCounts: true }) };
}
