import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const LocationName = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  slug: z.string(),
});
export type LocationName = z.output<typeof LocationName>;

export const selectNames = statement(
  'locationNames.list',
  { isStaff: z.boolean(), like: z.string().nullable(), limit: z.int(), offset: z.int() },
  LocationName,
  `
  SELECT id, name, type, slug FROM locations
  WHERE (status = 'ACTIVE' OR :isStaff) AND (:like::text IS NULL OR plain_text(name) LIKE plain_text(:like))
  ORDER BY name, id LIMIT :limit OFFSET :offset`,
);
