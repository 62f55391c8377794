import { furtherPlaces } from './data/furtherPlaces.data.ts';
import { servedCountries } from './data/places.data.ts';

/** The name of the served country that contains a place or is that place. Throws if there is none. */
export function findCountryOfPlace(place: string): string {
  const country = servedCountries.find(({ name, places }) => name === place || places.some(([one]) => one === place));
  if (country) return country.name;
  const within = furtherPlaces.find(([, name]) => name === place)?.[0];
  if (within === undefined) throw new Error(`${place} is in no served country.`);
  return findCountryOfPlace(within);
}
