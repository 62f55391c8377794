import { isProblem } from '@farwend/api-contract/client';
import { buildAlertFilters, buildAlertHref } from '@farwend/api-contract/rules';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { loadItineraries } from '#src/content/catalogue.ts';
import { loadSavedSearches } from '#src/search-alerts/savedSearch.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import { describeAnswers } from './describeAnswers.ts';
import { buildFilterOptions, parseFilterValues } from './filterItineraries.ts';

/** Result of saving a search. */
export interface SaveSearchResult {
  /** Name of the search; null if it was not saved. */
  done: string | null;
  /** Why it was not saved; null if it was. */
  problem: string | null;
}

/** Longest name that a search can have. */
const NAME_LENGTH = 80;

/** Saves what the URL filters the list by, to tell the traveller of what is new; once, however often it is asked for. */
export async function itinerariesAction({ request, context }: ActionFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const options = buildFilterOptions(await loadItineraries(context));
  const values = parseFilterValues(searchParams, options);
  const name = describeAnswers(values, options).slice(0, NAME_LENGTH).trim();
  const filters = buildAlertFilters(values);
  const api = context.get(apiContext);
  try {
    const saved = await loadSavedSearches(api);
    const href = buildAlertHref(null, filters);
    if (!saved.some((one) => one.href === href)) await api.post('/v3/search_alerts', { body: { name, filters } });
    return data<SaveSearchResult>({ done: name, problem: null });
  } catch (problem) {
    if (isProblem(problem) && problem.httpStatus === 401) return redirect(`/login/?return=${encodeURIComponent(pathname + search)}`);
    return data<SaveSearchResult>({ done: null, problem: describeProblem(problem) }, { status: 422 });
  }
}

function describeProblem(problem: unknown): string {
  if (!isProblem(problem)) return 'No answer came. Check your connection and try again.';
  if (problem.httpStatus === 403) return 'We look out for twenty searches of yours already. End one in My Trips, then save this one.';
  if (problem.httpStatus === 422) return 'Choose a country, a month or anything else above first, so that we know what to look for.';
  return 'Something went wrong. Please try again.';
}
