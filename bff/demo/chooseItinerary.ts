import { countryOfPlace } from './countryOfPlace.ts';
import { journeys } from './data/itineraries.data.ts';
import { servedCountries } from './data/places.data.ts';
import { demoId } from './demoId.ts';

const served = new Set(servedCountries.flatMap(({ name, places }) => [name, ...places.map(([place]) => place)]));

/** The itinerary that a request to these places began with: one of the same country for every third of them, else null. */
export function basedOn(places: readonly string[], index: number): string | null {
  const [place] = places;
  if (index % 3 !== 1 || place === undefined || !served.has(place)) return null;
  const country = countryOfPlace(place);
  const own = journeys.filter((journey) => countryOfPlace(journey.place) === country);
  const journey = own[Math.floor(index / 3) % Math.max(1, own.length)];
  return journey ? demoId('itinerary', journey.key) : null;
}
