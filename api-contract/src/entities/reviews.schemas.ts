import { z } from 'zod';
import { tripTypes } from '../rules/tripChoices.ts';
import * as field from '../schemas.ts';
import { reviewDecisionGrounds, reviewStatuses } from '../statuses/review.ts';

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
  .describe('Ratings of individual aspects of the trip');

const authorFields = {
  rating: Rating,
  subRatings: SubRatings.nullable(),
  title: field.line(120, 3),
  body: field.paragraphs(5000, 30),
  travelledFrom: field.Day.nullable(),
  travelledTo: field.Day.nullable(),
  partyType: z.enum(partyTypes).nullable(),
  authorPlace: field.line(80).nullable().describe('Where the author lives, like Portland, Oregon'),
};
const classification = {
  tripTypes: z.array(z.enum(tripTypes)).max(20),
  locationIds: z.array(field.Id).max(20).describe('UUIDs of the locations it is about'),
  itineraryId: field.Id.nullable(),
};

/** The body of a new review. */
export const ReviewInput = z.strictObject({
  ...authorFields,
  subRatings: authorFields.subRatings.default(null),
  travelledFrom: authorFields.travelledFrom.default(null),
  travelledTo: authorFields.travelledTo.default(null),
  partyType: authorFields.partyType.default(null),
  authorPlace: authorFields.authorPlace.default(null),
  tripTypes: classification.tripTypes.default([]),
  invitationCode: z.string().min(1).max(100).optional().describe('Code from the invitation link, if not signed in'),
});

const Moderation = z.object({
  groundCode: z.enum(reviewDecisionGrounds).nullable(),
  note: z.string().nullable(),
  byId: field.Id.nullable().describe('UUID of the user who decided; null for the system'),
  at: field.Timestamp,
  findings: z.array(z.string()).describe('What the automatic check found in the text: abuse, email, phone, link'),
});
const Reply = z.object({
  body: z.string(),
  byId: field.Id.nullable().describe('UUID of the user who wrote it'),
  at: field.Timestamp,
  status: z.enum(['PENDING', 'PUBLISHED', 'REJECTED']),
});
export const Reward = z.strictObject({
  kind: z.enum(['NONE', 'VOUCHER', 'DONATION']),
  valueUSD: field.Usd,
});

/** A review as visible to the caller. */
export const Review = z
  .object({
    id: field.Id,
    partnerId: field.Id,
    companyId: field.Id.nullable(),
    companyName: z.string(),
    companySlug: z.string().nullable().describe('Slug of the company page; null if it is not published'),
    itineraryId: field.Id.nullable(),
    authorName: z.string().describe('First name and the initial of the last'),
    authorPlace: z.string().nullable(),
    rating: Rating,
    subRatings: SubRatings.nullable(),
    title: z.string(),
    body: z.string(),
    photos: z.array(z.looseObject({ id: field.Id, url: z.string() })).describe('Images as returned by GET /v3/images/{id}'),
    travelledFrom: field.Day.nullable(),
    travelledTo: field.Day.nullable(),
    partyType: z.enum(partyTypes).nullable(),
    tripTypes: z.array(z.enum(tripTypes)),
    locationIds: z.array(field.Id),
    tags: z.array(z.string()),
    reviewedAt: field.Timestamp,
    verified: z.boolean().describe('Whether the trip was booked and completed through us'),
    ...field.statusFields(reviewStatuses),
    helpfulCount: z.int(),
    reply: Reply.nullable().describe('The company’s reply; visitors see it once published'),
    reward: z
      .object({ kind: z.enum(['NONE', 'VOUCHER', 'DONATION']), valueUSD: z.int(), disclosed: z.literal(true), setAt: field.Timestamp })
      .nullable()
      .describe('The reward given for writing the review, whatever the rating'),
    locale: z.string(),
    tripMatchId: field.Id.nullable().optional().describe('UUID; staff and author only'),
    travelerId: field.Id.nullable().optional().describe('UUID; staff and author only'),
    agentId: field.Id.nullable().optional().describe('UUID; staff only'),
    source: z.enum(['INVITATION', 'LINK', 'IMPORT', 'STAFF']).optional().describe('Staff only'),
    moderation: Moderation.nullable().optional().describe('Staff and author only'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'Review' });

const writable = {
  ...authorFields,
  ...classification,
  status: z.enum(reviewStatuses),
  groundCode: z
    .enum(reviewDecisionGrounds)
    .describe('Ground for rejecting, flagging or removing it; CORRECTION, for administrators, sets any status'),
  moderationNote: field.paragraphs(1000).nullable().describe('Note for colleagues'),
};

/** The author may change the text until it is published; staff classify and moderate it. */
export const ReviewChange = field.changeOf(
  writable,
  Object.keys(Review.shape).filter((key) => !(key in writable)),
);

/** Filters of histograms and of the public list: those of the search except the rating. */
export const ReviewFilters = z
  .record(z.string(), z.unknown())
  .default({})
  .describe('companyId, partnerId, locationId, tripType, rating (searches only), verified, withPhotos, from, to, q');

/** Number of published reviews by rating. */
export const ReviewHistogram = z
  .object({
    ratingsAggregation: z.object({ '20': z.int(), '40': z.int(), '60': z.int(), '80': z.int(), '100': z.int() }),
    total: z.int(),
    average: z.number().describe('0 to 100'),
    averageStars: z.number().describe('0 to 5, one decimal'),
  })
  .meta({ id: 'ReviewHistogram' });

/** A vote that a review was helpful. */
export const ReviewVote = z
  .object({
    id: field.Id,
    reviewId: field.Id,
    deviceId: z.string(),
    helpful: z.boolean().describe('false if the vote was withdrawn'),
    createdAt: field.Timestamp,
  })
  .meta({ id: 'ReviewVote' });
