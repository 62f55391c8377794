import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const Suggestion = z.object({
  id: z.uuid(),
  name: z.string(),
  location_id: z.uuid(),
  country_codes: z.array(z.string()),
  served: z.boolean(),
  popularity: z.int(),
  alternate_names: z.array(z.string()),
  status: z.enum(['ACTIVE', 'HIDDEN']),
  version: z.int(),
  search_text: z.string(),
});
export type Suggestion = z.output<typeof Suggestion>;

const columns = 'id, name, location_id, country_codes, served, popularity, alternate_names, status, version, search_text';
const scope = { servedOnly: z.boolean(), withHidden: z.boolean() };
const inScope = `(served OR NOT :servedOnly) AND (status = 'ACTIVE' OR :withHidden)`;

/** Best match first. `term` is a LIKE pattern, `wordStart` a regular expression. */
export const selectDestinationsWithTerm = statement(
  'destination.suggest',
  { term: z.string(), ...scope, wordStart: z.string(), limit: z.int() },
  Suggestion.extend({ total: z.int() }),
  `
  SELECT ${columns}, count(*) OVER ()::int AS total FROM destinations WHERE search_text LIKE '%' || :term || '%' AND ${inScope}
  ORDER BY
    CASE
      WHEN search_text LIKE :term || '%' THEN 0
      WHEN search_text LIKE '%|' || :term || '%' THEN 1
      WHEN search_text ~ :wordStart THEN 2
      ELSE 3
    END, served DESC, popularity DESC, name
  LIMIT :limit`,
);

/** Candidates by trigram similarity; the caller checks that they are a single typo away. */
export const selectSimilarDestinations = statement(
  'destination.similar',
  { term: z.string(), ...scope },
  Suggestion,
  `
  SELECT ${columns} FROM destinations WHERE search_text %> :term AND ${inScope}
  ORDER BY word_similarity(:term, search_text) DESC, served DESC, popularity DESC, name
  LIMIT 200`,
);
