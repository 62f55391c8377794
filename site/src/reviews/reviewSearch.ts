import type { Rating, RatingsAggregation } from './rating.ts';
import { convertToRating } from './rating.ts';
import type { ReviewQuery, ReviewSort } from './reviewQuery.ts';
import type { DisplayedReview } from './DisplayedReview.ts';
import { buildSortOrders, type SortOrder } from './sortOrders.ts';

/** Results of one search loaded so far, in order. */
export interface ReviewSearchResult {
  /** Offset of the first loaded review; above 0 if the URL asked for a later page. */
  start: number;
  /** Offset of the next slice. */
  offset: number;
  ids: readonly string[];
  /** Number of matching reviews on the server. */
  total: number;
}

/** Number of reviews per rating for one search, regardless of the rating filter. */
export interface ReviewCounts {
  ratingsAggregation: RatingsAggregation;
  total: number;
}

/** State of the review list. */
export interface ReviewSearchState {
  /** Whether a slice is being loaded. */
  loading: boolean;
  /** Error of the last request; null if it succeeded. */
  error: string | null;
  sort: ReviewSort;
  selectedStarLevel: ReviewQuery['rating'];
  sortOrders: readonly SortOrder[];
  /** Loaded reviews by id. */
  reviews: Readonly<Record<string, DisplayedReview>>;
  /** Results without a rating filter, by search id. */
  searches: Readonly<Record<string, ReviewSearchResult>>;
  /** Results with a rating filter, by search id and rating. */
  filteredSearches: Readonly<Record<string, Readonly<Partial<Record<Rating, ReviewSearchResult>>>>>;
  /** Counts by search, regardless of its sort order. */
  counts: Readonly<Record<string, ReviewCounts>>;
}

/** A loaded slice of a search. */
export interface ReviewSlice {
  query: ReviewQuery;
  /** 0 replaces the results, a higher offset appends to them. */
  offset: number;
  items: readonly DisplayedReview[];
  total: number;
  /** Counts, if requested. */
  counts?: ReviewCounts | undefined;
}

/** Event of the review list. `isCurrent`: the slice is of the query that is displayed. */
export type ReviewSearchEvent =
  | { type: 'requested'; query: ReviewQuery }
  | { type: 'received'; slice: ReviewSlice; isCurrent: boolean }
  | { type: 'failed'; message: string }
  | { type: 'shown'; query: ReviewQuery };

/** State before anything is loaded. */
export const emptyReviewSearch: ReviewSearchState = {
  loading: false,
  error: null,
  sort: 'relevance',
  selectedStarLevel: null,
  sortOrders: buildSortOrders('relevance'),
  reviews: {},
  searches: {},
  filteredSearches: {},
  counts: {},
};

/** Reducer of the review list. */
export function reviewSearch(state: ReviewSearchState, event: ReviewSearchEvent): ReviewSearchState {
  switch (event.type) {
    case 'requested':
      return { ...state, ...selectionOf(event.query), loading: true, error: null };
    case 'shown':
      return { ...state, ...selectionOf(event.query), loading: false, error: null };
    case 'failed':
      return { ...state, loading: false, error: event.message };
    case 'received': {
      const next = storeSlice(state, event.slice);
      return event.isCurrent ? { ...next, loading: false, error: null } : next; // otherwise another query is still loading
    }
  }
}

/** Finds the results of a query; undefined if not loaded yet. */
export function findSearchResult({ searches, filteredSearches }: ReviewSearchState, query: ReviewQuery): ReviewSearchResult | undefined {
  const id = buildSearchId(query);
  return query.rating === null ? searches[id] : filteredSearches[id]?.[convertToRating(query.rating)];
}

/** Finds the counts of a query; undefined if not loaded yet. */
export function findCounts({ counts }: ReviewSearchState, query: ReviewQuery): ReviewCounts | undefined {
  return counts[buildCountsId(query)];
}

function selectionOf({ sort, rating }: ReviewQuery) {
  return { sort, selectedStarLevel: rating, sortOrders: buildSortOrders(sort) };
}

function storeSlice(state: ReviewSearchState, { query, offset, items, total, counts }: ReviewSlice): ReviewSearchState {
  const id = buildSearchId(query);
  const stored = findSearchResult(state, query);
  const previous = stored && offset > 0 && offset >= stored.start && offset <= stored.offset ? stored : undefined;
  const ids = items.map((review) => review.id);
  const result: ReviewSearchResult = {
    start: previous?.start ?? offset,
    offset: Math.max(previous?.offset ?? 0, offset + items.length),
    ids: [...new Set([...(previous?.ids ?? []), ...ids])],
    total,
  };
  const rating = query.rating === null ? null : convertToRating(query.rating);
  return {
    ...state,
    reviews: { ...state.reviews, ...Object.fromEntries(items.map((review) => [review.id, review])) },
    ...(rating === null
      ? { searches: { ...state.searches, [id]: result } }
      : { filteredSearches: { ...state.filteredSearches, [id]: { ...state.filteredSearches[id], [rating]: result } } }),
    ...(counts ? { counts: { ...state.counts, [buildCountsId(query)]: counts } } : {}),
  };
}

function buildSearchId({ sort, ...query }: ReviewQuery): string {
  return JSON.stringify([buildCountsId({ sort, ...query }), sort]);
}

function buildCountsId({ searchText, place, company }: ReviewQuery): string {
  return JSON.stringify([searchText, place, company]);
}
