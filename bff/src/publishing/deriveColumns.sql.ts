import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** The columns that PostgreSQL computes: the normalized search text and the country of the place. */
export const SearchColumns = z.object({
  plain: z.string(),
  country: z.string().nullable(),
});
export type SearchColumns = z.output<typeof SearchColumns>;

export const computeSearchColumns = statement(
  'content.facts',
  { text: z.string(), primaryLocationId: z.uuid().nullable() },
  SearchColumns,
  `SELECT plain_text(:text) AS plain, (
       SELECT coalesce(l.country_code, l.iso_code2, (SELECT p.iso_code2 FROM locations p WHERE p.id = ANY (l.parent_ids) AND p.type = 'COUNTRY' LIMIT 1))
       FROM locations l WHERE l.id = :primaryLocationId
     ) AS country`,
);
