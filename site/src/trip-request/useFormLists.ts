import type { Client } from '@farwend/api-contract/client';
import { useCallback, useEffect, useState } from 'react';
import type { ExpiringStorage } from '#src/shared/storage.ts';
import { storeFormLists, readFormLists } from './formListStorage.ts';
import { whenIdle } from '#src/shared/whenIdle.ts';
import type { FormLists } from './FormLists.ts';

const emptyLists: FormLists = { places: [], countryFacts: [], countries: [] };
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

/**
 * The form's lists: those stored by an earlier visit first, then the server's. They are loaded when the browser is idle, or when `load` is
 * called because they are about to be needed. `prefetch` runs at the same idle time.
 */
export function useFormLists(api: Client, storage: ExpiringStorage, prefetch: () => void): FormLists & { load: () => void } {
  const [data, setData] = useState(emptyLists);
  const load = useCallback(() => {
    setData((current) => (current === emptyLists ? (readFormLists(storage) ?? emptyLists) : current));
    loadFormLists(api).then(
      (lists) => {
        setData(lists);
        storeFormLists(lists, storage);
      },
      () => undefined, // without the lists any text can be typed, and the server checks the minimum stay
    );
  }, [api, storage]);
  useEffect(() => {
    const run = () => {
      load();
      prefetch();
    };
    return whenIdle(run);
  }, [load, prefetch]);
  return { ...data, load };
}

async function fetchLists(api: Client): Promise<FormLists> {
  const [places, countryFacts, countries] = await Promise.all([
    api.get('/v3/destinations', { query: { limit: '9000', params: 'served' } }),
    api.get('/v3/country_settings'),
    api.get('/v3/countries', { query: { sort: 'name', limit: 900 } }),
  ]);
  return { places: places.items, countryFacts: countryFacts.items, countries: countries.items };
}
