import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The fields of a location that suggestions use. */
export const VisiblePlace = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  type: z.string(),
  served: z.boolean(),
  popularity: z.int(),
  searchText: z.string(),
  /** Name of its country; null for countries. */
  country: z.string().nullable(),
});
export type VisiblePlace = z.output<typeof VisiblePlace>;

export const selectVisiblePlaces = statement(
  'locations.open',
  {},
  VisiblePlace,
  `
  SELECT l.id, l.name, l.slug, l.type, l.served, l.popularity, l.search_text AS "searchText",
    CASE WHEN l.type <> 'COUNTRY' THEN c.name END AS country
  FROM locations l LEFT JOIN locations c ON c.iso_code2 = l.country_code AND c.type = 'COUNTRY'
  WHERE l.status = 'ACTIVE'
  ORDER BY l.served DESC, l.popularity DESC, l.name, l.id`,
);
