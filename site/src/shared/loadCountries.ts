import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { serverCache } from './serverCache.ts';
import type { PageSettings } from './renderContext.ts';

type Countries = ReplyOf<Contract['locations']['countries']>;

const cachedCountries = serverCache<Countries>();

/** Loads every country, including those we do not serve; one request for many pages. */
export async function loadCountries(api: Client, settings: PageSettings): Promise<Countries['items']> {
  return (await cachedCountries(settings, () => api.get('/v2/locations/countries'))).items;
}
