import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import { DeskTitle } from '#src/desk/frame/DeskTitle.tsx';
import { useMay } from '#src/desk/shared/useMay.ts';
import { isSearchable, readSearchAddress } from './searchAddress.ts';
import { buildSearchPage, listShownKinds } from './searchPages.ts';
import { searchQuery } from './searchQueries.ts';
import { SearchResults } from './SearchResults.tsx';

/** What a search finds, by kind. */
export function SearchScreen() {
  const [query] = useSearchParams();
  const address = readSearchAddress(query);
  const kinds = listShownKinds(address, useMay());
  const answers = useQueries({
    queries: kinds.map((kind) => ({ ...searchQuery(api, kind, buildSearchPage(address)), enabled: isSearchable(address.q) })),
  });
  return (
    <>
      <DeskTitle>{address.q ? `Search for “${address.q}”` : 'Search'}</DeskTitle>
      <SearchResults
        address={address}
        groups={kinds.map(({ key, name }, index) => ({ key, name, hits: answers[index]?.data }))}
        isStale={answers.some(({ isError }) => isError)}
      />
    </>
  );
}
