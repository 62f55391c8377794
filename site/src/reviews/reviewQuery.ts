import { stars, type Stars } from './rating.ts';

/** Sort order of the list. */
export type ReviewSort = 'relevance' | 'newToOld' | 'oldToNew';

/** Query of the review list, stored in its URL. */
export interface ReviewQuery {
  /** Only reviews with this number of stars; null for all. */
  rating: Stars | null;
  /** Defaults to `relevance`. */
  sort: ReviewSort;
  /** Text to search for; empty for none. */
  searchText: string;
  /** Slug of a country; empty for all. */
  place: string;
  /** Slug of a company; empty for all. */
  company: string;
  /** Page number, from 1. */
  page: number;
}

/** Sort orders with their labels. */
export const reviewSortOptions: readonly { sort: ReviewSort; label: string }[] = [
  { sort: 'relevance', label: 'Most relevant' },
  { sort: 'newToOld', label: 'Newest' },
  { sort: 'oldToNew', label: 'Oldest' },
];

/** Longer parameters are truncated. */
const MAX_TEXT_LENGTH = 120;
const MAX_PAGE = 10_000;

/** Parses the query of a URL; invalid parameters are ignored. */
export function parseReviewQuery(search: string | URLSearchParams): ReviewQuery {
  const params = new URLSearchParams(search);
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, MAX_TEXT_LENGTH);
  const page = Number(params.get('page') ?? 1);
  return {
    rating: stars.find((star) => String(star) === params.get('rating')) ?? null,
    sort: reviewSortOptions.find(({ sort }) => sort === params.get('sort'))?.sort ?? 'relevance',
    searchText: text('q'),
    place: text('place'),
    company: text('company'),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Builds the URL of the list with the changes applied; a changed filter starts at page 1. */
export function buildReviewsHref(query: ReviewQuery, change: Partial<ReviewQuery> = {}): string {
  const { rating, sort, searchText, place, company, page } = { ...query, page: 1, ...change };
  const search = new URLSearchParams({
    ...(rating ? { rating: String(rating) } : {}),
    ...(searchText ? { q: searchText } : {}),
    ...(place ? { place } : {}),
    ...(company ? { company } : {}),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return `/reviews/${search && `?${search}`}`;
}

/** Whether any filter is applied. */
export function isFiltered({ rating, searchText, place, company }: ReviewQuery): boolean {
  return rating !== null || searchText !== '' || place !== '' || company !== '';
}
