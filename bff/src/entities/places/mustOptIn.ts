import { optInCountries } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Whether people who live in this country (ISO 3166 alpha-2) must say yes before letters come: by law, or by the country's setting. */
export async function mustOptIn(country: string, { sequelize, transaction }: CallContext): Promise<boolean> {
  if (optInCountries.includes(country)) return true;
  const select = `SELECT FROM country_settings WHERE country_code = $1 AND newsletter_consent = 'OPT_IN'`;
  return (await preparedQuery(sequelize, 'country.mustOptIn', select, [country], transaction)).length > 0;
}
