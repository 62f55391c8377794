import type { Client } from '@farwend/api-contract/client';
import type { ItineraryStart } from './itineraryStart.ts';
import { findMinimumStay } from './minimumStay.ts';
import type { FormLists } from './FormLists.ts';

/** Loads a published itinerary as a starting point of the form; null if it is missing or cannot be loaded. */
export async function loadItineraryStart(id: string, api: Client, lists: FormLists): Promise<ItineraryStart | null> {
  try {
    const published = { params: { id }, query: { published: 'true' as const } };
    const [snippet, { countryCodes, tripTypes }] = await Promise.all([
      api.get('/v2/itineraries/{id}/snippet', published),
      api.get('/v2/itineraries/{id}', published),
    ]);
    const names = new Map(lists.countries.map(({ isoCode2, name }) => [isoCode2, name]));
    const countries = countryCodes.flatMap((code) => names.get(code) ?? []);
    const { nights } = findMinimumStay(countries, lists.places, lists.countryFacts);
    const { title, image } = snippet;
    return { id: snippet.id, title, image: image?.url ?? null, countries, nights: Math.max(snippet.nights ?? 0, nights), tripTypes };
  } catch {
    return null; // not published, or the request failed
  }
}
