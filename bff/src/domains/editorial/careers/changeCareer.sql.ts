import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Slugs of other careers that equal this slug or extend it with a number. */
export const selectSimilarSlugs = statement(
  'career.slugs',
  { slug: z.string(), numbered: z.string(), id: z.uuid() },
  z.object({ slug: z.string() }),
  'SELECT slug FROM careers WHERE (slug = :slug OR slug LIKE :numbered) AND id <> :id',
);
