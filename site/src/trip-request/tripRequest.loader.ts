import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext } from '#src/startup/loaderContext.ts';
import { parseTripContext } from '#src/trip-context/parseTripContext.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import type { ResidenceCountry } from './FormLists.ts';
import { loadCarePeople, type CarePerson } from './loadCarePeople.ts';
import { loadFormLists } from './loadFormLists.ts';
import { loadTripStart } from './loadTripStart.ts';
import { startForm, type TripStart } from './tripStart.ts';

/** Data of the form's page. */
export interface TripRequestData {
  /**
   * Countries of residence for browsers without JavaScript. Always empty in the browser, which loads them when idle, and in the page's
   * JSON.
   */
  countries: ResidenceCountry[];
  /** What the address says to begin with; null if nothing. */
  start: TripStart | null;
  /** The form begun with it; null if with nothing. */
  started: TripRequestForm | null;
  /** Team members who read requests. */
  care: CarePerson[];
}

/**
 * Loads the countries of residence on the server, what the address says to begin with, and who reads requests; never rejects, since the form
 * works without.
 */
export async function tripRequestLoader(args: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<TripRequestData> {
  const [countries, start, care] = await Promise.all([
    import.meta.env.SSR ? loadResidenceCountries(args.context).catch(() => []) : [],
    loadStart(args),
    loadCarePeople(args),
  ]);
  return { countries, start, started: start && startForm(emptyForm(), start), care };
}

/** Loads what the address says to begin with; null if nothing. */
export function loadStart({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<TripStart | null> {
  const api = context.get(apiContext);
  const loadLists = () => (import.meta.env.SSR ? loadSharedLists(context) : loadFormLists(api));
  return loadTripStart(parseTripContext(new URL(request.url).searchParams), api, loadLists);
}

/** The steps of the form change only the address: nothing is loaded for them. */
export function shouldRevalidateTripRequest({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

const loadResidenceCountries = serverCache<ResidenceCountry[]>(async (context) => {
  const { items } = await context.get(apiContext).get('/v3/countries', { query: { limit: 900 } });
  return Object.assign(
    items.map(({ isoCode2, name }) => ({ isoCode2, name })),
    { toJSON: () => [] },
  );
});

const loadSharedLists = serverCache((context) => loadFormLists(context.get(apiContext)));
