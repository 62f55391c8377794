import type { Client } from '@farwend/api-contract/client';
import type { FormLists } from './FormLists.ts';

export { readFormLists, storeFormLists } from './formListStorage.ts';

const listsByClient = new WeakMap<Client, Promise<FormLists>>();

/** Loads the three lists once per client; after a failure the next call tries again. */
export function loadFormLists(api: Client): Promise<FormLists> {
  const cached = listsByClient.get(api);
  if (cached) return cached;
  const loading = fetchLists(api);
  listsByClient.set(api, loading);
  loading.catch(() => listsByClient.delete(api));
  return loading;
}

async function fetchLists(api: Client): Promise<FormLists> {
  const [places, countryFacts, countries] = await Promise.all([
    api.get('/v3/destinations', { query: { limit: 9000, params: 'served' } }),
    api.get('/v3/country_settings'),
    api.get('/v3/countries', { query: { sort: 'name', limit: 900 } }),
  ]);
  return { places: places.items, countryFacts: countryFacts.items, countries: countries.items };
}
