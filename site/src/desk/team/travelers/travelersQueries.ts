import type { Client } from '@farwend/api-contract/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { buildTravelerFilters, formatSort, type TravelersAddress } from './travelersAddress.ts';

export const PAGE_SIZE = 50;

/** Key of every page of the list. */
export const travelersKey = ['travelers'] as const;

/** One page of the travelers that an address asks for. */
export function travelersQuery(api: Client, address: TravelersAddress) {
  return queryOptions({
    queryKey: [...travelersKey, address],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get('/v3/travelers', {
        query: {
          ...buildTravelerFilters(address),
          sort: formatSort(address),
          offset: (address.page - 1) * PAGE_SIZE,
          limit: PAGE_SIZE,
          ...(address.q && { q: address.q }),
        },
        signal,
      }),
  });
}
