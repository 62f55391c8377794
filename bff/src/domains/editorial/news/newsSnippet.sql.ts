import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const deleteNewsSnippet = statement('newsSnippet.delete', { id: z.uuid() }, null, 'DELETE FROM news_snippets WHERE id = :id');

export const selectNewsSource = statement(
  'newsSnippet.source',
  { id: z.uuid() },
  z.object({
    sourceName: z.string(),
    sourceHomepage: z.string(),
  }),
  'SELECT name AS "sourceName", homepage AS "sourceHomepage" FROM news_sources WHERE id = :id',
);
