import type { BodyOf, contract } from '@farwend/api-contract';
import { insertRecord, newRecord } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { is, isStaff } from '#src/http/actor.ts';
import { Failure, fieldFailure, notFound } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { reviewEntity } from './review.entity.ts';
import type { ReviewRow } from './review.model.ts';
import { reviewFindings } from './reviewFindings.ts';
import { promisedReward, redeemInvitation } from './reviewInvitation.ts';
import { findReviewedTrip, type ReviewedTrip } from './reviewedTrip.ts';

type Input = BodyOf<typeof contract.tripReviews.create>;

/** Takes a review of a completed trip in. A job looks at it next: it is published when nothing in the text needs a person's look. */
export async function writeReview(matchId: string, input: Input, context: CallContext): Promise<ReviewRow> {
  const trip = await findReviewedTrip(matchId, context);
  if (!trip) throw notFound();
  const source = await sourceOf(trip, input, context);
  if (trip.status !== 'COMPLETED') {
    throw new Failure('transition.notAllowed', { message: 'You can write about this trip when it is completed.', allowedTransitions: [] });
  }
  if (trip.reviewId)
    throw new Failure('unique.conflict', { message: 'This trip has its review already. You can change it until it is published.' });
  checkDates(input);
  const row = await insertRecord(reviewEntity, await newReview(trip, input, source, context), context);
  const { sequelize, transaction, queue } = context;
  await sequelize.query('UPDATE trip_matches SET review_id = :review WHERE id = :trip', {
    replacements: { review: row.id, trip: trip.id },
    ...(transaction ? { transaction } : {}),
  });
  await queue.enqueue('moderateReview', { reviewId: row.id }, { transaction, singletonKey: row.id });
  return row;
}

/** How the author came: signed in as the traveller of the trip, with an invitation's code, or through staff who write it down for them. */
async function sourceOf(trip: ReviewedTrip, { invitationCode }: Input, context: CallContext): Promise<ReviewRow['source']> {
  const { actor } = context;
  if (isStaff(actor)) {
    if (is(actor, 'admin', 'care')) return 'STAFF';
    throw new Failure('auth.forbidden');
  }
  if (invitationCode !== undefined) {
    if (await redeemInvitation(trip.id, invitationCode, context)) return 'INVITATION';
    throw new Failure('link.expired', { message: 'This invitation is too old or was used already. Sign in to write your review.' });
  }
  if (!actor.person) throw new Failure('auth.required', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (is(actor, 'traveler') && trip.travelerIds.includes(actor.person.personId)) return 'LINK';
  throw notFound();
}

async function newReview(trip: ReviewedTrip, input: Input, source: ReviewRow['source'], context: CallContext): Promise<ReviewRow> {
  const { invitationCode: _, ...said } = input;
  const now = new Date();
  const { givenName, familyName, id: travelerId } = trip.traveler;
  const promised = await promisedReward(trip.id, context);
  return {
    ...newRecord(newId(), context),
    ...said,
    tripTypes: said.tripTypes.length > 0 ? said.tripTypes : trip.tripTypes,
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
    travelledFrom: said.travelledFrom ?? trip.travelStart,
    travelledTo: said.travelledTo ?? trip.travelEnd,
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
      findings: reviewFindings(said.title, said.body, said.authorPlace ?? ''),
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
