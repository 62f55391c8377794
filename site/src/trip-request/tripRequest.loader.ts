import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/shared/pageContext.ts';
import type { ResidenceCountry } from './usePlaces.ts';

/** What the page of the form needs before it is shown. */
export interface TripRequestData {
  /** Countries of residence for browsers without scripts; empty where scripts run, which read them when idle. */
  countries: ResidenceCountry[];
}

/** On the server reads the countries of residence; never fails, for the form is worth more than its list. */
export async function tripRequestLoader({ context }: LoaderFunctionArgs): Promise<TripRequestData> {
  if (!import.meta.env.SSR) return { countries: [] };
  const list = await context
    .get(apiContext)
    .get('/v3/countries', { query: { limit: 900 } })
    .catch(() => ({ items: [] }));
  return { countries: list.items.map(({ isoCode2, name }) => ({ isoCode2, name })) };
}
