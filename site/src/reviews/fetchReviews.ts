import type { Client } from '@farwend/api-contract/client';
import { ratingOf } from './rating.ts';
import type { ReviewQuery } from './reviewQuery.ts';
import type { Counts, ReviewPart } from './reviewSearch.ts';
import { shownReview, type PlaceNames } from './ShownReview.ts';
import { sortOrdersOf } from './sortOrders.ts';

/** How many reviews come at once. */
export const REVIEWS_AT_ONCE = 12;

/** Said when a part of the list could not be had; the specification's words. */
const FETCH_FAILED = 'Error fetching more reviews';

/** What the words of an address stand for on the server. */
export interface ReviewScope {
  /** Countries one can choose, by slug. */
  places: readonly { slug: string; id: string; name: string }[];
  /** Names by id, of every country. */
  placeNames: PlaceNames;
  /** The company whose reviews are shown; null: all. */
  company: { slug: string; id: string; name: string } | null;
}

/** One part of the list; throws an Error of the specification's words when it cannot be had. `withCounts` asks for the histogram too. */
export async function fetchReviews(
  api: Client,
  query: ReviewQuery,
  scope: ReviewScope,
  { offset, withCounts }: { offset: number; withCounts: boolean },
): Promise<ReviewPart> {
  const filters = filtersOf(query, scope);
  const body = {
    filters: { ...filters, ...(query.rating === null ? {} : { rating: ratingOf(query.rating) }) },
    sortOrders: sortOrdersOf(query.sort),
    offset,
    limit: REVIEWS_AT_ONCE,
    ...(query.words ? { q: query.words } : {}),
  };
  try {
    const [found, counts] = await Promise.all([
      api.post('/v3/review_searches', { body }),
      withCounts ? fetchCounts(api, query, filters) : undefined,
    ]);
    return { query, offset, items: found.items.map((one) => shownReview(one, scope.placeNames)), total: found.total, counts };
  } catch (cause) {
    throw new Error(FETCH_FAILED, { cause });
  }
}

async function fetchCounts(api: Client, { words }: ReviewQuery, filters: Record<string, string>): Promise<Counts> {
  const body = { filters: { ...filters, ...(words ? { q: words } : {}) } };
  const { ratingsAggregation, total } = await api.post('/v3/review_histograms', { body });
  return { ratingsAggregation, total };
}

function filtersOf({ place }: ReviewQuery, { places, company }: ReviewScope): Record<string, string> {
  const country = places.find(({ slug }) => slug === place);
  return { ...(country ? { locationId: country.id } : {}), ...(company ? { companyId: company.id } : {}) };
}
