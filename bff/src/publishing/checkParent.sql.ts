import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectCategoryAncestors = statement(
  'content.parents',
  { parentId: z.uuid(), type: z.string() },
  z.object({
    slug: z.string(),
  }),
  `WITH RECURSIVE above AS (
       SELECT id, slug, parent_id, 1 AS depth FROM content WHERE id = :parentId AND type = :type
       UNION ALL SELECT c.id, c.slug, c.parent_id, above.depth + 1 FROM content c JOIN above ON c.id = above.parent_id WHERE above.depth < 20
     ) SELECT slug FROM above`,
);
