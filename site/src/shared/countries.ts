import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { Client } from '@farwend/api-contract/client';
import { forEverybody } from './forEverybody.ts';
import type { PageSettings } from './serverPart.ts';

type Countries = ReplyOf<Contract['locations']['countries']>;

const kept = forEverybody<Countries>();

/** Every country of the atlas, those we serve among them; asked once for many pages. */
export async function countriesOf(api: Client, settings: PageSettings): Promise<Countries['items']> {
  return (await kept(settings, () => api.get('/v2/locations/countries'))).items;
}
