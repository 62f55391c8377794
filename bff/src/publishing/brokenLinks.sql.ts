import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { ContentName } from './contentName.ts';

/** SQL condition on a row `r` of content_references: visitors cannot see its target. */
export const isBrokenReference = `
  NOT EXISTS (SELECT 1 FROM published_content t WHERE t.id = r.to_id AND t.type = r.to_type)
  AND NOT EXISTS (SELECT 1 FROM locations l WHERE r.to_type = 'location' AND l.id = r.to_id AND l.status = 'ACTIVE')`;

/** A published content item and the number of its broken references. */
export const ItemWithBrokenLinks = z.object({
  id: z.uuid(),
  type: ContentName,
  title: z.string(),
  broken: z.int(),
});
export type ItemWithBrokenLinks = z.output<typeof ItemWithBrokenLinks>;

export const selectItemsWithBrokenLinks = statement(
  'content.brokenLinks',
  {},
  ItemWithBrokenLinks,
  `
  SELECT p.id, p.type, p.title, count(*)::int AS broken FROM content_references r JOIN published_content p ON p.id = r.from_id
  WHERE r.is_published AND ${isBrokenReference} GROUP BY p.id, p.type, p.title ORDER BY broken DESC, p.title, p.id LIMIT 500`,
);
