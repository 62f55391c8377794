import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { snippetColumns, SnippetRow } from './snippets.sql.ts';

export const selectSnippetRows = statement(
  'content.snippetsOfIds',
  { ids: z.array(z.uuid()).readonly() },
  SnippetRow,
  `SELECT ${snippetColumns} FROM published_content p WHERE p.id = ANY (:ids::uuid[]) ORDER BY array_position(:ids::uuid[], p.id)`,
);
