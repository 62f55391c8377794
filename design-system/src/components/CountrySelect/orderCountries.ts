/** A country as listed by the API. */
export interface CountryOption {
  /** ISO 3166 alpha-2 code, "US". */
  isoCode2: string;
  /** Country name in the user's language. */
  name: string;
}

/** The five countries most travellers live in, in the order of the specification. */
export const mostChosenCountries: readonly string[] = ['US', 'AU', 'CA', 'SG', 'GB'];

/** Splits countries into the pinned ones, in the given order, and all others sorted by name. No country is in both. */
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
