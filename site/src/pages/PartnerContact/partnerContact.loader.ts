import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/startup/loaderContext.ts';

/** Data of the page for companies. */
export interface PartnerContactData {
  countries: { code: string; name: string }[];
  /** Number of published companies. */
  companyCount: number;
}

/** Loads the served countries and the number of companies. */
export async function partnerContactLoader({ context }: LoaderFunctionArgs): Promise<PartnerContactData> {
  const api = context.get(apiContext);
  const [countries, companies] = await Promise.all([
    api.get('/v2/locations/countries', { query: { served: 'true' } }),
    api.get('/v2/companies', { query: { limit: 1, published: 'true' } }),
  ]);
  return {
    countries: countries.items.flatMap(({ isoCode2, name }) => (isoCode2 ? [{ code: isoCode2, name }] : [])),
    companyCount: companies.total,
  };
}
