import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectAlias = statement(
  'redirects.alias',
  { id: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM content_aliases WHERE id = :id',
);

export const deleteAlias = statement(
  'redirects.release',
  { id: z.uuid() },
  z.object({
    alias: z.string(),
    path: z.string().nullable(),
    type: z.string(),
    content_id: z.uuid(),
  }),
  'DELETE FROM content_aliases WHERE id = :id RETURNING alias, path, type, content_id',
);
