/** A country as the API lists it. */
export interface CountryOption {
  /** ISO 3166 alpha-2 code, "US". */
  isoCode2: string;
  /** The country's name in the reader's language. */
  name: string;
}

/** The five countries most travellers live in, in the specification's order. */
export const mostChosenCountries: readonly string[] = ['US', 'AU', 'CA', 'SG', 'GB'];

/** Parts a list into the most chosen, in their given order, and all others by name; no country stands in both. */
export function orderCountries<Country extends CountryOption>(
  countries: readonly Country[],
  pinned: readonly string[] = mostChosenCountries,
  locale = 'en-US',
): { pinned: Country[]; rest: Country[] } {
  const byName = new Intl.Collator(locale);
  return {
    pinned: pinned.flatMap((code) => countries.find((country) => country.isoCode2 === code) ?? []),
    rest: countries.filter((country) => !pinned.includes(country.isoCode2)).sort((a, b) => byName.compare(a.name, b.name)),
  };
}
