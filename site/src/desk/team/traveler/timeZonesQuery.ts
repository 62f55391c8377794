import type { Client } from '@farwend/api-contract/client';
import { queryOptions } from '@tanstack/react-query';

/** Names of all time zones, as Europe/Lisbon. Read when a form needs them. */
export function timeZonesQuery(api: Client) {
  return queryOptions({
    queryKey: ['time-zones'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<string[]> =>
      (await api.get('/v3/time_zones', { query: { sort: 'id' }, signal })).items.map(({ id }) => id),
  });
}
