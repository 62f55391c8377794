import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '#src/shared/pageContext.ts';

/** What the page for companies shows. */
export interface PartnerContactData {
  countries: { code: string; name: string }[];
  /** How many companies are published. */
  companyCount: number;
}

/** Reads the countries we serve and how many companies there are. */
export async function partnerContactLoader({ context }: LoaderFunctionArgs): Promise<PartnerContactData> {
  const api = context.get(apiContext);
  const [countries, companies] = await Promise.all([
    api.get('/v2/locations/countries', { query: { served: 'true' } }),
    api.get('/v2/companies', { query: { limit: '1', published: 'true' } }),
  ]);
  return {
    countries: countries.items.flatMap(({ isoCode2, name }) => (isoCode2 ? [{ code: isoCode2, name }] : [])),
    companyCount: companies.total,
  };
}
