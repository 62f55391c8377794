import { stars, type Stars } from './rating.ts';

/** In which order reviews stand. */
export type ReviewSort = 'relevance' | 'newToOld' | 'oldToNew';

/** What somebody wants to read: the address of the list says it. */
export interface ReviewQuery {
  /** Only reviews of this rating; null: of every rating. */
  rating: Stars | null;
  /** Most relevant first unless said. */
  sort: ReviewSort;
  /** Words to look for; empty: none. */
  words: string;
  /** Slug of a country; empty: everywhere. */
  place: string;
  /** Slug of a company; empty: all companies. */
  company: string;
  /** From 1. */
  page: number;
}

/** The orders with their names. */
export const reviewSorts: readonly { sort: ReviewSort; label: string }[] = [
  { sort: 'relevance', label: 'Most relevant' },
  { sort: 'newToOld', label: 'Newest' },
  { sort: 'oldToNew', label: 'Oldest' },
];

/** Words longer than this are cut. */
const MAX_WORDS = 120;
const MAX_PAGE = 10_000;

/** What an address asks for; what it says wrongly counts as not said. */
export function readReviewQuery(search: string | URLSearchParams): ReviewQuery {
  const said = new URLSearchParams(search);
  const text = (name: string) => (said.get(name) ?? '').trim().slice(0, MAX_WORDS);
  const page = Number(said.get('page') ?? 1);
  return {
    rating: stars.find((one) => String(one) === said.get('rating')) ?? null,
    sort: reviewSorts.find(({ sort }) => sort === said.get('sort'))?.sort ?? 'relevance',
    words: text('q'),
    place: text('place'),
    company: text('company'),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The address of the list with these changes; another filter begins at its first page. */
export function reviewsHref(query: ReviewQuery, change: Partial<ReviewQuery> = {}): string {
  const { rating, sort, words, place, company, page } = { ...query, page: 1, ...change };
  const said = new URLSearchParams({
    ...(rating ? { rating: String(rating) } : {}),
    ...(words ? { q: words } : {}),
    ...(place ? { place } : {}),
    ...(company ? { company } : {}),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return `/reviews/${said && `?${said}`}`;
}

/** Whether it asks for anything but the whole list in its usual order. */
export function isFiltered({ rating, words, place, company }: ReviewQuery): boolean {
  return rating !== null || words !== '' || place !== '' || company !== '';
}
