/** What the address of a search says. */
export interface SearchAddress {
  /** Search terms; empty for none. */
  q: string;
  /** Key of the only kind that is shown; null: the first of each. */
  kind: string | null;
  /** Of that kind, from 1. */
  page: number;
}

/** A single letter finds nearly everything. */
const SHORTEST = 2;
const LONGEST = 200;
const LAST_PAGE = 10_000;

/** The words of what was typed, as the API takes them. */
export function parseTerms(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** Whether there is enough to search for. */
export function isSearchable(q: string): boolean {
  return q.length >= SHORTEST;
}

/** Reads the address; pages exist of a single kind only. */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const kind = query.get('kind') || null;
  const page = Number(query.get('page'));
  return { q: parseTerms(query.get('q') ?? ''), kind, page: kind && Number.isInteger(page) && page > 0 && page < LAST_PAGE ? page : 1 };
}

/** The address of a search, without what is usual. */
export function buildSearchHref({ q, kind = null, page = 1 }: Partial<SearchAddress>): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(kind && { kind }), ...(kind && page > 1 && { page: `${page}` }) });
  return `/desk/search/${query.size > 0 ? `?${query}` : ''}`;
}
