import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** Partners that have an open match with each of two travelers, not counting requests both are part of. */
export const selectPartnersMatchedWithBoth = statement(
  'merge.samePartner',
  { survivorId: z.uuid(), otherId: z.uuid(), openStatuses: z.array(z.string()).readonly() },
  z.object({ id: z.uuid(), title: z.string() }),
  `
  SELECT p.id, p.display_name AS title FROM partners p
  WHERE EXISTS (SELECT FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
      WHERE m.partner_id = p.id AND m.status = ANY (:openStatuses::text[])
        AND r.traveler_ids @> ARRAY[:survivorId]::uuid[] AND NOT r.traveler_ids @> ARRAY[:otherId]::uuid[])
    AND EXISTS (SELECT FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
      WHERE m.partner_id = p.id AND m.status = ANY (:openStatuses::text[])
        AND r.traveler_ids @> ARRAY[:otherId]::uuid[] AND NOT r.traveler_ids @> ARRAY[:survivorId]::uuid[])
  ORDER BY p.display_name`,
);
