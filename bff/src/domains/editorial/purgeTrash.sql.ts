import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { ContentName } from '#src/publishing/contentName.ts';

const PurgedItem = z.object({
  id: z.uuid(),
  type: ContentName,
  title: z.string(),
  slug: z.string(),
  path: z.string().nullable(),
  was_shown: z.boolean(),
  /** Paths of its aliases. */
  earlier: z.array(z.string()),
});
export type Gone = z.output<typeof PurgedItem>;

export const deleteExpiredTrash = statement(
  'content.purge',
  {},
  PurgedItem,
  `
  WITH purged AS (
    DELETE FROM content WHERE status = 'TRASHED' AND deleted_at < now() - interval '30 days'
    RETURNING id, type, title, slug, path, first_published_at IS NOT NULL AS was_shown
  ),
  versions_of_purged AS (DELETE FROM versions v USING purged WHERE v.entity_id = purged.id AND v.entity_type = purged.type)
  SELECT purged.*, ARRAY(SELECT a.path FROM content_aliases a WHERE a.content_id = purged.id AND a.path IS NOT NULL) AS earlier FROM purged`,
);
