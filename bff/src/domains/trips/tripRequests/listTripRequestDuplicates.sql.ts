import { tripRequestDuplicateReasons, tripRequestStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { likeTravelers } from '#src/domains/travelers/travelers/likeTravelers.sql.ts';

/**
 * Requests that may ask for the same trip as one, the surest first: of the same or a like person, and sent within 90 days of it or for
 * the same days and place. A name alone needs days and place.
 */
export const selectTripRequestDuplicates = statement(
  'tripRequest.duplicates',
  { id: z.uuid() },
  z.object({
    id: z.uuid(),
    reference: z.string(),
    tripTitle: z.string(),
    status: z.enum(tripRequestStatuses),
    submittedAt: z.date().nullable(),
    reasons: z.array(z.enum(tripRequestDuplicateReasons)),
  }),
  `
  WITH request AS (SELECT * FROM trip_requests WHERE id = :id),
  people AS (
    SELECT unnest(traveler_ids) AS id, 'TRAVELER' AS reason FROM request
    UNION ALL SELECT id, reason FROM (${likeTravelers('ARRAY(SELECT unnest(traveler_ids) FROM request)')}
    ) likes
  ),
  found AS (
    SELECT o.id, o.reference, o.trip_title, o.status, o.submitted_at,
      (SELECT array_agg(DISTINCT p.reason) FROM people p WHERE p.id = ANY (o.traveler_ids))
        || CASE WHEN abs(o.departure_date - r.departure_date) <= 3 THEN '{DATES}' ELSE '{}'::text[] END
        || CASE WHEN o.destination_names && r.destination_names OR o.country_codes && r.country_codes THEN '{PLACE}' ELSE '{}'::text[] END AS reasons,
      coalesce(o.submitted_at BETWEEN r.submitted_at - interval '90 days' AND r.submitted_at + interval '90 days', false) AS is_near
    FROM request r JOIN trip_requests o ON o.traveler_ids && (SELECT array_agg(id) FROM people) AND o.id <> r.id
    WHERE o.status <> 'DRAFT'
    ORDER BY o.created_at DESC LIMIT 200
  )
  SELECT id, reference, trip_title AS "tripTitle", status, submitted_at AS "submittedAt", reasons FROM found
  WHERE reasons @> '{DATES,PLACE}' OR is_near AND reasons && '{TRAVELER,EMAIL,PHONE}'
  ORDER BY cardinality(reasons) DESC, submitted_at DESC NULLS LAST, id LIMIT 20`,
);
