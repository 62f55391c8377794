import { z } from 'zod';
import { get, post, put } from '../call.ts';
import { admins, anyone, type Caller, careTeam, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { Review, ReviewChange, ReviewFilters, ReviewHistogram, ReviewInput, ReviewVote, Reward } from './reviews.schemas.ts';

const writers: readonly Caller[] = ['traveler', 'admin', 'care', 'publisher'];
const ListQuery = field.pageQuery().catchall(z.string().max(500));

export const reviews = {
  read: get('/v3/reviews/{id}', 'Read a review', { access: anyone, reply: Review }),
  update: put('/v3/reviews/{id}', 'Change a review or decide about it', {
    access: writers,
    body: ReviewChange,
    reply: Review,
    description:
      'Authors change what they wrote until it is published, or withdraw it. Publishers decide, with a ground; the rating is none.',
    example: { status: 'PUBLISHED' },
  }),
  setReward: put('/v3/reviews/{id}/rewards', 'Set the reward that was promised for a review', {
    access: admins,
    body: Reward,
    reply: Review,
    description: 'Only what was promised with the invitation, before there was a rating. It is shown with the review.',
    example: { kind: 'DONATION', valueUSD: 25 },
  }),
  setReply: put('/v3/reviews/{id}/reply', 'Answer a review for the company, or decide about the answer', {
    access: ['agent', 'admin', 'publisher'],
    body: z.strictObject({
      body: field.paragraphs(2000, 1).optional().describe('The answer; from agents of the company'),
      status: z.enum(['PUBLISHED', 'REJECTED']).optional().describe('The decision; from publishers'),
      version: field.BasedOn,
    }),
    reply: Review,
    example: { body: 'Thank you for coming in the green season, and for writing it down.' },
  }),
  versions: get('/v3/reviews/{id}/versions', 'List the versions of a review', {
    access: ['traveler', ...staff],
    query: field.pageQuery(),
    reply: field.VersionList,
    description: 'The same address with a closing brace at its end is answered too: some clients build it so.',
  }),
  version: get('/v3/reviews/{id}/versions/{v}', 'Read a version of a review', {
    access: ['traveler', ...staff],
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  search: post('/v3/review_searches', 'Search reviews', {
    access: anyone,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(Review),
    description:
      'Filters besides the usual language: locationId, tripType, withPhotos, from, to. Sort by reviewedAt, or by ratingNewToOld: best first, of the same rating the newest first.',
    example: { filters: { rating: { in: [80, 100] } }, sortOrders: [{ field: 'ratingNewToOld', order: 'desc' }], limit: 10 },
  }),
  histograms: post('/v3/review_histograms', 'Count the published reviews by rating, filtered', {
    access: anyone,
    body: z.strictObject({ filters: ReviewFilters }),
    status: 200,
    reads: true,
    reply: ReviewHistogram,
    description: 'The counts of all ratings, so the rating itself is no filter here.',
    example: { filters: { verified: true } },
  }),
  histogram: get('/v2/review_histogram', 'Count the published reviews by rating', {
    access: anyone,
    query: z.object({ companyId: field.Id.optional(), partnerId: field.Id.optional(), locationId: field.Id.optional() }),
    reply: ReviewHistogram,
  }),
  listOlder: get('/v2/reviews', 'List reviews (older path)', { access: anyone, query: ListQuery, reply: field.pageOf(Review) }),
  readOlder: get('/v2/reviews/{id}', 'Read a review (older path)', { access: anyone, reply: Review }),
  updateOlder: put('/v2/reviews/{id}', 'Change a review (older path)', {
    access: writers,
    body: ReviewChange,
    reply: Review,
    example: { status: 'PUBLISHED' },
  }),
};

export const tripReviews = {
  list: get('/v3/trip_matches/{id}/reviews', 'List the reviews of a trip', {
    access: ['traveler', 'agent', ...staff],
    query: field.pageQuery(),
    reply: field.pageOf(Review),
  }),
  create: post('/v3/trip_matches/{id}/reviews', 'Write a review of a completed trip', {
    access: anyone,
    body: ReviewInput,
    reply: Review,
    description: 'By the traveller of the trip, signed in or with the code of an invitation; one review for each trip.',
    example: {
      rating: 100,
      title: 'Ten days that went at our pace',
      body: 'The guide knew when to stop talking, and the camp had eight tents and a lantern path to each of them.',
    },
  }),
  request: post('/v3/trip_matches/{id}/review_requests', 'Ask the traveller of a trip for a review', {
    access: careTeam,
    body: z.strictObject({ reward: Reward.optional().describe('Promised before there is a rating; administrators only') }),
    reply: z.object({ expiresAt: field.Moment }),
    status: 202,
    description: 'Sends the invitation by mail; it can be used for 60 days, once.',
  }),
  invitationLink: post('/v3/trip_requests/{id}/review_invitation_links', 'Make a link that invites to a review', {
    access: careTeam,
    body: z.strictObject({
      matchId: field.Id.describe('UUID of the completed trip match'),
      channel: z.enum(['LINK', 'EMAIL']).describe('LINK: only answered here; EMAIL: also sent'),
      reward: Reward.optional().describe('Promised before there is a rating; administrators only'),
    }),
    reply: z.object({ url: z.string().describe('Address of the review form, with its code'), expiresAt: field.Moment }),
    example: { matchId: '018f0000-0000-7000-8000-000000000000', channel: 'LINK' },
  }),
};

export const reviewVotes = {
  create: post('/v2/review_votes', 'Say that a review was helpful, or take it back', {
    access: anyone,
    body: z.strictObject({
      reviewId: field.Id,
      deviceId: z.string().max(64).optional().describe('8 to 64 characters that name the browser'),
      helpful: z.boolean().default(true).describe('False takes the vote back'),
      reCaptchaId: z.string().max(8000).optional().describe('A solved challenge of action reviewVote'),
    }),
    reply: ReviewVote,
    captcha: { action: 'reviewVote', required: false, failed: 401 },
    description: 'Without deviceId or reCaptchaId: 400. One vote for each browser and review.',
    example: { reviewId: '018f0000-0000-7000-8000-000000000000', deviceId: 'device-0001', helpful: true, reCaptchaId: 'solved' },
  }),
  list: get('/v2/review_votes', 'List the votes of a browser', {
    access: anyone,
    query: field.pageQuery().extend({ deviceId: z.string().max(64).optional().describe('The browser whose votes they are') }),
    reply: field.pageOf(ReviewVote),
  }),
};
