import { inviteToReview } from './reviewInvitation.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import type { CallContext, Services } from '#src/kernel/context.ts';
import { runAsSystem } from '#src/records/runAsSystem.ts';
import { runForEach, throwIfFailed } from '#src/records/runForEach.ts';
import { type DueTrip, selectDueTrips, markReviewRequested } from './reviewInvitations.sql.ts';

/** Invitations per run; the next hourly run continues. */
const BATCH_SIZE = 200;

/** Invites the primary traveler of every completed trip to write a review: 3, 10 and 24 days after the return, until there is one. */
export function reviewInvitations(services: Services) {
  return async (_: object, { id, signal }: { id: string; signal: AbortSignal }): Promise<void> => {
    const due = await services.db.run(selectDueTrips, { batchSize: BATCH_SIZE });
    throwIfFailed(await runForEach(due, signal, (trip) => runAsSystem(services, id, (context) => mailInvitation(trip, context))));
  };
}

async function mailInvitation(trip: DueTrip, context: CallContext): Promise<void> {
  const key = `review-invitation ${trip.id} ${trip.sent}`;
  const { url } = await inviteToReview(trip.id, 'EMAIL', null, context);
  const data = { givenName: trip.given_name, companyName: trip.company_name, tripTitle: trip.trip_title, reviewUrl: url };
  const template = trip.sent === 0 ? 'review-invitation' : 'review-reminder';
  const related = { type: 'tripMatch', id: trip.id };
  await sendTemplate(template, { to: trip.email, personId: trip.traveler_id, data, related, singletonKey: key }, context);
  await context.db.run(markReviewRequested, { tripId: trip.id });
}
