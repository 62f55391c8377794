import { z } from 'zod';
import { buildKeysetSql, type KeysetTerm, pageParams, positionColumn } from '#src/db/keysetSql.ts';
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
  is_after: z.boolean(),
  ...positionColumn,
});
export type Suggestion = z.output<typeof Suggestion>;

const columns = 'id, name, location_id, country_codes, served, popularity, alternate_names, status, version, search_text';
const scope = { servedOnly: z.boolean(), withHidden: z.boolean(), after: pageParams.after };
const inScope = `(served OR NOT :servedOnly) AND (status = 'ACTIVE' OR :withHidden)`;

/** Among equally good matches, served and popular destinations come first. */
const buildOrder = (goodness: KeysetTerm) =>
  buildKeysetSql([
    goodness,
    { sql: 'served', type: 'boolean', direction: 'DESC' },
    { sql: 'popularity', type: 'int', direction: 'DESC' },
    { sql: 'name', type: 'text', direction: 'ASC' },
    { sql: 'id', type: 'uuid', direction: 'ASC' },
  ]);
const withTerm = buildOrder({
  sql: `CASE
      WHEN search_text LIKE :term || '%' THEN 0
      WHEN search_text LIKE '%|' || :term || '%' THEN 1
      WHEN search_text ~ :wordStart THEN 2
      ELSE 3
    END`,
  type: 'int',
  direction: 'ASC',
});
const similar = buildOrder({ sql: 'word_similarity(:term, search_text)', type: 'real', direction: 'DESC' });

/** Best match first. `term` is a LIKE pattern, `wordStart` a regular expression. */
export const selectDestinationsWithTerm = statement(
  'destination.suggest',
  { term: z.string(), ...scope, wordStart: z.string(), limit: z.int().nullable() },
  Suggestion.extend({ total: z.int() }),
  `
  SELECT ${columns}, count(*) OVER ()::int AS total, ${withTerm.isAfter} AS is_after, ${withTerm.position}
  FROM destinations WHERE search_text LIKE '%' || :term || '%' AND ${inScope}
  ${withTerm.orderBy}
  LIMIT :limit`,
);

/** Candidates by trigram similarity; the caller checks that they are a single typo away. */
export const selectSimilarDestinations = statement(
  'destination.similar',
  { term: z.string(), ...scope },
  Suggestion,
  `
  SELECT ${columns}, ${similar.isAfter} AS is_after, ${similar.position} FROM destinations WHERE search_text %> :term AND ${inScope}
  ${similar.orderBy}
  LIMIT 200`,
);
