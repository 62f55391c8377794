import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { api } from '#src/shared/api.ts';
import { fetchReviews, REVIEWS_PAGE_SIZE, type ReviewScope } from './fetchReviews.ts';
import type { ReviewQuery } from './reviewQuery.ts';
import { findCounts, emptyReviewSearch, findSearchResult, reviewSearch, type ReviewSlice, type ReviewSearchState } from './reviewSearch.ts';

/** The list as the visitor left it, restored on Back or Forward. */
let lastState: ReviewSearchState | undefined;

/** Loads the reviews for the query in the URL; results loaded before are shown again without a request. */
export function useReviewSearch(query: ReviewQuery, scope: ReviewScope, firstSlice: ReviewSlice, isReturning: boolean) {
  const [state, dispatch] = useReducer(reviewSearch, firstSlice, (slice) => createInitialState(slice, isReturning));
  const id = JSON.stringify(query);
  const firstOffset = (query.page - 1) * REVIEWS_PAGE_SIZE;
  const currentId = useRef(id);

  const load = async (offset: number) => {
    const requestedId = id;
    const isCurrent = () => currentId.current === requestedId;
    dispatch({ type: 'requested', query });
    try {
      const slice = await fetchReviews(api, query, scope, { offset, withCounts: findCounts(state, query) === undefined });
      dispatch({ type: 'received', slice, isCurrent: isCurrent() });
    } catch (error) {
      if (isCurrent()) dispatch({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };
  const result = findSearchResult(state, query);
  const show = useEffectEvent(() => {
    currentId.current = id;
    if (result && firstOffset >= result.start && firstOffset <= result.offset) dispatch({ type: 'shown', query });
    else load(firstOffset).catch(() => undefined); // the list shows the error
  });
  useEffect(() => show(), [id]);
  useEffect(() => {
    lastState = state;
  }, [state]);

  return {
    state,
    result,
    counts: findCounts(state, query),
    reviews: result?.ids.flatMap((reviewId) => state.reviews[reviewId] ?? []) ?? [],
    more: () => load(result?.offset ?? 0),
    retry: () => void load(firstOffset).catch(() => undefined),
  };
}

/** Starts from the list as the visitor left it if they return to it, otherwise from the slice the page came with. */
function createInitialState(slice: ReviewSlice, isReturning: boolean): ReviewSearchState {
  if (isReturning && lastState && findSearchResult(lastState, slice.query))
    return reviewSearch(lastState, { type: 'shown', query: slice.query });
  return reviewSearch(reviewSearch(emptyReviewSearch, { type: 'shown', query: slice.query }), { type: 'received', slice, isCurrent: true });
}
