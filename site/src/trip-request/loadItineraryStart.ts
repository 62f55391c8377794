import type { Client } from '@farwend/api-contract/client';
import type { ItineraryStart } from './itineraryStart.ts';
import { minimumStay } from './minimumStay.ts';
import type { FormData } from './usePlaces.ts';

/** The published itinerary of this id as a beginning of the form; null when there is none. */
export async function readItinerary(id: string, api: Client, lists: FormData): Promise<ItineraryStart | null> {
  try {
    const published = { params: { id }, query: { published: 'true' as const } };
    const [snippet, { countryCodes, tripTypes }] = await Promise.all([
      api.get('/v2/itineraries/{id}/snippet', published),
      api.get('/v2/itineraries/{id}', published),
    ]);
    const names = new Map(lists.countries.map(({ isoCode2, name }) => [isoCode2, name]));
    const countries = countryCodes.flatMap((code) => names.get(code) ?? []);
    const { nights } = minimumStay(countries, lists.places, lists.countryFacts);
    const { title, image } = snippet;
    return { id: snippet.id, title, image: image?.url ?? null, countries, nights: Math.max(snippet.nights ?? 0, nights), tripTypes };
  } catch {
    return null; // not published, or no answer: the form begins plain, without a word
  }
}
