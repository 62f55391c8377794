import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';

/** A match with what its review copies from it. */
export const ReviewedTrip = z.object({
  id: z.uuid(),
  tripRequestId: z.uuid(),
  status: z.string(),
  partnerId: z.uuid(),
  companyId: z.uuid().nullable(),
  companyName: z.string(),
  leadAgentId: z.uuid().nullable(),
  travelStart: z.iso.date().nullable(),
  travelEnd: z.iso.date().nullable(),
  tripTitle: z.string(),
  tripTypes: z.array(z.string()),
  itineraryId: z.uuid().nullable(),
  travelerIds: z.array(z.uuid()),
  locationIds: z.array(z.uuid()),
  /** The primary traveler. */
  traveler: json<{ id: string; email: string; givenName: string; familyName: string }>(),
  reviewId: z.uuid().nullable(),
  isShownToPartner: z.boolean(),
  isShownToTraveler: z.boolean(),
});
export type ReviewedTrip = z.output<typeof ReviewedTrip>;

export const selectReviewedTrip = statement(
  'review.trip',
  { matchId: z.uuid() },
  ReviewedTrip,
  `
  SELECT m.id, m.trip_request_id AS "tripRequestId", m.status, m.partner_id AS "partnerId", p.company_id AS "companyId",
    p.display_name AS "companyName", m.lead_agent_id AS "leadAgentId", m.travel_start AS "travelStart", m.travel_end AS "travelEnd",
    r.trip_title AS "tripTitle", r.trip_type AS "tripTypes", r.based_on_itinerary_id AS "itineraryId", r.traveler_ids AS "travelerIds",
    ARRAY(SELECT d.location_id FROM destinations d WHERE d.id IN (SELECT (one->>'id')::uuid FROM jsonb_array_elements(r.destinations) one)) AS "locationIds",
    json_build_object('id', t.id, 'email', t.email, 'givenName', t.given_name, 'familyName', t.family_name) AS traveler,
    (SELECT v.id FROM reviews v WHERE v.trip_match_id = m.id) AS "reviewId",
    m.status <> 'SUGGESTED' AS "isShownToPartner", m.introduced_at IS NOT NULL AS "isShownToTraveler"
  FROM trip_matches m JOIN partners p ON p.id = m.partner_id JOIN trip_requests r ON r.id = m.trip_request_id
    JOIN travelers t ON t.id = (SELECT (one->>'travelerId')::uuid FROM jsonb_array_elements(r.travelers) one ORDER BY (one->>'isPrimary')::boolean DESC LIMIT 1)
  WHERE m.id = :matchId`,
);
