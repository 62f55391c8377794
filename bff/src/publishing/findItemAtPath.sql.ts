import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { ContentName } from './contentName.ts';

/** A published content item with what its path is made of. */
export const ItemAtPath = z.object({
  id: z.uuid(),
  type: ContentName,
  title: z.string(),
  slug: z.string(),
  path: z.string().nullable(),
});
export type ItemAtPath = z.output<typeof ItemAtPath>;

export const selectItemsAtPath = statement(
  'content.at',
  { types: z.array(z.string()).readonly(), slug: z.string(), path: z.string() },
  ItemAtPath,
  `SELECT id, type, title, slug, path FROM published_content WHERE (type = ANY (:types) AND slug = :slug) OR path = :path`,
);
