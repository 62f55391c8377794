import type { LoaderFunctionArgs } from 'react-router-dom';
import { forEverybody } from '#src/shared/forEverybody.ts';
import { apiContext, settingsContext } from '#src/shared/pageContext.ts';
import type { ResidenceCountry } from './usePlaces.ts';

/** What the page of the form needs before it is shown. */
export interface TripRequestData {
  /** Countries of residence for browsers without scripts; empty where scripts run, which read them when idle, and in what the page tells them. */
  countries: ResidenceCountry[];
}

/** On the server reads the countries of residence; never fails, for the form is worth more than its list. */
export async function tripRequestLoader({ context }: LoaderFunctionArgs): Promise<TripRequestData> {
  if (!import.meta.env.SSR) return { countries: [] };
  const read = async () => {
    const { items } = await context.get(apiContext).get('/v3/countries', { query: { limit: 900 } });
    return Object.assign(
      items.map(({ isoCode2, name }) => ({ isoCode2, name })),
      { toJSON: () => [] },
    );
  };
  return { countries: await residences(context.get(settingsContext), read).catch(() => []) };
}

const residences = forEverybody<ResidenceCountry[]>();
