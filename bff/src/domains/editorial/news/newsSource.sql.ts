import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectNewsSourceUses = statement(
  'newsSource.uses',
  { id: z.uuid() },
  z.object({
    type: z.string(),
    id: z.uuid(),
    title: z.string(),
  }),
  `SELECT 'newsSnippet' AS type, id, headline AS title FROM news_snippets WHERE news_source_id = :id ORDER BY id LIMIT 20`,
);

export const deleteNewsSource = statement('newsSource.delete', { id: z.uuid() }, null, 'DELETE FROM news_sources WHERE id = :id');

export const selectNewsSourceNames = statement(
  'newsSource.names',
  {},
  z.object({ id: z.uuid(), name: z.string() }),
  'SELECT id, name FROM news_sources ORDER BY name, id LIMIT 1000',
);

export const selectNewsSourcesByName = statement(
  'newsSource.taken',
  { name: z.string(), id: z.uuid().nullable() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM news_sources WHERE name = :name AND id IS DISTINCT FROM :id',
);
