import { linkTargets } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectInboundReferences = statement(
  'content.inbound',
  { id: z.uuid(), drafts: z.boolean() },
  z.object({
    type: z.enum(linkTargets),
    id: z.uuid(),
    title: z.string(),
    field: z.string(),
    published: z.boolean(),
  }),
  `SELECT type, id, title, min(field) AS field, bool_or(published) AS published FROM (
       SELECT p.type, p.id, p.title, r.field, true AS published FROM content_references r JOIN published_content p ON p.id = r.from_id
       WHERE r.to_id = :id AND r.is_published
       UNION ALL
       SELECT c.type, c.id, c.title, r.field, false FROM content_references r JOIN content c ON c.id = r.from_id
       WHERE r.to_id = :id AND NOT r.is_published AND :drafts AND c.status <> 'TRASHED'
     ) referrers GROUP BY type, id, title ORDER BY title, id LIMIT 200`,
);
