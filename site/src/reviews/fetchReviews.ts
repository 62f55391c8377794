import type { Client } from '@farwend/api-contract/client';
import { convertToRating } from './rating.ts';
import type { ReviewQuery } from './reviewQuery.ts';
import type { ReviewCounts, ReviewSlice } from './reviewSearch.ts';
import { toDisplayedReview, type PlaceNames } from './DisplayedReview.ts';
import { buildSortOrders } from './sortOrders.ts';

/** Number of reviews per request. */
export const REVIEWS_PAGE_SIZE = 12;

/** Message when loading fails; its text is in the specification. */
const FETCH_FAILED = 'Error fetching more reviews';

/** Records that the slugs in a query refer to. */
export interface ReviewScope {
  /** Countries to choose from. */
  places: readonly { slug: string; id: string; name: string }[];
  /** Names of all countries by id. */
  placeNames: PlaceNames;
  /** Company whose reviews are shown; null for all companies. */
  company: { slug: string; id: string; name: string } | null;
}

/** Loads one slice of the list, and the histogram if `withCounts`. Rejects with an Error whose message may be shown. */
export async function fetchReviews(
  api: Client,
  query: ReviewQuery,
  scope: ReviewScope,
  { offset, withCounts }: { offset: number; withCounts: boolean },
): Promise<ReviewSlice> {
  const filters = buildFilters(query, scope);
  const body = {
    filters: { ...filters, ...(query.rating === null ? {} : { rating: convertToRating(query.rating) }) },
    sortOrders: buildSortOrders(query.sort),
    offset,
    limit: REVIEWS_PAGE_SIZE,
    ...(query.searchText ? { q: query.searchText } : {}),
  };
  try {
    const [page, counts] = await Promise.all([
      api.post('/v3/review_searches', { body }),
      withCounts ? fetchCounts(api, query, filters) : undefined,
    ]);
    return { query, offset, items: page.items.map((review) => toDisplayedReview(review, scope.placeNames)), total: page.total, counts };
  } catch (cause) {
    throw new Error(FETCH_FAILED, { cause });
  }
}

async function fetchCounts(api: Client, { searchText }: ReviewQuery, filters: Record<string, string>): Promise<ReviewCounts> {
  const body = { filters: { ...filters, ...(searchText ? { q: searchText } : {}) } };
  const { ratingsAggregation, total } = await api.post('/v3/review_histograms', { body });
  return { ratingsAggregation, total };
}

function buildFilters({ place }: ReviewQuery, { places, company }: ReviewScope): Record<string, string> {
  const country = places.find(({ slug }) => slug === place);
  return { ...(country ? { locationId: country.id } : {}), ...(company ? { companyId: company.id } : {}) };
}
