import { optInCountries } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import { selectOptInCountry } from './requiresOptIn.sql.ts';

/** Whether residents of this country (ISO 3166 alpha-2) must opt in to emails, by law or by the country's setting. */
export async function requiresOptIn(country: string, { db }: CallContext): Promise<boolean> {
  if (optInCountries.includes(country)) return true;
  return (await db.first(selectOptInCountry, { country })) !== undefined;
}
