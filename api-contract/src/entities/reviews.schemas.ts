import { z } from 'zod';
import { tripTypes } from '../rules/tripRequest.ts';
import * as field from '../schemas.ts';
import { reviewGrounds, reviewStatuses } from '../statuses/review.ts';

/** 20 to 100 in steps of 20: one to five stars. */
const Rating = z.literal([20, 40, 60, 80, 100]).describe('20, 40, 60, 80 or 100: one to five stars');
const partyTypes = ['SOLO', 'COUPLE', 'FAMILY', 'FRIENDS', 'GROUP'] as const;

const SubRatings = z
  .strictObject({
    planning: Rating.optional(),
    communication: Rating.optional(),
    value: Rating.optional(),
    guiding: Rating.optional(),
    stays: Rating.optional(),
  })
  .describe('Ratings of single sides of the trip');

const opinion = {
  rating: Rating,
  subRatings: SubRatings.nullable(),
  title: field.line(120, 3),
  body: field.paragraphs(5000, 30),
  travelledFrom: field.Day.nullable(),
  travelledTo: field.Day.nullable(),
  partyType: z.enum(partyTypes).nullable(),
  authorPlace: field.line(80).nullable().describe('Where the author lives, like Portland, Oregon'),
};
const filing = {
  tripTypes: z.array(z.enum(tripTypes)).max(20),
  locationIds: z.array(field.Id).max(20).describe('UUIDs of the places it speaks of'),
  itineraryId: field.Id.nullable(),
};

/** What the one who travelled writes. */
export const ReviewInput = z.strictObject({
  ...opinion,
  subRatings: opinion.subRatings.default(null),
  travelledFrom: opinion.travelledFrom.default(null),
  travelledTo: opinion.travelledTo.default(null),
  partyType: opinion.partyType.default(null),
  authorPlace: opinion.authorPlace.default(null),
  tripTypes: filing.tripTypes.default([]),
  invitationCode: z.string().min(1).max(100).optional().describe('The code in an invitation link, for those who are not signed in'),
});

const Moderation = z.object({
  groundCode: z.enum(reviewGrounds).nullable(),
  note: z.string().nullable(),
  byId: field.Id.nullable().describe('User who decided; null: the system'),
  at: field.Moment,
  findings: z.array(z.string()).describe('What the system found in the text: abuse, email, phone, link'),
});
const Reply = z.object({
  body: z.string(),
  byId: field.Id.nullable().describe('User who wrote it'),
  at: field.Moment,
  status: z.enum(['PENDING', 'PUBLISHED', 'REJECTED']),
});
export const Reward = z.strictObject({
  kind: z.enum(['NONE', 'VOUCHER', 'DONATION']),
  valueUSD: field.Usd,
});

/** A review as the caller may see it. */
export const Review = z
  .object({
    id: field.Id,
    partnerId: field.Id,
    companyId: field.Id.nullable(),
    companyName: z.string(),
    companySlug: z.string().nullable().describe('Address of the company page, null when it is not published'),
    itineraryId: field.Id.nullable(),
    authorName: z.string().describe('First name and the initial of the last'),
    authorPlace: z.string().nullable(),
    rating: Rating,
    subRatings: SubRatings.nullable(),
    title: z.string(),
    body: z.string(),
    photos: z.array(z.looseObject({ id: field.Id, url: z.string() })).describe('Pictures as GET /v3/images/{id} answers them'),
    travelledFrom: field.Day.nullable(),
    travelledTo: field.Day.nullable(),
    partyType: z.enum(partyTypes).nullable(),
    tripTypes: z.array(z.enum(tripTypes)),
    locationIds: z.array(field.Id),
    tags: z.array(z.string()),
    reviewedAt: field.Moment,
    verified: z.boolean().describe('Written after a trip that was booked and completed through us'),
    ...field.statusFields(reviewStatuses),
    helpfulCount: z.int(),
    reply: Reply.nullable().describe('The company’s answer; only published ones are shown to visitors'),
    reward: z
      .object({ kind: z.enum(['NONE', 'VOUCHER', 'DONATION']), valueUSD: z.int(), disclosed: z.literal(true), setAt: field.Moment })
      .nullable()
      .describe('What the author was given for writing, whatever the rating'),
    locale: z.string(),
    tripMatchId: field.Id.nullable().optional().describe('UUID; staff and author only'),
    travelerId: field.Id.nullable().optional().describe('UUID; staff and author only'),
    agentId: field.Id.nullable().optional().describe('UUID; staff only'),
    source: z.enum(['INVITATION', 'LINK', 'IMPORT', 'STAFF']).optional().describe('Staff only'),
    moderation: Moderation.nullable().optional().describe('Staff and author only'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'Review' });

const writable = {
  ...opinion,
  ...filing,
  status: z.enum(reviewStatuses),
  groundCode: z.enum(reviewGrounds).describe('Why it is rejected, flagged or removed'),
  moderationNote: field.paragraphs(1000).nullable().describe('A word for colleagues'),
};

/** The author changes what they wrote until it is published; staff file it and decide about it. */
export const ReviewChange = field.changeOf(
  writable,
  Object.keys(Review.shape).filter((key) => !(key in writable)),
);

/** Filters of histograms and of the public list: those of the search without the rating. */
export const ReviewFilters = z
  .record(z.string(), z.unknown())
  .default({})
  .describe('companyId, partnerId, locationId, tripType, rating (searches only), verified, withPhotos, from, to, q');

/** How many published reviews there are of each rating. */
export const ReviewHistogram = z
  .object({
    ratingsAggregation: z.object({ '20': z.int(), '40': z.int(), '60': z.int(), '80': z.int(), '100': z.int() }),
    total: z.int(),
    average: z.number().describe('0 to 100'),
    averageStars: z.number().describe('0 to 5, one decimal'),
  })
  .meta({ id: 'ReviewHistogram' });

/** That somebody found a review helpful. */
export const ReviewVote = z
  .object({
    id: field.Id,
    reviewId: field.Id,
    deviceId: z.string(),
    helpful: z.boolean().describe('False: the vote was taken back'),
    createdAt: field.Moment,
  })
  .meta({ id: 'ReviewVote' });
