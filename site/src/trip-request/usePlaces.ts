import type { Client } from '@farwend/api-contract/client';
import { useCallback, useEffect, useState } from 'react';
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
function loadFormData(api: Client): Promise<FormData> {
  const known = kept.get(api);
  if (known) return known;
  const loading = read(api);
  kept.set(api, loading);
  loading.catch(() => kept.delete(api));
  return loading;
}

/** The lists, read when the browser is idle, or at once when `load` is called because somebody is about to need them; `whenIdle` is fetched ahead with them. */
export function usePlaces(api: Client, whenIdle: () => void): FormData & { load: () => void } {
  const [data, setData] = useState(nothing);
  const load = useCallback(() => {
    // Without the lists people type; the server knows the minimum stays too.
    loadFormData(api).then(setData, () => undefined);
  }, [api]);
  useEffect(() => {
    const idly = () => {
      load();
      whenIdle();
    };
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(idly, 1500);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(idly, { timeout: 3000 });
    return () => window.cancelIdleCallback(idle);
  }, [load, whenIdle]);
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
