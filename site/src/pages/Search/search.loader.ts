import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchAll, type SearchResult } from '#src/search/searchAll.ts';
import { loadCountries } from '#src/shared/loadCountries.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';

/** Data of the search page. */
export interface SearchData {
  searchText: string;
  /** Null without a search text. */
  result: SearchResult | null;
  /** Served countries, shown if there are no results. */
  countries: string[];
}

/** Longer texts are truncated. */
const MAX_TEXT_LENGTH = 100;

/** Searches for the text in the URL. */
export async function searchLoader({ request, context }: LoaderFunctionArgs): Promise<SearchData> {
  const searchText = (new URL(request.url).searchParams.get('q') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed()
    .replaceAll('\0', '');
  const api = context.get(apiContext);
  const [result, countries] = await Promise.all([
    searchText === '' ? null : searchAll(api, searchText),
    loadCountries(api, context.get(settingsContext)),
  ]);
  return { searchText, result, countries: countries.filter(({ served }) => served).map(({ name }) => name) };
}
