import type { Client } from '@farwend/api-contract/client';
import { useCallback, useEffect, useState } from 'react';
import type { Storage30 } from '#src/shared/storage.ts';
import { keepLists, restoreLists } from './keptLists.ts';
import { whenIdle } from '#src/shared/whenIdle.ts';
import type { CountryFacts, Place } from './minimumStay.ts';

/** A country of residence. */
export interface ResidenceCountry {
  isoCode2: string;
  name: string;
}

/** What the form reads from the API; each list is empty until it is there, and typing works without. */
export interface FormData {
  places: readonly Place[];
  /** Countries that can be travelled to, with their shortest stays and usual costs. */
  countryFacts: readonly CountryFacts[];
  /** Countries of residence, in the API's order. */
  countries: readonly ResidenceCountry[];
}

const nothing: FormData = { places: [], countryFacts: [], countries: [] };
const kept = new WeakMap<Client, Promise<FormData>>();

/** Reads the three lists once a client; a failed reading is forgotten, so that the next one tries again. */
export function loadFormData(api: Client): Promise<FormData> {
  const known = kept.get(api);
  if (known) return known;
  const loading = read(api);
  kept.set(api, loading);
  loading.catch(() => kept.delete(api));
  return loading;
}

/**
 * The lists, read when the browser is idle, or at once when `load` is called because somebody is about to need them: those of an earlier
 * visit first, then the server's. `ahead` is fetched with them.
 */
export function usePlaces(api: Client, storage: Storage30, ahead: () => void): FormData & { load: () => void } {
  const [data, setData] = useState(nothing);
  const load = useCallback(() => {
    setData((shown) => (shown === nothing ? (restoreLists(storage) ?? nothing) : shown));
    loadFormData(api).then(
      (lists) => {
        setData(lists);
        keepLists(lists, storage);
      },
      () => undefined, // without the lists people type; the server knows the minimum stays too
    );
  }, [api, storage]);
  useEffect(() => {
    const idly = () => {
      load();
      ahead();
    };
    return whenIdle(idly);
  }, [load, ahead]);
  return { ...data, load };
}

async function read(api: Client): Promise<FormData> {
  const [places, countryFacts, countries] = await Promise.all([
    api.get('/v3/destinations', { query: { limit: '9000', params: 'served' } }),
    api.get('/v3/country_settings'),
    api.get('/v3/countries', { query: { sort: 'name', limit: 900 } }),
  ]);
  return { places: places.items, countryFacts: countryFacts.items, countries: countries.items };
}
