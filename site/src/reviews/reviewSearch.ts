import type { Rating, RatingsAggregation } from './rating.ts';
import { ratingOf } from './rating.ts';
import type { ReviewQuery, ReviewSort } from './reviewQuery.ts';
import type { ShownReview } from './ShownReview.ts';
import { sortOrdersOf, type SortOrder } from './sortOrders.ts';

/** What was found so far of one search, in its order. */
export interface FoundReviews {
  /** Where in the whole list it begins; 0 unless the address asked for a later page. */
  start: number;
  /** Where the next part begins. */
  offset: number;
  ids: readonly string[];
  /** How many there are on the server. */
  total: number;
}

/** The counts of every rating for one search, whatever rating is chosen. */
export interface Counts {
  ratingsAggregation: RatingsAggregation;
  total: number;
}

/** Everything the list of reviews knows. */
export interface ReviewSearchState {
  /** A part is on its way. */
  loading: boolean;
  /** What went wrong with the last part; null: nothing. */
  error: string | null;
  sort: ReviewSort;
  selectedStarLevel: ReviewQuery['rating'];
  sortOrders: readonly SortOrder[];
  /** Every review met, once. */
  reviews: Readonly<Record<string, ShownReview>>;
  /** Found without a rating, by id of the search. */
  searches: Readonly<Record<string, FoundReviews>>;
  /** Found with a rating, by id of the search and rating. */
  filteredSearches: Readonly<Record<string, Readonly<Partial<Record<Rating, FoundReviews>>>>>;
  /** Counts by id of the search, its order left out. */
  counts: Readonly<Record<string, Counts>>;
}

/** One part of a search as it arrived. */
export interface ReviewPart {
  query: ReviewQuery;
  /** Where it begins: 0 replaces what was found, more is put behind it. */
  offset: number;
  items: readonly ShownReview[];
  total: number;
  /** The counts that came with it. */
  counts?: Counts | undefined;
}

/** What happens to the list. */
export type ReviewSearchEvent =
  | { type: 'asked'; query: ReviewQuery }
  | { type: 'arrived'; part: ReviewPart; isShown: boolean }
  | { type: 'failed'; message: string }
  | { type: 'shown'; query: ReviewQuery }
  | { type: 'voted'; id: string; helpful: boolean };

/** The list before anything arrived. */
export const emptyReviewSearch: ReviewSearchState = {
  loading: false,
  error: null,
  sort: 'relevance',
  selectedStarLevel: null,
  sortOrders: sortOrdersOf('relevance'),
  reviews: {},
  searches: {},
  filteredSearches: {},
  counts: {},
};

/** The list after one event. */
export function reviewSearch(state: ReviewSearchState, event: ReviewSearchEvent): ReviewSearchState {
  switch (event.type) {
    case 'asked':
      return { ...state, ...chosenBy(event.query), loading: true, error: null };
    case 'shown':
      return { ...state, ...chosenBy(event.query), loading: false, error: null };
    case 'failed':
      return { ...state, loading: false, error: event.message };
    case 'voted': {
      const review = state.reviews[event.id];
      if (!review) return state;
      const helpfulCount = Math.max(0, review.helpfulCount + (event.helpful ? 1 : -1));
      return { ...state, reviews: { ...state.reviews, [event.id]: { ...review, helpfulCount } } };
    }
    case 'arrived': {
      const kept = keepPart(state, event.part);
      return event.isShown ? { ...kept, loading: false, error: null } : kept; // something else was chosen meanwhile
    }
  }
}

/** What was found for a query so far; undefined: it was not asked yet. */
export function foundFor({ searches, filteredSearches }: ReviewSearchState, query: ReviewQuery): FoundReviews | undefined {
  const id = searchId(query);
  return query.rating === null ? searches[id] : filteredSearches[id]?.[ratingOf(query.rating)];
}

/** The counts for a query, if they arrived. */
export function countsFor({ counts }: ReviewSearchState, query: ReviewQuery): Counts | undefined {
  return counts[countsId(query)];
}

function chosenBy({ sort, rating }: ReviewQuery) {
  return { sort, selectedStarLevel: rating, sortOrders: sortOrdersOf(sort) };
}

function keepPart(state: ReviewSearchState, { query, offset, items, total, counts }: ReviewPart): ReviewSearchState {
  const id = searchId(query);
  const before = foundFor(state, query);
  const known = before && offset > 0 && offset >= before.start && offset <= before.offset ? before : undefined;
  const ids = items.map((review) => review.id);
  const found: FoundReviews = {
    start: known?.start ?? offset,
    offset: Math.max(known?.offset ?? 0, offset + items.length),
    ids: [...new Set([...(known?.ids ?? []), ...ids])],
    total,
  };
  const rating = query.rating === null ? null : ratingOf(query.rating);
  return {
    ...state,
    reviews: { ...state.reviews, ...Object.fromEntries(items.map((review) => [review.id, review])) },
    ...(rating === null
      ? { searches: { ...state.searches, [id]: found } }
      : { filteredSearches: { ...state.filteredSearches, [id]: { ...state.filteredSearches[id], [rating]: found } } }),
    ...(counts ? { counts: { ...state.counts, [countsId(query)]: counts } } : {}),
  };
}

function searchId({ sort, ...query }: ReviewQuery): string {
  return JSON.stringify([countsId({ sort, ...query }), sort]);
}

function countsId({ words, place, company }: ReviewQuery): string {
  return JSON.stringify([words, place, company]);
}
