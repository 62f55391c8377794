import { expect, test } from '@jest/globals';
import { parseReviewQuery, buildReviewsHref, type ReviewQuery } from './reviewQuery.ts';
import { findCounts, emptyReviewSearch, findSearchResult, reviewSearch, type ReviewSearchState } from './reviewSearch.ts';
import type { DisplayedReview } from './DisplayedReview.ts';
import { buildSortOrders } from './sortOrders.ts';

const all: ReviewQuery = parseReviewQuery('');
const fourStars = parseReviewQuery('rating=4');
const counts = { ratingsAggregation: { '20': 0, '40': 0, '60': 1, '80': 2, '100': 9 }, total: 12 };

function review(id: string): DisplayedReview {
  return {
    id,
    title: `Review ${id}`,
    body: 'Words.',
    rating: 100,
    authorName: 'Dana R.',
    authorPlace: null,
    places: [],
    partyType: null,
    travelledFrom: null,
    reviewedAt: '2026-11-01T00:00:00.000Z',
    companyName: 'Acacia Quill',
    companySlug: null,
    verified: true,
    helpfulCount: 0,
    reply: null,
    reward: null,
  };
}
const receive = (state: ReviewSearchState, query: ReviewQuery, offset: number, ids: string, isCurrent = true) =>
  reviewSearch(state, {
    type: 'received',
    isCurrent,
    slice: { query, offset, items: [...ids].map(review), total: 9, ...(offset === 0 ? { counts } : {}) },
  });
const idsOf = (state: ReviewSearchState, query: ReviewQuery) => findSearchResult(state, query)?.ids.join('');

test('an offset above 0 appends without duplicates', () => {
  const state = receive(receive(emptyReviewSearch, all, 0, 'abc'), all, 3, 'cde');
  expect(idsOf(state, all)).toBe('abcde');
  expect(findSearchResult(state, all)).toMatchObject({ start: 0, offset: 6, total: 9 });
});

test('receiving the same slice twice changes nothing', () => {
  const once = receive(receive(emptyReviewSearch, all, 0, 'abc'), all, 3, 'def');
  expect(findSearchResult(receive(once, all, 3, 'def'), all)).toEqual(findSearchResult(once, all));
});

test('offset 0 replaces the results', () => {
  const state = receive(receive(receive(emptyReviewSearch, all, 0, 'abc'), all, 3, 'def'), all, 0, 'xy');
  expect(idsOf(state, all)).toBe('xy');
});

test('stores results per rating, apart from those without a rating filter', () => {
  const threeStars = parseReviewQuery('rating=3');
  const state = receive(receive(receive(emptyReviewSearch, all, 0, 'abc'), fourStars, 0, 'b'), threeStars, 0, 'c');
  expect([all, fourStars, threeStars].map((query) => idsOf(state, query))).toEqual(['abc', 'b', 'c']);
  expect(Object.values(state.filteredSearches)[0]).toEqual({
    80: expect.objectContaining({ ids: ['b'] }),
    60: expect.objectContaining({ ids: ['c'] }),
  });
});

test('sort order and text make a different search; counts do not depend on sort order and rating', () => {
  const state = receive(emptyReviewSearch, all, 0, 'abc');
  expect(findSearchResult(state, parseReviewQuery('sort=newToOld'))).toBeUndefined();
  expect(findSearchResult(state, parseReviewQuery('q=mara'))).toBeUndefined();
  expect(findCounts(state, parseReviewQuery('sort=newToOld&rating=2'))).toEqual(counts);
  expect(findCounts(state, parseReviewQuery('q=mara'))).toBeUndefined();
});

test('starts at a later page if that is loaded first', () => {
  const state = receive(receive(emptyReviewSearch, all, 12, 'mno'), all, 15, 'pq');
  expect(findSearchResult(state, all)).toMatchObject({ start: 12, offset: 17 });
  expect(idsOf(state, all)).toBe('mnopq');
});

test('loading lasts until a slice is received or the request fails', () => {
  const requested = reviewSearch(emptyReviewSearch, { type: 'requested', query: fourStars });
  expect(requested).toMatchObject({ loading: true, error: null, selectedStarLevel: 4, sort: 'relevance' });
  expect(receive(requested, fourStars, 0, 'a')).toMatchObject({ loading: false, error: null });
  const failed = reviewSearch(requested, { type: 'failed', message: 'Error fetching more reviews' });
  expect(failed).toMatchObject({ loading: false, error: 'Error fetching more reviews' });
  expect(reviewSearch(failed, { type: 'requested', query: all }).error).toBeNull();
});

test('stores a late slice without ending the loading of the current query', () => {
  const requested = reviewSearch(emptyReviewSearch, { type: 'requested', query: fourStars });
  const late = receive(requested, all, 0, 'abc', false);
  expect(late.loading).toBe(true);
  expect(idsOf(late, all)).toBe('abc');
});

test.each([
  ['newToOld', 'reviewedAt', 'desc'],
  ['oldToNew', 'reviewedAt', 'asc'],
  ['relevance', 'ratingNewToOld', 'desc'],
  [null, 'ratingNewToOld', 'desc'],
] as const)('%s is sent as %s %s', (sort, field, order) => expect(buildSortOrders(sort)).toEqual([{ field, order }]));

test.each([
  ['', '/reviews/'],
  ['rating=4&sort=oldToNew', '/reviews/?rating=4&sort=oldToNew'],
  ['q=%20mara%20river&place=kenya&page=3', '/reviews/?q=mara+river&place=kenya&page=3'],
  ['rating=9&sort=best&page=-2&other=1', '/reviews/'],
  ['sort=relevance&page=1', '/reviews/'],
])('the URL %j is normalized to %s', (search, href) => {
  const query = parseReviewQuery(search);
  expect(buildReviewsHref(query, { page: query.page })).toBe(href);
});

test('a changed filter starts at page 1', () =>
  expect(buildReviewsHref(parseReviewQuery('page=4'), { rating: 5 })).toBe('/reviews/?rating=5'));
