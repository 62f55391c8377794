import type { contract } from '@farwend/api-contract';
import { listPage } from '#src/records/lists.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { is } from '#src/kernel/actor.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { reviewEntity as entity } from './review.entity.ts';
import { inviteToReview } from './reviewInvitation.ts';
import { findReviewedTrip } from './findReviewedTrip.ts';
import type { ReviewedTrip } from './findReviewedTrip.sql.ts';
import { updateReviewRequestedAt } from './tripReview.sql.ts';
import { writeReview } from './writeReview.ts';
import { unknownReference } from '#src/kernel/reference.ts';

export const tripReviewHandlers: Handlers<typeof contract.tripReviews> = {
  list: listOf(entity, async ({ params, query }, context) => {
    const trip = await findReviewedTrip(params.id, context);
    if (!trip || !seesTrip(trip, context)) throw notFound();
    return ok(await listPage(entity, query, context, { tripMatchId: trip.id }));
  }),
  create: async ({ params, body }, context) => {
    const row = await writeReview(params.id, body, context);
    return created(entity.present(row, context.actor), `/v3/reviews/${row.id}`);
  },
  request: async ({ params, body }, context) => {
    const trip = await findInvitableTrip(params.id, body.reward !== undefined, context);
    const { url, expiresAt } = await inviteToReview(trip.id, 'EMAIL', body.reward ?? null, context);
    await mailInvitation(trip, url, context);
    return ok({ expiresAt: expiresAt.toISOString() });
  },
  invitationLink: async ({ params, body }, context) => {
    const trip = await findInvitableTrip(body.matchId, body.reward !== undefined, context);
    if (trip.tripRequestId !== params.id) throw unknownReference('/matchId', 'Give the id of a match of this trip request');
    const { url, expiresAt } = await inviteToReview(trip.id, body.channel, body.reward ?? null, context);
    if (body.channel === 'EMAIL') await mailInvitation(trip, url, context);
    return ok({ url, expiresAt: expiresAt.toISOString() });
  },
};

/** The trip, if it is completed and not reviewed yet. Throws 403 if the caller may not promise a reward. */
async function findInvitableTrip(id: string, hasReward: boolean, context: CallContext): Promise<ReviewedTrip> {
  const trip = await findReviewedTrip(id, context);
  if (!trip) throw notFound();
  if (hasReward && !is(context.actor, 'admin'))
    throw new Failure('auth.forbidden', { message: 'Only administrators can promise rewards.' });
  if (trip.status !== 'COMPLETED')
    throw new Failure('transition.notAllowed', {
      message: 'A review can be requested once the trip is completed.',
      allowedTransitions: [],
    });
  if (trip.reviewId) throw new Failure('unique.conflict', { message: 'This trip has been reviewed already.' });
  return trip;
}

async function mailInvitation(trip: ReviewedTrip, reviewUrl: string, context: CallContext): Promise<void> {
  const { email, givenName, id: personId } = trip.traveler;
  const data = { givenName, companyName: trip.companyName, tripTitle: trip.tripTitle, reviewUrl };
  await sendTemplate('review-invitation', { to: email, personId, data, related: { type: 'tripMatch', id: trip.id } }, context);
  await context.db.run(updateReviewRequestedAt, { tripMatchId: trip.id });
}

/** Staff, the company and the travelers of the trip may see it. */
function seesTrip(trip: ReviewedTrip, { actor }: CallContext): boolean {
  if (actor.person?.personType === 'teamMember') return true;
  if (is(actor, 'agent')) return actor.person?.partnerId === trip.partnerId && trip.isShownToPartner;
  return actor.person !== null && trip.travelerIds.includes(actor.person.personId) && trip.isShownToTraveler;
}
