import { z } from 'zod';
import { get, post, put } from '../call.ts';
import { admins, anyone, type Caller, careTeam, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { Review, ReviewChange, ReviewFilters, ReviewHistogram, ReviewInput, ReviewVote, Reward } from './reviews.schemas.ts';
import { references } from '../references.ts';

const writers: readonly Caller[] = ['traveler', 'admin', 'care', 'publisher'];
const ListQuery = field.pageQuery().catchall(z.string().max(500));

export const reviews = {
  read: get('/v3/reviews/{id}', 'Read a review', { access: anyone, expand: references.review, reply: Review }),
  update: put('/v3/reviews/{id}', 'Update or moderate a review', {
    access: writers,
    body: ReviewChange,
    reply: Review,
    description:
      'Authors change their text until it is published, or withdraw it. Publishers moderate it with a ground; the rating is never one.',
    example: { status: 'PUBLISHED' },
  }),
  setReward: put('/v3/reviews/{id}/rewards', 'Set the reward that was promised for a review', {
    access: admins,
    body: Reward,
    reply: Review,
    description: 'Only a reward promised with the invitation, before there was a rating. It is shown with the review.',
    example: { kind: 'DONATION', valueUSD: 25 },
  }),
  setReply: put('/v3/reviews/{id}/reply', 'Reply to a review for the company, or moderate the reply', {
    access: ['agent', 'admin', 'publisher'],
    body: z.strictObject({
      body: field.paragraphs(2000, 1).optional().describe('Text of the reply; from agents of the company'),
      status: z.enum(['PUBLISHED', 'REJECTED']).optional().describe('Decision about the reply; from publishers'),
      version: field.BasedOn,
    }),
    reply: Review,
    example: { body: 'Thank you for coming in the green season, and for writing it down.' },
  }),
  versions: get('/v3/reviews/{id}/versions', 'List the versions of a review', {
    access: ['traveler', ...staff],
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
    description: 'The path with a closing brace at its end is accepted too, because some clients send it.',
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
      'Additional filters: locationId, tripType, withPhotos, from, to. Sort by reviewedAt, or by ratingNewToOld, the most relevant first, which is the default: newest first, but of the first ten the second is the most helpful one of four stars or fewer that the company answered, and the seventh the newest other one of four stars or fewer. With words or a filter by rating: highest rating first, then newest first.',
    example: { filters: { rating: { in: [80, 100] } }, sortOrders: [{ field: 'ratingNewToOld', order: 'desc' }], limit: 10 },
  }),
  histograms: post('/v3/review_histograms', 'Count the published reviews by rating, filtered', {
    access: anyone,
    body: z.strictObject({ filters: ReviewFilters }),
    status: 200,
    reads: true,
    reply: ReviewHistogram,
    description: 'Counts all ratings, so there is no filter by rating.',
    example: { filters: { verified: true } },
  }),
  histogram: get('/v2/review_histogram', 'Count the published reviews by rating', {
    access: anyone,
    query: z.object({ companyId: field.Id.optional(), partnerId: field.Id.optional(), locationId: field.Id.optional() }),
    reply: ReviewHistogram,
  }),
  listOlder: get('/v2/reviews', 'List reviews (older path)', {
    access: anyone,
    query: ListQuery,
    expand: references.review,
    reply: field.pageOf(Review),
  }),
  readOlder: get('/v2/reviews/{id}', 'Read a review (older path)', { access: anyone, expand: references.review, reply: Review }),
  updateOlder: put('/v2/reviews/{id}', 'Update a review (older path)', {
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
    expand: references.review,
    reply: field.pageOf(Review),
  }),
  create: post('/v3/trip_matches/{id}/reviews', 'Write a review of a completed trip', {
    access: anyone,
    body: ReviewInput,
    reply: Review,
    description: 'From the traveler of the trip, signed in or with an invitation code; one review per trip.',
    example: {
      rating: 100,
      title: 'Ten days that went at our pace',
      body: 'The guide knew when to stop talking, and the camp had eight tents and a lantern path to each of them.',
    },
  }),
  request: post('/v3/trip_matches/{id}/review_requests', 'Ask the traveler of a trip for a review', {
    access: careTeam,
    body: z.strictObject({ reward: Reward.optional().describe('Reward promised before there is a rating; administrators only') }),
    reply: z.object({ expiresAt: field.Timestamp }),
    status: 202,
    description: 'Sends the invitation by email; it can be used once within 60 days.',
  }),
  invitationLink: post('/v3/trip_requests/{id}/review_invitation_links', 'Create an invitation link for a review', {
    access: careTeam,
    body: z.strictObject({
      matchId: field.Id.describe('UUID of the completed trip match'),
      channel: z.enum(['LINK', 'EMAIL']).describe('LINK: only returned in the response; EMAIL: also sent'),
      reward: Reward.optional().describe('Reward promised before there is a rating; administrators only'),
    }),
    reply: z.object({ url: z.string().describe('URL of the review form, including the code'), expiresAt: field.Timestamp }),
    example: { matchId: '018f0000-0000-7000-8000-000000000000', channel: 'LINK' },
  }),
};

export const reviewVotes = {
  create: post('/v2/review_votes', 'Vote for a review as helpful, or withdraw the vote', {
    access: anyone,
    body: z.strictObject({
      reviewId: field.Id,
      deviceId: z.string().max(64).optional().describe('Id of the browser, 8 to 64 characters'),
      helpful: z.boolean().default(true).describe('false withdraws the vote'),
      reCaptchaId: z.string().max(8000).optional().describe('Solved captcha for the action reviewVote'),
    }),
    reply: ReviewVote,
    captcha: { action: 'reviewVote', required: false, failed: 401 },
    description: 'Rejected with 400 without deviceId or reCaptchaId. One vote per browser and review.',
    example: { reviewId: '018f0000-0000-7000-8000-000000000000', deviceId: 'device-0001', helpful: true, reCaptchaId: 'solved' },
  }),
  list: get('/v2/review_votes', 'List the votes of a browser', {
    access: anyone,
    query: field.pageQueryInOneOrder().extend({ deviceId: z.string().max(64).optional().describe('Id of the browser') }),
    reply: field.pageOf(ReviewVote),
  }),
};
