import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectPublishedById = statement(
  'content.publishedById',
  { key: z.uuid(), name: z.string() },
  z.object({
    id: z.uuid(),
    version: z.int(),
    answer: z.string(),
  }),
  'SELECT id, version, answer FROM published_content WHERE id = :key AND type = :name',
);

export const selectPublishedBySlug = statement(
  'content.publishedBySlug',
  { name: z.string(), key: z.string() },
  z.object({
    id: z.uuid(),
    version: z.int(),
    answer: z.string(),
  }),
  `
  SELECT id, version, answer FROM published_content WHERE type = :name AND slug = :key
  UNION ALL
  SELECT p.id, p.version, p.answer FROM content_aliases a JOIN published_content p ON p.id = a.content_id WHERE a.type = :name AND a.alias = :key
  LIMIT 1`,
);

export const selectIdBySlug = statement(
  'content.idOfSlug',
  { name: z.string(), slug: z.string() },
  z.object({
    id: z.uuid(),
  }),
  `
  SELECT id FROM content WHERE type = :name AND slug = :slug
  UNION ALL SELECT id FROM published_content WHERE type = :name AND slug = :slug
  UNION ALL SELECT content_id FROM content_aliases WHERE type = :name AND alias = :slug
  LIMIT 1`,
);
