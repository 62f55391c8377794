import { expect, test } from '@jest/globals';
import { readReviewQuery, reviewsHref, type ReviewQuery } from './reviewQuery.ts';
import { countsFor, emptyReviewSearch, foundFor, reviewSearch, type ReviewSearchState } from './reviewSearch.ts';
import type { ShownReview } from './ShownReview.ts';
import { sortOrdersOf } from './sortOrders.ts';

const all: ReviewQuery = readReviewQuery('');
const fourStars = readReviewQuery('rating=4');
const counts = { ratingsAggregation: { '20': 0, '40': 0, '60': 1, '80': 2, '100': 9 }, total: 12 };

function review(id: string): ShownReview {
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
const arrive = (state: ReviewSearchState, query: ReviewQuery, offset: number, ids: string, isShown = true) =>
  reviewSearch(state, {
    type: 'arrived',
    isShown,
    part: { query, offset, items: [...ids].map(review), total: 9, ...(offset === 0 ? { counts } : {}) },
  });
const idsOf = (state: ReviewSearchState, query: ReviewQuery) => foundFor(state, query)?.ids.join('');

test('an offset above 0 appends, each review once', () => {
  const state = arrive(arrive(emptyReviewSearch, all, 0, 'abc'), all, 3, 'cde');
  expect(idsOf(state, all)).toBe('abcde');
  expect(foundFor(state, all)).toMatchObject({ start: 0, offset: 6, total: 9 });
});

test('the same part twice changes nothing', () => {
  const once = arrive(arrive(emptyReviewSearch, all, 0, 'abc'), all, 3, 'def');
  expect(foundFor(arrive(once, all, 3, 'def'), all)).toEqual(foundFor(once, all));
});

test('offset 0 replaces', () => {
  const state = arrive(arrive(arrive(emptyReviewSearch, all, 0, 'abc'), all, 3, 'def'), all, 0, 'xy');
  expect(idsOf(state, all)).toBe('xy');
});

test('a rating is kept apart from the whole list, and from other ratings', () => {
  const three = readReviewQuery('rating=3');
  const state = arrive(arrive(arrive(emptyReviewSearch, all, 0, 'abc'), fourStars, 0, 'b'), three, 0, 'c');
  expect([all, fourStars, three].map((query) => idsOf(state, query))).toEqual(['abc', 'b', 'c']);
  expect(Object.values(state.filteredSearches)[0]).toEqual({
    80: expect.objectContaining({ ids: ['b'] }),
    60: expect.objectContaining({ ids: ['c'] }),
  });
});

test('another order and other words are other searches; counts do not depend on order and rating', () => {
  const state = arrive(emptyReviewSearch, all, 0, 'abc');
  expect(foundFor(state, readReviewQuery('sort=newToOld'))).toBeUndefined();
  expect(foundFor(state, readReviewQuery('q=mara'))).toBeUndefined();
  expect(countsFor(state, readReviewQuery('sort=newToOld&rating=2'))).toEqual(counts);
  expect(countsFor(state, readReviewQuery('q=mara'))).toBeUndefined();
});

test('a later page as the first begins there', () => {
  const state = arrive(arrive(emptyReviewSearch, all, 12, 'mno'), all, 15, 'pq');
  expect(foundFor(state, all)).toMatchObject({ start: 12, offset: 17 });
  expect(idsOf(state, all)).toBe('mnopq');
});

test('loading is on while a part is on its way and off after, whatever came', () => {
  const asked = reviewSearch(emptyReviewSearch, { type: 'asked', query: fourStars });
  expect(asked).toMatchObject({ loading: true, error: null, selectedStarLevel: 4, sort: 'relevance' });
  expect(arrive(asked, fourStars, 0, 'a')).toMatchObject({ loading: false, error: null });
  const failed = reviewSearch(asked, { type: 'failed', message: 'Error fetching more reviews' });
  expect(failed).toMatchObject({ loading: false, error: 'Error fetching more reviews' });
  expect(reviewSearch(failed, { type: 'asked', query: all }).error).toBeNull();
});

test('what arrives late is kept, and does not end the wait for what was chosen since', () => {
  const asked = reviewSearch(emptyReviewSearch, { type: 'asked', query: fourStars });
  const late = arrive(asked, all, 0, 'abc', false);
  expect(late.loading).toBe(true);
  expect(idsOf(late, all)).toBe('abc');
});

test('a vote counts on the review wherever it is listed', () => {
  const state = reviewSearch(arrive(emptyReviewSearch, all, 0, 'a'), { type: 'voted', id: 'a', helpful: true });
  expect(state.reviews['a']?.helpfulCount).toBe(1);
  const back = reviewSearch(reviewSearch(state, { type: 'voted', id: 'a', helpful: false }), { type: 'voted', id: 'a', helpful: false });
  expect(back.reviews['a']?.helpfulCount).toBe(0);
});

test.each([
  ['newToOld', 'reviewedAt', 'desc'],
  ['oldToNew', 'reviewedAt', 'asc'],
  ['relevance', 'ratingNewToOld', 'desc'],
  [null, 'ratingNewToOld', 'desc'],
] as const)('%s is sent as %s %s', (sort, field, order) => expect(sortOrdersOf(sort)).toEqual([{ field, order }]));

test.each([
  ['', '/reviews/'],
  ['rating=4&sort=oldToNew', '/reviews/?rating=4&sort=oldToNew'],
  ['q=%20mara%20river&place=kenya&page=3', '/reviews/?q=mara+river&place=kenya&page=3'],
  ['rating=9&sort=best&page=-2&other=1', '/reviews/'],
  ['sort=relevance&page=1', '/reviews/'],
])('the address %j is read and written as %s', (search, href) => {
  const query = readReviewQuery(search);
  expect(reviewsHref(query, { page: query.page })).toBe(href);
});

test('another filter begins at its first page', () =>
  expect(reviewsHref(readReviewQuery('page=4'), { rating: 5 })).toBe('/reviews/?rating=5'));
