import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectOptInCountry = statement(
  'country.mustOptIn',
  { country: z.string() },
  z.object({ id: z.uuid() }),
  `SELECT id FROM country_settings WHERE country_code = :country AND newsletter_consent = 'OPT_IN'`,
);
