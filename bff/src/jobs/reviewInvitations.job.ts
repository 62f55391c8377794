import { preparedQuery } from '#src/database/prepared.ts';
import { inviteToReview } from '#src/entities/reviews/reviewInvitation.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import type { Services } from '#src/services.ts';
import { asSystem } from './asSystem.ts';

interface DueTrip {
  id: string;
  traveler_id: string;
  email: string;
  given_name: string;
  company_name: string;
  trip_title: string;
  sent: number;
}

/** Mails at most so many invitations in one run; the next hour goes on. */
const AT_ONCE = 200;

/**
 * Invites the traveller of every completed trip to a review: 3 days after the return, again after 10 and 24, never more, and never
 * after a review. No trip is left out and none is picked.
 */
export function reviewInvitations(services: Services) {
  return async (_: object, { id }: { id: string }): Promise<void> => {
    const due = await preparedQuery<DueTrip>(services.sequelize, 'reviewInvitations.due', select, [AT_ONCE]);
    for (const trip of due) {
      await asSystem(services, id, async (context) => {
        const key = `review-invitation ${trip.id} ${trip.sent}`;
        const { url } = await inviteToReview(trip.id, 'EMAIL', null, context);
        const data = { givenName: trip.given_name, companyName: trip.company_name, tripTitle: trip.trip_title, reviewUrl: url };
        const template = trip.sent === 0 ? 'review-invitation' : 'review-reminder';
        const related = { type: 'tripMatch', id: trip.id };
        await sendTemplate(template, { to: trip.email, personId: trip.traveler_id, data, related, singletonKey: key }, context);
        const text = 'UPDATE trip_matches SET review_requested_at = coalesce(review_requested_at, now()) WHERE id = $1';
        await preparedQuery(context.sequelize, 'reviewInvitations.mark', text, [trip.id], context.transaction);
      });
    }
  };
}

/** The n-th mail is due 3, 10 and 24 days after the return; after a month nobody is asked any more. */
const select = `
  SELECT m.id, t.id AS traveler_id, t.email, t.given_name, p.display_name AS company_name, r.trip_title, i.sent
  FROM trip_matches m
    JOIN trip_requests r ON r.id = m.trip_request_id
    JOIN partners p ON p.id = m.partner_id
    JOIN travelers t ON t.id = (SELECT (one->>'travelerId')::uuid FROM jsonb_array_elements(r.travelers) one ORDER BY (one->>'isPrimary')::boolean DESC LIMIT 1)
    CROSS JOIN LATERAL (SELECT count(*)::int AS sent FROM review_invitations v WHERE v.trip_match_id = m.id AND v.channel = 'EMAIL') i
  WHERE m.status = 'COMPLETED' AND m.review_id IS NULL AND NOT t.do_not_contact AND t.erased_at IS NULL AND i.sent < 3
    AND m.travel_end BETWEEN current_date - 31 AND current_date - (ARRAY[3, 10, 24])[i.sent + 1]
    AND NOT EXISTS (SELECT FROM review_invitations v WHERE v.trip_match_id = m.id AND v.created_at > now() - interval '6 days')
  ORDER BY m.travel_end, m.id LIMIT $1`;
