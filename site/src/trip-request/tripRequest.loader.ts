import type { LoaderFunctionArgs } from 'react-router-dom';
import { serverCache } from '#src/shared/serverCache.ts';
import { apiContext, settingsContext } from '#src/startup/loaderContext.ts';
import type { ResidenceCountry } from './FormLists.ts';

/** Data of the form's page. */
export interface TripRequestData {
  /**
   * Countries of residence for browsers without JavaScript. Always empty in the browser, which loads them when idle, and in the page's
   * JSON.
   */
  countries: ResidenceCountry[];
}

/** Loads the countries of residence on the server; never rejects, since the form works without them. */
export async function tripRequestLoader({ context }: LoaderFunctionArgs): Promise<TripRequestData> {
  if (!import.meta.env.SSR) return { countries: [] };
  const fetchCountries = async () => {
    const { items } = await context.get(apiContext).get('/v3/countries', { query: { limit: 900 } });
    return Object.assign(
      items.map(({ isoCode2, name }) => ({ isoCode2, name })),
      { toJSON: () => [] },
    );
  };
  return { countries: await cachedCountries(context.get(settingsContext), fetchCountries).catch(() => []) };
}

const cachedCountries = serverCache<ResidenceCountry[]>();
