import { moderateReviewJob } from '#src/domains/reviews/reviews.jobs.ts';
import type { BodyOf, contract } from '@farwend/api-contract';
import { insertRecord, newRecord } from '#src/records/records.ts';
import { newId } from '#src/kernel/newId.ts';
import { is, isStaff } from '#src/kernel/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { reviewEntity } from './review.entity.ts';
import type { ReviewRow } from './review.model.ts';
import { detectFindings } from './detectFindings.ts';
import { loadPromisedReward, redeemInvitation } from './reviewInvitation.ts';
import { findReviewedTrip } from './findReviewedTrip.ts';
import type { ReviewedTrip } from './findReviewedTrip.sql.ts';
import { linkReviewToMatch } from './writeReview.sql.ts';

type Input = BodyOf<typeof contract.tripReviews.create>;

/** Creates a review of a completed trip. A job publishes it if its text has no findings. */
export async function writeReview(matchId: string, input: Input, context: CallContext): Promise<ReviewRow> {
  const trip = await findReviewedTrip(matchId, context);
  if (!trip) throw notFound();
  const source = await determineSource(trip, input, context);
  if (trip.status !== 'COMPLETED') {
    throw new Failure('transition.notAllowed', { message: 'You can review this trip once it is completed.', allowedTransitions: [] });
  }
  if (trip.reviewId)
    throw new Failure('unique.conflict', {
      message: 'This trip has been reviewed already. You can change the review until it is published.',
    });
  checkDates(input);
  const row = await insertRecord(reviewEntity, await buildReview(trip, input, source, context), context);
  const { queue, db } = context;
  await db.run(linkReviewToMatch, { reviewId: row.id, tripMatchId: trip.id });
  await queue.enqueue(moderateReviewJob, { reviewId: row.id }, { db, singletonKey: row.id });
  return row;
}

/** How the author is authorized: signed in as a traveler of the trip, by an invitation code, or through staff. */
async function determineSource(trip: ReviewedTrip, { invitationCode }: Input, context: CallContext): Promise<ReviewRow['source']> {
  const { actor } = context;
  if (isStaff(actor)) {
    if (is(actor, 'admin', 'care')) return 'STAFF';
    throw new Failure('auth.forbidden');
  }
  if (invitationCode !== undefined) {
    if (await redeemInvitation(trip.id, invitationCode, context)) return 'INVITATION';
    throw new Failure('link.expired', { message: 'This invitation has expired or was used already. Sign in to write your review.' });
  }
  if (!actor.person) throw new Failure('auth.required', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (is(actor, 'traveler') && trip.travelerIds.includes(actor.person.personId)) return 'LINK';
  throw notFound();
}

async function buildReview(trip: ReviewedTrip, input: Input, source: ReviewRow['source'], context: CallContext): Promise<ReviewRow> {
  const { invitationCode: _, ...fields } = input;
  const now = new Date();
  const { givenName, familyName, id: travelerId } = trip.traveler;
  const promised = await loadPromisedReward(trip.id, context);
  return {
    ...newRecord(newId(), context),
    ...fields,
    tripTypes: fields.tripTypes.length > 0 ? fields.tripTypes : trip.tripTypes,
    tripMatchId: trip.id,
    partnerId: trip.partnerId,
    companyId: trip.companyId,
    companyName: trip.companyName,
    companySlug: null,
    agentId: trip.leadAgentId,
    itineraryId: trip.itineraryId,
    travelerId,
    authorName: `${givenName} ${[...familyName][0] ?? ''}.`,
    photos: [],
    travelledFrom: fields.travelledFrom ?? trip.travelStart,
    travelledTo: fields.travelledTo ?? trip.travelEnd,
    locationIds: trip.locationIds,
    tags: [],
    reviewedAt: now,
    source,
    verified: true,
    status: 'SUBMITTED',
    statusChangedAt: now,
    moderation: {
      groundCode: null,
      note: null,
      byId: null,
      at: now.toISOString(),
      findings: detectFindings(fields.title, fields.body, fields.authorPlace ?? ''),
    },
    helpfulCount: 0,
    reply: null,
    reward: promised && promised.kind !== 'NONE' ? { ...promised, setAt: now.toISOString() } : null,
    locale: 'en-US',
    isDemo: false,
  };
}

function checkDates({ travelledFrom: from, travelledTo: to }: Input): void {
  if (from && to && to < from) throw fieldFailure('/travelledTo', 'tooSmall', `Must be ${from} or later`);
}
