import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';

/** A location as lists and maps need it. */
export type LocationRecord = Pick<
  ReplyOf<Contract['locations']['list']>['items'][number],
  'id' | 'name' | 'type' | 'countryCode' | 'lat' | 'lng'
>;

/** As many ids as fit into the value of a filter, which has at most 500 characters. */
const MAX_IDS = 13;

/** Loads locations by their ids; those that visitors do not see are left out. */
export async function loadLocations(api: Client, ids: readonly string[]): Promise<Map<string, LocationRecord>> {
  const distinct = [...new Set(ids)];
  const batches = Array.from({ length: Math.ceil(distinct.length / MAX_IDS) }, (_, i) => distinct.slice(i * MAX_IDS, (i + 1) * MAX_IDS));
  const fields = 'id,name,type,countryCode,lat,lng';
  const pages = await Promise.all(
    batches.map((batch) => api.get('/v2/locations', { query: { id: batch.join(','), limit: String(MAX_IDS), fields } })),
  );
  return new Map(pages.flatMap(({ items }) => items).map((location) => [location.id, location]));
}
