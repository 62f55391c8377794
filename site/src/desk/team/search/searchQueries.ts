import type { Client } from '@farwend/api-contract/client';
import { queryOptions } from '@tanstack/react-query';
import type { SearchPage } from './searchHits.ts';
import type { SearchKind } from './searchKinds.ts';

/** One page of the records of a kind that a search finds. */
export function searchQuery(api: Client, { key, find }: SearchKind, page: SearchPage) {
  return queryOptions({
    queryKey: ['search', key, page],
    queryFn: ({ signal }) => find(api, page, signal),
  });
}

/** The first records of a kind while somebody types: waits for a pause, and gives up when the next letter follows. */
export function typedSearchQuery(api: Client, kind: SearchKind, page: SearchPage) {
  return queryOptions({
    queryKey: ['typed-search', kind.key, page],
    retry: false, // the next letter asks again
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS);
      });
      signal.throwIfAborted();
      return kind.find(api, page, signal);
    },
  });
}

/** Shorter than this is the time between two letters, in milliseconds. */
const PAUSE_MS = 200;
