import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectUses = statement(
  'location.uses',
  { id: z.uuid() },
  z.object({
    type: z.string(),
    id: z.uuid(),
    title: z.string(),
  }),
  `
  SELECT type, id, title FROM (
    SELECT 'location' AS type, id, name AS title FROM locations WHERE parent_ids @> ARRAY[:id::uuid]
    UNION ALL SELECT 'destination', id, name FROM destinations WHERE location_id = :id
    UNION ALL SELECT 'airport', id, name FROM airports WHERE city_location_id = :id
    UNION ALL SELECT 'image', id, alt FROM images WHERE location_ids @> ARRAY[:id::uuid]
    UNION ALL SELECT 'review', id, title FROM reviews WHERE location_ids @> ARRAY[:id::uuid]
    UNION ALL SELECT type, id, title FROM content WHERE primary_location_id = :id OR location_ids @> ARRAY[:id::uuid]
    UNION ALL SELECT c.type, c.id, c.title FROM content_references r JOIN content c ON c.id = r.from_id WHERE r.to_id = :id AND NOT r.is_published
  ) used ORDER BY type, title, id LIMIT 20`,
);
