import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';

/** A trip that somebody reviews: the match with what a review takes over from it. */
export interface ReviewedTrip {
  id: string;
  tripRequestId: string;
  status: string;
  partnerId: string;
  companyId: string | null;
  companyName: string;
  leadAgentId: string | null;
  travelStart: string | null;
  travelEnd: string | null;
  tripTitle: string;
  tripTypes: string[];
  locationIds: string[];
  itineraryId: string | null;
  travelerIds: string[];
  /** Who is asked: the primary traveller. */
  traveler: { id: string; email: string; givenName: string; familyName: string };
  reviewId: string | null;
  isShownToPartner: boolean;
  isShownToTraveler: boolean;
}

/** The trip of a match, for everybody: the caller's rights are the handler's business. */
export async function findReviewedTrip(matchId: string, { sequelize, transaction }: CallContext): Promise<ReviewedTrip | null> {
  if (!isId(matchId)) return null;
  const [trip] = await preparedQuery<ReviewedTrip>(sequelize, 'review.trip', select, [matchId], transaction);
  return trip ?? null;
}

const select = `
  SELECT m.id, m.trip_request_id AS "tripRequestId", m.status, m.partner_id AS "partnerId", p.company_id AS "companyId",
    p.display_name AS "companyName", m.lead_agent_id AS "leadAgentId", m.travel_start AS "travelStart", m.travel_end AS "travelEnd",
    r.trip_title AS "tripTitle", r.trip_type AS "tripTypes", r.based_on_itinerary_id AS "itineraryId", r.traveler_ids AS "travelerIds",
    ARRAY(SELECT d.location_id FROM destinations d WHERE d.id IN (SELECT (one->>'id')::uuid FROM jsonb_array_elements(r.destinations) one)) AS "locationIds",
    json_build_object('id', t.id, 'email', t.email, 'givenName', t.given_name, 'familyName', t.family_name) AS traveler,
    (SELECT v.id FROM reviews v WHERE v.trip_match_id = m.id) AS "reviewId",
    m.status <> 'SUGGESTED' AS "isShownToPartner", m.introduced_at IS NOT NULL AS "isShownToTraveler"
  FROM trip_matches m JOIN partners p ON p.id = m.partner_id JOIN trip_requests r ON r.id = m.trip_request_id
    JOIN travelers t ON t.id = (SELECT (one->>'travelerId')::uuid FROM jsonb_array_elements(r.travelers) one ORDER BY (one->>'isPrimary')::boolean DESC LIMIT 1)
  WHERE m.id = $1`;
