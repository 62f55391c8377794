import { useLoaderData, useNavigate } from 'react-router-dom';
import { suggestionsFrom } from '#src/search/suggestions.ts';
import { api } from '#src/shared/api.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { Search } from './Search.tsx';
import type { SearchData } from './search.loader.ts';

const loadSuggestions = suggestionsFrom(api);

/** The search over the whole site, joined to its address and the API. */
export function SearchPage() {
  const data = useLoaderData<SearchData>();
  const navigate = useNavigate();
  const go = (href: string) => void navigate(href);
  return (
    <>
      <PageHead
        title={data.words ? `Search: ${data.words.slice(0, 40)}` : 'Search'}
        path="/search/"
        description="Places, itineraries, guides, articles and companies of Farwend by their words; a slip of the pen is forgiven."
        noIndex
      />
      <Search {...data} loadSuggestions={loadSuggestions} onGo={go} />
    </>
  );
}
