import type { ReplyOf, contract } from '@farwend/api-contract';
import { continents, getCountryDataList } from 'countries-list';

export type CountryView = ReplyOf<typeof contract.countries.list>['items'][number];

/** In the order of the specification: most travelers live there. */
const topCountries = ['US', 'AU', 'CA', 'SG', 'GB'];
/** In the package, but not among the 249 countries of ISO 3166. */
const unofficialCodes = ['AC', 'TA', 'XK'];

/** The countries of residence: five at the top, then all others by name. */
export const countries: readonly CountryView[] = getCountryDataList()
  .filter(({ iso2 }) => !unofficialCodes.includes(iso2))
  .map((data): CountryView => ({
    isoCode2: data.iso2,
    isoCode3: data.iso3,
    name: data.name,
    dialCode: `+${data.phone[0] ?? 672}`,
    currencyCode: data.currency[0] ?? null,
    continent: continents[data.continent],
    sortGroup: topCountries.includes(data.iso2) ? 1 : 2,
  }))
  .toSorted((a, b) => positionOf(a) - positionOf(b) || a.name.localeCompare(b.name, 'en'));

const byCode = new Map(countries.map((country) => [country.isoCode2, country]));

/** The country with this code (ISO 3166 alpha-2, upper case). */
export function findCountry(isoCode2: string): CountryView | undefined {
  return byCode.get(isoCode2);
}

function positionOf({ isoCode2 }: CountryView): number {
  const index = topCountries.indexOf(isoCode2);
  return index < 0 ? topCountries.length : index;
}
