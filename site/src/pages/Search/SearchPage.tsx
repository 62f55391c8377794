import { useNavigate } from '#src/startup/navigation.ts';
import { useLoaderData } from '#src/startup/page.ts';
import { createSuggestionLoader } from '#src/search/createSuggestionLoader.ts';
import { api } from '#src/shared/api.ts';
import { PageHead } from '#src/shared/PageHead.tsx';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { Search } from './Search.tsx';
import type { SearchData } from './search.loader.ts';

const loadSuggestions = createSuggestionLoader(api);

/** The search page, with its query in the URL and suggestions from the API. */
export function SearchPage() {
  const data = useLoaderData<SearchData>();
  const navigate = useNavigate();
  const { phones } = useLayoutContent();
  const go = (href: string) => void navigate(href);
  return (
    <>
      <PageHead
        title={data.query.q ? `Search: ${data.query.q.slice(0, 40)}` : 'Search'}
        path="/search/"
        description="Places, itineraries, guides, articles and companies of Farwend by their words; a slip of the pen is forgiven."
        noIndex
      />
      <Search {...data} phone={mainPhoneOf(phones)} loadSuggestions={loadSuggestions} onGo={go} />
    </>
  );
}
