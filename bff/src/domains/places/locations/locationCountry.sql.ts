import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectCountriesAbove = statement(
  'location.countryAbove',
  { parentIds: z.array(z.uuid()).readonly() },
  z.object({
    iso_code2: z.string(),
  }),
  `
  WITH RECURSIVE above AS (
    SELECT id, parent_ids, iso_code2 FROM locations WHERE id = ANY (:parentIds)
    UNION SELECT l.id, l.parent_ids, l.iso_code2 FROM above a JOIN locations l ON l.id = ANY (a.parent_ids)
  )
  SELECT DISTINCT iso_code2 FROM above WHERE iso_code2 IS NOT NULL`,
);

export const updateDescendantCountries = statement(
  'location.passCountry',
  { id: z.uuid() },
  null,
  `
  WITH RECURSIVE below AS (
    SELECT id FROM locations WHERE parent_ids @> ARRAY[:id::uuid]
    UNION SELECT l.id FROM below b JOIN locations l ON l.parent_ids @> ARRAY[b.id]
  ), above AS (
    SELECT b.id AS start, l.id, l.parent_ids, l.iso_code2 FROM below b JOIN locations l ON l.id = b.id
    UNION SELECT a.start, l.id, l.parent_ids, l.iso_code2 FROM above a JOIN locations l ON l.id = ANY (a.parent_ids)
  )
  UPDATE locations l SET country_code = c.code
  FROM (SELECT start, CASE WHEN count(DISTINCT iso_code2) = 1 THEN min(iso_code2) END AS code FROM above GROUP BY start) c
  WHERE l.id = c.start AND l.country_code IS DISTINCT FROM c.code`,
);
