import type { Client } from '@farwend/api-contract/client';
import type { TripContext } from '#src/trip-context/TripContext.ts';
import type { FormLists } from './FormLists.ts';
import type { RequestedCompany } from './form.ts';
import { findMinimumStay } from './minimumStay.ts';
import { resolvePlaces } from './resolvePlaces.ts';
import type { TripStart } from './tripStart.ts';

/** Loads what the form is begun with; null if the context says nothing, is unknown or cannot be loaded. */
export async function loadTripStart(context: TripContext, api: Client, loadLists: () => Promise<FormLists>): Promise<TripStart | null> {
  if (Object.values(context).every((value) => value === undefined)) return null;
  try {
    const [lists, itinerary, company] = await Promise.all([
      loadLists(),
      context.itinerary === undefined ? null : findItinerary(context.itinerary, api),
      context.company === undefined ? null : findCompany(context.company, api),
    ]);
    const codes = itinerary?.countryCodes ?? (context.country === undefined ? [] : [context.country]);
    const served = new Set(lists.countryFacts.map(({ countryCode }) => countryCode));
    const countries = lists.countries.filter(({ isoCode2 }) => itinerary !== null || served.has(isoCode2));
    const names = new Map(countries.map(({ isoCode2, name }) => [isoCode2, name]));
    const known = codes.flatMap((code) => names.get(code) ?? []);
    const places = known.length === 0 && context.place !== undefined ? await resolvePlaces(context.place, lists.places, api) : known;
    const nights = itinerary?.nights ?? context.nights ?? null;
    const start = {
      itinerary: itinerary && { id: itinerary.id, title: itinerary.title, image: itinerary.heroImage?.url ?? null },
      company,
      places,
      month: context.month ?? null,
      nights: nights === null ? null : Math.max(nights, findMinimumStay(places, lists.places, lists.countryFacts).nights),
      tripTypes: itinerary?.tripTypes ?? (context.tripType === undefined ? [] : [context.tripType]),
    };
    return Object.values(start).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null)) ? start : null;
  } catch {
    return null; // a request failed
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Asks for a list of one, because browsers log every 404. */
const queryOf = (id: string) => ({ ...(UUID.test(id) ? { id } : { slug: id }), published: 'true', limit: 1 }) as const;

async function findItinerary(id: string, api: Client) {
  const { items } = await api.get('/v2/itineraries', { query: queryOf(id) });
  return items[0] ?? null;
}

async function findCompany(id: string, api: Client): Promise<RequestedCompany | null> {
  const { items } = await api.get('/v2/companies', { query: queryOf(id) });
  return items[0] ? { id: items[0].id, slug: items[0].slug, name: items[0].title } : null;
}
