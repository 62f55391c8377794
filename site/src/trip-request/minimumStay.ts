import { minimumNights } from '@farwend/api-contract/rules';

/** The shortest stay we plan, in nights, and the country that asks for it; null when none does. */
export interface Minimum {
  nights: number;
  country: string | null;
}

/** What the form knows of a place: its countries. */
export interface Place {
  id: string;
  name: string;
  /** ISO 3166 alpha-2. */
  countryCodes: readonly string[];
  alternateNames?: readonly string[];
}

/** What the form knows of a country that can be travelled to. */
export interface CountryFacts {
  countryCode: string;
  name: string;
  minNights: number;
  /** Whether who lives there is asked before the newsletter comes. */
  newsletterConsent?: 'OPT_IN' | 'DEFAULT_ON' | undefined;
  /** What a night usually costs per person, whole US dollars; null when not known. */
  typicalNightLowUSD: number | null;
  typicalNightHighUSD: number | null;
}

/** The place of this name, blind to case. */
export function findPlace(name: string, places: readonly Place[]): Place | undefined {
  const wanted = name.trim().toLocaleLowerCase('en');
  if (wanted === '') return undefined;
  const isIt = (text: string) => text.toLocaleLowerCase('en') === wanted;
  return places.find((place) => isIt(place.name)) ?? places.find((place) => place.alternateNames?.some(isIt));
}

/** The countries of the chosen places, each once; a country that is not on the list of places counts by its own name. */
export function countriesOf(names: readonly string[], places: readonly Place[], countries: readonly CountryFacts[]): CountryFacts[] {
  const codes = new Set(names.flatMap((name) => findPlace(name, places)?.countryCodes ?? []));
  const plain = names.map((name) => name.trim().toLocaleLowerCase('en'));
  return countries.filter((country) => codes.has(country.countryCode) || plain.includes(country.name.toLocaleLowerCase('en')));
}

/** The longest of the chosen countries' minimum stays; the general minimum when none of them is known. */
export function minimumStay(names: readonly string[], places: readonly Place[], countries: readonly CountryFacts[]): Minimum {
  return minimumNights(countriesOf(names, places, countries));
}
