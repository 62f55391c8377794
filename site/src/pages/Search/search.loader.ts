import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadSearchResult, MAX_PAGES, type SearchResult } from '#src/search/loadSearchResult.ts';
import { parseSearchQuery, type SearchPageQuery } from '#src/search/searchQuery.ts';
import { loadCountries } from '#src/shared/loadCountries.ts';
import { notFound } from '#src/shared/notFound.ts';
import type { TripContext } from '#src/trip-context/TripContext.ts';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Data of the search page. */
export interface SearchData {
  query: SearchPageQuery;
  /** Null without words to search for. */
  result: SearchResult | null;
  /** What was searched for, as far as the form can begin with it. */
  tripContext: TripContext;
  /** Served countries, shown if there are no results. */
  countries: string[];
}

/** Searches for what the URL asks for; 404 beyond the last page. */
export async function searchLoader({ request, context }: LoaderFunctionArgs): Promise<SearchData> {
  const query = parseSearchQuery(new URL(request.url).searchParams);
  if (query.page > MAX_PAGES) return notFound();
  const api = context.get(apiContext);
  const [found, countries] = await Promise.all([query.q === '' ? null : loadSearchResult(api, query), loadCountries(context)]);
  const result = found?.result ?? null;
  if (result && query.page > Math.max(1, result.pages)) return notFound();
  return {
    query,
    result,
    tripContext: found?.tripContext ?? {},
    countries: countries.filter(({ served }) => served).map(({ name }) => name),
  };
}
