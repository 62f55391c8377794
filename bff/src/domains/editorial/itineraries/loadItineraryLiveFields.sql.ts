import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** How many trip requests began with each itinerary, and the countries of its days in the order of travel, by id; one query. */
export async function liveOfItineraries(
  ids: readonly string[],
  { sequelize, transaction }: CallContext,
): Promise<Map<string, { requestCount: number; countryCodes: string[] }>> {
  const rows = await preparedQuery<{ id: string; requestCount: number; countryCodes: string[] }>(
    sequelize,
    'itineraries.live',
    selectLive,
    [ids],
    transaction,
  );
  return new Map(rows.map(({ id, ...live }) => [id, live]));
}

// What is published tells the countries: those of a draft are nobody's business.
const selectLive = `
  SELECT c.id, (SELECT coalesce(sum(r.count), 0)::int FROM itinerary_request_counts r WHERE r.itinerary_id = c.id) AS "requestCount",
    ARRAY(
      SELECT code FROM (
        SELECT coalesce(l.country_code, l.iso_code2, (SELECT p.iso_code2 FROM locations p WHERE p.id = ANY (l.parent_ids) AND p.type = 'COUNTRY' LIMIT 1)) AS code,
          min(array_position(coalesce(s.location_ids, c.location_ids), l.id)) AS place
        FROM locations l WHERE l.id = ANY (coalesce(s.location_ids, c.location_ids)) GROUP BY 1
      ) countries WHERE code IS NOT NULL ORDER BY place
    )::text[] AS "countryCodes"
  FROM content c LEFT JOIN published_content s ON s.id = c.id WHERE c.id = ANY ($1::uuid[])`;
