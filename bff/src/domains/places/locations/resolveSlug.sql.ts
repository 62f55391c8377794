import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectSlugOwner = statement(
  'location.slugTaken',
  { slug: z.string(), id: z.uuid() },
  z.object({ id: z.uuid() }),
  'SELECT id FROM locations WHERE slug = :slug AND id <> :id',
);
