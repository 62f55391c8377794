import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { api } from '#src/shared/api.ts';
import { fetchReviews, REVIEWS_AT_ONCE, type ReviewScope } from './fetchReviews.ts';
import type { ReviewQuery } from './reviewQuery.ts';
import { countsFor, emptyReviewSearch, foundFor, reviewSearch, type ReviewPart, type ReviewSearchState } from './reviewSearch.ts';

/** The list as it was left, for those who come back to it. */
let left: ReviewSearchState | undefined;

/** The list of reviews for the query of the address: what was read once is shown again without asking. */
export function useReviewSearch(query: ReviewQuery, scope: ReviewScope, first: ReviewPart, isReturn: boolean) {
  const [state, dispatch] = useReducer(reviewSearch, first, (part) => begin(part, isReturn));
  const id = JSON.stringify(query);
  const from = (query.page - 1) * REVIEWS_AT_ONCE;
  const present = useRef(id);

  const load = async (offset: number) => {
    const asked = id;
    const isShown = () => present.current === asked;
    dispatch({ type: 'asked', query });
    try {
      const part = await fetchReviews(api, query, scope, { offset, withCounts: countsFor(state, query) === undefined });
      dispatch({ type: 'arrived', part, isShown: isShown() });
    } catch (error) {
      if (isShown()) dispatch({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };
  const found = foundFor(state, query);
  const show = useEffectEvent(() => {
    present.current = id;
    if (found && from >= found.start && from <= found.offset) dispatch({ type: 'shown', query });
    else load(from).catch(() => undefined); // said in the list
  });
  useEffect(() => show(), [id]);
  useEffect(() => {
    left = state;
  }, [state]);

  return {
    state,
    found,
    counts: countsFor(state, query),
    reviews: found?.ids.flatMap((one) => state.reviews[one] ?? []) ?? [],
    more: () => load(found?.offset ?? 0),
    retry: () => void load(from).catch(() => undefined),
    voted: (reviewId: string, helpful: boolean) => dispatch({ type: 'voted', id: reviewId, helpful }),
  };
}

/** Those who come back find the list as long as they left it. */
function begin(part: ReviewPart, isReturn: boolean): ReviewSearchState {
  if (isReturn && left && foundFor(left, part.query)) return reviewSearch(left, { type: 'shown', query: part.query });
  return reviewSearch(reviewSearch(emptyReviewSearch, { type: 'shown', query: part.query }), { type: 'arrived', part, isShown: true });
}
