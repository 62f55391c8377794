import type { Storage30 } from '#src/shared/storage.ts';
import type { CountryFacts, Place } from './minimumStay.ts';
import type { FormData, ResidenceCountry } from './usePlaces.ts';

const NAME = 'locations';

/** Keeps the form's lists for the next visit, only what the form needs of them. */
export function keepLists({ places, countryFacts, countries }: FormData, storage: Storage30): void {
  storage.write(NAME, {
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

/** The lists of an earlier visit; null when none are kept. */
export function restoreLists(storage: Storage30): FormData | null {
  return storage.read(NAME, isFormData);
}

function isFormData(value: unknown): value is FormData {
  if (typeof value !== 'object' || value === null) return false;
  const { places, countryFacts, countries }: Record<string, unknown> = { ...value };
  return (
    isListOf(places, ({ id, name, countryCodes }) => isText(id) && isText(name) && Array.isArray(countryCodes)) &&
    isListOf(countryFacts, ({ countryCode, name, minNights }) => isText(countryCode) && isText(name) && typeof minNights === 'number') &&
    isListOf(countries, ({ isoCode2, name }) => isText(isoCode2) && isText(name))
  );
}

function isListOf(value: unknown, isIt: (one: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((one: unknown) => typeof one === 'object' && one !== null && isIt({ ...one }));
}

const isText = (value: unknown) => typeof value === 'string';
