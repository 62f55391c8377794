import type { Client } from '@farwend/api-contract/client';
import type { ItineraryStart } from './itineraryStart.ts';
import { findMinimumStay } from './minimumStay.ts';
import type { FormLists } from './FormLists.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Loads a published itinerary as a starting point of the form; null if it is missing or cannot be loaded. */
export async function loadItineraryStart(id: string, api: Client, lists: FormLists): Promise<ItineraryStart | null> {
  try {
    const named = UUID.test(id) ? { id } : { slug: id };
    const { items } = await api.get('/v2/itineraries', { query: { ...named, published: 'true', limit: '1' } });
    const [itinerary] = items; // a list, because browsers log every 404
    if (!itinerary) return null;
    const { title, heroImage, countryCodes, tripTypes } = itinerary;
    const names = new Map(lists.countries.map(({ isoCode2, name }) => [isoCode2, name]));
    const countries = countryCodes.flatMap((code) => names.get(code) ?? []);
    const { nights } = findMinimumStay(countries, lists.places, lists.countryFacts);
    return {
      id: itinerary.id,
      title,
      image: heroImage?.url ?? null,
      countries,
      nights: Math.max(itinerary.nights, nights),
      tripTypes,
    };
  } catch {
    return null; // the request failed
  }
}
