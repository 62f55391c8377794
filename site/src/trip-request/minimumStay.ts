import { minimumNights } from '@farwend/api-contract/rules';

/** The minimum stay in nights and the country that requires it; null if none does. */
export interface MinimumStay {
  nights: number;
  country: string | null;
}

/** A destination of the form and its countries. */
export interface Place {
  id: string;
  name: string;
  /** ISO 3166 alpha-2. */
  countryCodes: readonly string[];
  alternateNames?: readonly string[];
}

/** A destination country with the settings that the form uses. */
export interface CountryFacts {
  countryCode: string;
  name: string;
  minNights: number;
  /** Whether residents must opt in to the newsletter. */
  newsletterConsent?: 'OPT_IN' | 'DEFAULT_ON' | undefined;
  /** Typical cost of a night per person, whole US dollars; null if unknown. */
  typicalNightLowUSD: number | null;
  typicalNightHighUSD: number | null;
}

/** The place with this name or alternate name, ignoring case. */
export function findPlace(name: string, places: readonly Place[]): Place | undefined {
  const term = name.trim().toLocaleLowerCase('en');
  if (term === '') return undefined;
  const matches = (text: string) => text.toLocaleLowerCase('en') === term;
  return places.find((place) => matches(place.name)) ?? places.find((place) => place.alternateNames?.some(matches));
}

/** The countries of the chosen places, without duplicates; a place that is not in the list may be a country's own name. */
export function findTripCountries(names: readonly string[], places: readonly Place[], countries: readonly CountryFacts[]): CountryFacts[] {
  const codes = new Set(names.flatMap((name) => findPlace(name, places)?.countryCodes ?? []));
  const lowerCaseNames = names.map((name) => name.trim().toLocaleLowerCase('en'));
  return countries.filter((country) => codes.has(country.countryCode) || lowerCaseNames.includes(country.name.toLocaleLowerCase('en')));
}

/** The longest minimum stay among the countries of the chosen places; the general minimum if there are none. */
export function findMinimumStay(names: readonly string[], places: readonly Place[], countries: readonly CountryFacts[]): MinimumStay {
  return minimumNights(findTripCountries(names, places, countries));
}
