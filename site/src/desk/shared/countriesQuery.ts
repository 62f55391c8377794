import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

export type Country = Pick<ReplyOf<Contract['standards']['countryCodes']>['items'][number], 'isoCode2' | 'name'>;

/** The countries that a traveler can live in, by name; they do not change while a document is open. */
export function countriesQuery(api: Client) {
  return queryOptions({
    queryKey: ['countries'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Country[]> =>
      (await api.get('/v3/country_codes', { signal })).items.map(({ isoCode2, name }) => ({ isoCode2, name })),
  });
}

/** Name of a country by its code; the code itself where it is none of the list. */
export function countryName(countries: readonly Country[], code: string): string {
  return countries.find(({ isoCode2 }) => isoCode2 === code)?.name ?? code;
}
