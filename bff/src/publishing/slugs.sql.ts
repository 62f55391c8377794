import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

// Takes several types because landing pages and their categories share the root of the site. An alias stays reserved for 24 months.
export const selectSlugConflict = statement(
  'content.slugTaken',
  { types: z.array(z.string()).readonly(), slug: z.string(), id: z.uuid() },
  z.object({
    title: z.string(),
  }),
  `
  SELECT title FROM content WHERE type = ANY (:types) AND slug = :slug AND id <> :id
  UNION ALL SELECT title FROM published_content WHERE type = ANY (:types) AND slug = :slug AND id <> :id
  UNION ALL SELECT c.title FROM content_aliases a JOIN content c ON c.id = a.content_id
    WHERE a.type = ANY (:types) AND a.alias = :slug AND a.content_id <> :id AND a.created_at > now() - interval '24 months'
  LIMIT 1`,
);

export const insertAlias = statement(
  'content.addAlias',
  { newId: z.uuid(), type: z.string(), from: z.string(), id: z.uuid(), path: z.string().nullable() },
  null,
  `
  INSERT INTO content_aliases (id, type, alias, content_id, path) VALUES (:newId, :type, :from, :id, :path)
  ON CONFLICT (type, alias) DO UPDATE SET content_id = :id, created_at = now()`,
);

export const deleteAlias = statement(
  'content.dropAlias',
  { type: z.string(), to: z.string() },
  null,
  'DELETE FROM content_aliases WHERE type = :type AND alias = :to',
);

export const selectAliasesOfItem = statement(
  'content.aliasesOf',
  { id: z.uuid() },
  z.object({
    alias: z.string(),
  }),
  'SELECT alias FROM content_aliases WHERE content_id = :id ORDER BY created_at DESC, alias',
);
