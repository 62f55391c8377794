import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchAll, type SearchResult } from '#src/search/searchAll.ts';
import { countriesOf } from '#src/shared/countries.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';

/** What the page of the search shows. */
export interface SearchData {
  words: string;
  /** Null before anything was looked for. */
  result: SearchResult | null;
  /** Countries to begin with, while nothing was looked for or nothing was found. */
  countries: string[];
}

/** Longer words are cut. */
const MAX_WORDS = 100;

/** Looks for the words of the address. */
export async function searchLoader({ request, context }: LoaderFunctionArgs): Promise<SearchData> {
  const words = (new URL(request.url).searchParams.get('q') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_WORDS)
    .toWellFormed()
    .replaceAll('\0', '');
  const api = context.get(apiContext);
  const [result, countries] = await Promise.all([
    words === '' ? null : searchAll(api, words),
    countriesOf(api, context.get(settingsContext)),
  ]);
  return { words, result, countries: countries.filter(({ served }) => served).map(({ name }) => name) };
}
