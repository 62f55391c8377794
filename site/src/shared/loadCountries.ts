import type { Contract, ReplyOf } from '@farwend/api-contract';
import { apiContext } from '#src/startup/loaderContext.ts';
import { serverCache } from './serverCache.ts';

/** Loads every country, including those we do not serve; one request for many pages. */
export const loadCountries = serverCache<ReplyOf<Contract['locations']['countries']>['items']>(
  async (context) => (await context.get(apiContext).get('/v2/locations/countries')).items,
);
