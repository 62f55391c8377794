import { furtherPlaces } from './data/furtherPlaces.data.ts';
import { servedCountries } from './data/places.data.ts';

/** Name of the served country a place lies in, which may be the country itself. Throws on a place that lies in none. */
export function countryOfPlace(place: string): string {
  const country = servedCountries.find(({ name, places }) => name === place || places.some(([one]) => one === place));
  if (country) return country.name;
  const within = furtherPlaces.find(([, name]) => name === place)?.[0];
  if (within === undefined) throw new Error(`${place} lies in no country we plan in.`);
  return countryOfPlace(within);
}
