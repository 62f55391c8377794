import { findCountryOfPlace } from './findCountryOfPlace.ts';
import { journeys } from './data/itineraries.data.ts';
import { servedCountries } from './data/places.data.ts';
import { demoId } from './demoId.ts';

const served = new Set(servedCountries.flatMap(({ name, places }) => [name, ...places.map(([place]) => place)]));

/** Chooses the itinerary that a request is based on: for every third request one of the same country, else null. */
export function chooseItinerary(places: readonly string[], index: number): string | null {
  const [place] = places;
  if (index % 3 !== 1 || place === undefined || !served.has(place)) return null;
  const country = findCountryOfPlace(place);
  const own = journeys.filter((journey) => findCountryOfPlace(journey.place) === country);
  const journey = own[Math.floor(index / 3) % Math.max(1, own.length)];
  return journey ? demoId('itinerary', journey.key) : null;
}
