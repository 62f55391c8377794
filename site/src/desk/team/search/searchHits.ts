import type { Client } from '@farwend/api-contract/client';

/** Which results of a search to read. */
export interface SearchPage {
  /** Search terms. */
  q: string;
  offset: number;
  limit: number;
}

/** A record that was found and the screen it leads to. */
export interface SearchHit {
  id: string;
  title: string;
  /** What tells it apart from others, and why it was found. */
  hint: string;
  href: string;
}

export interface SearchHits {
  items: readonly SearchHit[];
  /** Number of records on all pages. */
  total: number;
}

/** Finds records of one kind. */
export type FindHits = (api: Client, page: SearchPage, signal: AbortSignal) => Promise<SearchHits>;
