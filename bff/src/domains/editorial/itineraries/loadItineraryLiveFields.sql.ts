import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

// The countries come from the published version, if there is one, so that a draft does not leak them.
export const selectItineraryLiveFields = statement(
  'itineraries.live',
  { ids: z.array(z.uuid()).readonly() },
  z.object({
    id: z.uuid(),
    requestCount: z.int(),
    countryCodes: z.array(z.string()),
  }),
  `
  SELECT c.id, (SELECT coalesce(sum(r.count), 0)::int FROM itinerary_request_counts r WHERE r.itinerary_id = c.id) AS "requestCount",
    ARRAY(
      SELECT code FROM (
        SELECT coalesce(l.country_code, l.iso_code2, (SELECT p.iso_code2 FROM locations p WHERE p.id = ANY (l.parent_ids) AND p.type = 'COUNTRY' LIMIT 1)) AS code,
          min(array_position(coalesce(s.location_ids, c.location_ids), l.id)) AS place
        FROM locations l WHERE l.id = ANY (coalesce(s.location_ids, c.location_ids)) GROUP BY 1
      ) countries WHERE code IS NOT NULL ORDER BY place
    )::text[] AS "countryCodes"
  FROM content c LEFT JOIN published_content s ON s.id = c.id WHERE c.id = ANY (:ids::uuid[])`,
);
