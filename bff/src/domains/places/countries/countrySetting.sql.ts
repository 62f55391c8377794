import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectReferences = statement(
  'countrySetting.references',
  { countryCode: z.string() },
  z.object({
    type: z.string(),
    id: z.uuid(),
    title: z.string(),
  }),
  `
  (SELECT 'destination' AS type, id, name AS title FROM destinations WHERE :countryCode = ANY (country_codes) ORDER BY name LIMIT 10)
  UNION ALL
  (SELECT 'tripRequest', id, reference FROM trip_requests WHERE country_codes @> ARRAY[:countryCode] ORDER BY created_at DESC LIMIT 10)`,
);
