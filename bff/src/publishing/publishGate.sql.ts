import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectReferrers = statement(
  'content.inUse',
  { id: z.uuid() },
  z.object({
    type: z.string(),
    id: z.uuid(),
    title: z.string(),
    field: z.string(),
  }),
  `SELECT p.type, p.id, p.title, min(r.field) AS field FROM content_references r JOIN published_content p ON p.id = r.from_id
     WHERE r.to_id = :id AND r.is_published AND r.from_id <> :id GROUP BY p.type, p.id, p.title ORDER BY p.title LIMIT 50`,
);
