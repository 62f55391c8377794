import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const DueTrip = z.object({
  id: z.uuid(),
  traveler_id: z.uuid(),
  email: z.string(),
  given_name: z.string(),
  company_name: z.string(),
  trip_title: z.string(),
  sent: z.int(),
});
export type DueTrip = z.output<typeof DueTrip>;

/** The emails are due 3, 10 and 24 days after the return; none is sent after a month. */
export const selectDueTrips = statement(
  'reviewInvitations.due',
  { batchSize: z.int() },
  DueTrip,
  `
  SELECT m.id, t.id AS traveler_id, t.email, t.given_name, p.display_name AS company_name, r.trip_title, i.sent
  FROM trip_matches m
    JOIN trip_requests r ON r.id = m.trip_request_id
    JOIN partners p ON p.id = m.partner_id
    JOIN travelers t ON t.id = (SELECT (one->>'travelerId')::uuid FROM jsonb_array_elements(r.travelers) one ORDER BY (one->>'isPrimary')::boolean DESC LIMIT 1)
    CROSS JOIN LATERAL (SELECT count(*)::int AS sent FROM review_invitations v WHERE v.trip_match_id = m.id AND v.channel = 'EMAIL') i
  WHERE m.status = 'COMPLETED' AND m.review_id IS NULL AND NOT t.do_not_contact AND t.erased_at IS NULL AND i.sent < 3
    AND m.travel_end BETWEEN current_date - 31 AND current_date - (ARRAY[3, 10, 24])[i.sent + 1]
    AND NOT EXISTS (SELECT FROM review_invitations v WHERE v.trip_match_id = m.id AND v.created_at > now() - interval '6 days')
  ORDER BY m.travel_end, m.id LIMIT :batchSize`,
);

export const markReviewRequested = statement(
  'reviewInvitations.mark',
  { tripId: z.uuid() },
  null,
  'UPDATE trip_matches SET review_requested_at = coalesce(review_requested_at, now()) WHERE id = :tripId',
);
