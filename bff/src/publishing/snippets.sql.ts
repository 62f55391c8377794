import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { ContentName } from './contentName.ts';

/** What a snippet is made of. */
export const SnippetRow = z.object({
  id: z.uuid(),
  type: ContentName,
  /** The list item as JSON. */
  listItem: z.string(),
  path: z.string().nullable(),
  company_id: z.uuid().nullable(),
});
export type SnippetRow = z.output<typeof SnippetRow>;

/** The columns of a SnippetRow; `p` must be published_content, so that drafts never appear in snippets. */
export const snippetColumns = 'p.id, p.type, p.line AS "listItem", p.path, p.company_id';

export const selectRatings = statement(
  'content.ratings',
  { companyIds: z.array(z.uuid()).readonly() },
  z.object({
    id: z.uuid(),
    average: z.number(),
    count: z.int(),
  }),
  `SELECT scope_id AS id, trunc(sum(rating * count)::numeric / sum(count), 2)::float8 AS average, sum(count)::int AS count
     FROM review_counts WHERE scope_id = ANY (:companyIds) GROUP BY scope_id HAVING sum(count) > 0`,
);
