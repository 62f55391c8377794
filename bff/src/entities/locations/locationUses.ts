import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** The records that refer to a place, at most 20. */
export async function usesOfLocation(id: string, { sequelize, transaction }: CallContext) {
  return preparedQuery<{ type: string; id: string; title: string }>(sequelize, 'location.uses', selectUses, [id], transaction);
}

const selectUses = `
  SELECT type, id, title FROM (
    SELECT 'location' AS type, id, name AS title FROM locations WHERE parent_ids @> ARRAY[$1::uuid]
    UNION ALL SELECT 'destination', id, name FROM destinations WHERE location_id = $1
    UNION ALL SELECT 'airport', id, name FROM airports WHERE city_location_id = $1
    UNION ALL SELECT 'image', id, alt FROM images WHERE location_ids @> ARRAY[$1::uuid]
    UNION ALL SELECT 'review', id, title FROM reviews WHERE location_ids @> ARRAY[$1::uuid]
    UNION ALL SELECT type, id, title FROM content WHERE primary_location_id = $1 OR location_ids @> ARRAY[$1::uuid]
    UNION ALL SELECT c.type, c.id, c.title FROM content_references r JOIN content c ON c.id = r.from_id WHERE r.to_id = $1 AND NOT r.is_published
  ) used ORDER BY type, title, id LIMIT 20`;
