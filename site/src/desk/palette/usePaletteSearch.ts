import { isProblem } from '@farwend/api-contract/client';
import { useQueries } from '@tanstack/react-query';
import { api } from '#src/shared/api.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { isSearchable } from '#src/desk/team/search/searchAddress.ts';
import type { SearchHit } from '#src/desk/team/search/searchHits.ts';
import { listSearchKinds } from '#src/desk/team/search/searchKinds.ts';
import { typedSearchQuery } from '#src/desk/team/search/searchQueries.ts';

/** What the palette shows of a search. */
export interface PaletteSearch {
  groups: readonly { key: string; name: string; items: readonly SearchHit[] }[];
  /** What is going on; undefined if there is nothing to say. */
  status: string | undefined;
  tone: 'neutral' | 'error';
  busy: boolean;
  /** Whether there is, or may be, more to see on the screen of the search. */
  leadsOn: boolean;
}

/** Records of each kind: what is meant should be among the first, and the rest is a screen of its own. */
const MOST = 5;

/** Searches records while somebody types; a search that has become outdated is aborted. */
export function usePaletteSearch(q: string): PaletteSearch {
  const kinds = listSearchKinds(useMay());
  const isOn = isSearchable(q);
  const answers = useQueries({
    queries: kinds.map((kind) => ({ ...typedSearchQuery(api, kind, { q, offset: 0, limit: MOST }), enabled: isOn })),
  });
  const groups = kinds.map(({ key, name }, index) => ({ key, name, items: answers[index]?.data?.items ?? [] }));
  const failure = isOn ? answers.find(({ isError }) => isError)?.error : undefined;
  const busy = isOn && answers.some(({ isFetching }) => isFetching);
  const isEmpty = groups.every(({ items }) => items.length === 0);
  const status = failure ? describeFailure(failure) : busy ? 'Searching …' : isOn && isEmpty ? `No record found for “${q}”.` : undefined;
  return { groups, status, tone: failure ? 'error' : 'neutral', busy, leadsOn: isOn && !failure && (busy || !isEmpty) };
}

function describeFailure(reason: unknown): string {
  return isProblem(reason) ? reason.message : 'There was no answer to the search. Check the connection and try again.';
}
