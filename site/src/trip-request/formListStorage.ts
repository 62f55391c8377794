import type { ExpiringStorage } from '#src/shared/storage.ts';
import type { CountryFacts, Place } from './minimumStay.ts';
import type { FormLists, ResidenceCountry } from './FormLists.ts';

const FORM_LISTS_KEY = 'locations';

/** Stores the lists for the next visit, with only the fields that the form needs. */
export function storeFormLists({ places, countryFacts, countries }: FormLists, storage: ExpiringStorage): void {
  storage.write(FORM_LISTS_KEY, {
    places: places.map(({ id, name, countryCodes, alternateNames = [] }): Place => ({ id, name, countryCodes, alternateNames })),
    countryFacts: countryFacts.map(
      ({ countryCode, name, minNights, newsletterConsent, typicalNightLowUSD, typicalNightHighUSD }): CountryFacts => ({
        countryCode,
        name,
        minNights,
        newsletterConsent,
        typicalNightLowUSD,
        typicalNightHighUSD,
      }),
    ),
    countries: countries.map(({ isoCode2, name }): ResidenceCountry => ({ isoCode2, name })),
  });
}

/** The lists stored by an earlier visit; null if there are none. */
export function readFormLists(storage: ExpiringStorage): FormLists | null {
  return storage.read(FORM_LISTS_KEY, isFormLists);
}

function isFormLists(value: unknown): value is FormLists {
  if (typeof value !== 'object' || value === null) return false;
  const { places, countryFacts, countries }: Record<string, unknown> = { ...value };
  return (
    isListOf(places, ({ id, name, countryCodes }) => isText(id) && isText(name) && Array.isArray(countryCodes)) &&
    isListOf(countryFacts, ({ countryCode, name, minNights }) => isText(countryCode) && isText(name) && typeof minNights === 'number') &&
    isListOf(countries, ({ isoCode2, name }) => isText(isoCode2) && isText(name))
  );
}

function isListOf(value: unknown, isValid: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((item: unknown) => typeof item === 'object' && item !== null && isValid({ ...item }));
}

const isText = (value: unknown) => typeof value === 'string';
