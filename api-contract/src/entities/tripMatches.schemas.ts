import { z } from 'zod';
import * as field from '../schemas.ts';
import { tripMatchStatuses } from '../statuses/tripMatch.ts';
import { tripRequestStatuses } from '../statuses/tripRequest.ts';
import { exclusionReasons } from './matching.ts';
import { activityLevels } from './partners.schemas.ts';

const Reason = z.object({
  code: z.string().describe('Part of the score, like ACTIVITY_LEVEL'),
  label: z.string().describe('The same for people, with what it rests on'),
  points: z.number().describe('What it adds to the score'),
});

const Reminder = z.object({
  kind: z.enum(['RESPOND', 'FIRST_MESSAGE', 'PROPOSAL']).describe('What the partner owes: an answer, a first message, a proposal'),
  dueAt: field.Moment,
  snoozedUntil: field.Moment.nullable(),
  dismissedAt: field.Moment.nullable(),
});

const ChecklistItem = z.object({
  id: field.Id,
  label: z.string(),
  done: z.boolean(),
  doneAt: field.Moment.nullable(),
  doneById: field.Id.nullable(),
  dueAt: field.Moment.nullable(),
  assigneeId: field.Id.nullable(),
  sortOrder: z.int(),
  templateKey: z.string().nullable(),
});

/** A trip match as the caller may see it: travelers see neither score nor commission, partners neither score nor the other partners. */
export const TripMatch = z
  .object({
    id: field.Id,
    tripRequestId: field.Id,
    reference: z.string().describe('Reference of the trip request'),
    tripTitle: z.string(),
    requestStatus: z.enum(tripRequestStatuses).describe('Status of the trip request'),
    partnerId: field.Id,
    partnerName: z.string(),
    ...field.statusFields(tripMatchStatuses),
    agentIds: z.array(field.Id),
    leadAgentId: field.Id.nullable(),
    introducedAt: field.Moment.nullable(),
    firstReplyAt: field.Moment.nullable().describe('When the partner first wrote'),
    quotedAt: field.Moment.nullable(),
    bookedAt: field.Moment.nullable(),
    completedAt: field.Moment.nullable(),
    closedAt: field.Moment.nullable(),
    quotedTotalUSD: z.int().nullable(),
    quotedPerPersonUSD: z.int().nullable(),
    currentProposalId: field.Id.nullable().describe('The document that is quoted'),
    proposalCount: z.int(),
    conversationId: field.Id.nullable(),
    travelStart: field.Day.nullable(),
    travelEnd: field.Day.nullable(),
    reviewRequestedAt: field.Moment.nullable(),
    reviewId: field.Id.nullable(),
    upToPartners: z.int().optional().describe('Staff and partner: the request is shared with up to so many partners'),
    statusReasonCode: z.string().nullable().optional().describe('Staff and partner'),
    proposedAt: field.Moment.nullable().optional().describe('Staff and partner'),
    respondBy: field.Moment.nullable().optional().describe('Staff and partner: the last moment to accept or decline'),
    acceptedAt: field.Moment.nullable().optional().describe('Staff and partner'),
    firstMessageDueAt: field.Moment.nullable().optional().describe('Staff and partner'),
    proposalDueAt: field.Moment.nullable().optional().describe('Staff and partner'),
    reminder: Reminder.nullable().optional().describe('Staff and partner: what the partner owes next'),
    checklistItems: z.array(ChecklistItem).optional().describe('Staff and partner'),
    commissionRatePct: z.number().optional().describe('Staff and partner: the rate agreed when the match was made, in percent'),
    lostReasonCode: z.string().nullable().optional().describe('Staff and partner'),
    declineReasonCode: z.string().nullable().optional().describe('Staff and partner'),
    rank: z.int().optional().describe('Staff only'),
    score: z.number().optional().describe('Staff only: 0 to 100'),
    reasons: z.array(Reason).optional().describe('Staff only: the parts of the score'),
    statusNote: z.string().nullable().optional().describe('Staff only'),
    createdById: field.Id.nullable().optional().describe('Staff only'),
    updatedById: field.Id.nullable().optional().describe('Staff only'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'TripMatch' });

/** One item of the list as sent back: known by its id, or new without one. */
const ChecklistItemInput = z.strictObject({
  id: field.Id.optional(),
  label: field.line(160, 1),
  done: z.boolean().default(false),
  dueAt: field.Moment.nullish(),
  assigneeId: field.Id.nullish(),
  sortOrder: field.Int.default(0),
  templateKey: field.line(60).nullish(),
  doneAt: field.Moment.nullish().describe('Ignored'),
  doneById: field.Id.nullish().describe('Ignored'),
});

const writable = {
  rank: z.int().min(1).max(99).describe('Order among the matches of the request; staff only'),
  leadAgentId: field.Id.nullable().describe('One of agentIds; set by the company’s lead or by our team'),
  travelStart: field.Day.nullable(),
  travelEnd: field.Day.nullable(),
  quotedTotalUSD: field.Usd.nullable(),
  quotedPerPersonUSD: field.Usd.nullable(),
  checklistItems: z.array(ChecklistItemInput).max(50).describe('The whole list: items left out are taken off'),
};

/** Body of PUT /v3/trip_matches/{id}. */
export const TripMatchChange = field.changeOf(
  writable,
  Object.keys(TripMatch.shape).filter((key) => !(key in writable)),
);

/** A person of the party as this match lets the caller see them. */
export const MatchTraveler = z
  .object({
    id: field.Id,
    givenName: z.string(),
    familyName: z.string().nullable().describe('Null before the introduction'),
    email: z.string().nullable().describe('Null before the introduction'),
    phone: field.Phone.nullable().describe('Null before the introduction'),
    countryOfResidence: field.Iso2,
    isPrimary: z.boolean().describe('The person to write to'),
    timeZone: z.string().nullable(),
    preferredContact: z.enum(['EMAIL', 'PHONE', 'MESSAGE', 'ANY']).nullable(),
    preferredContactTime: z.enum(['MORNING', 'AFTERNOON', 'EVENING', 'ANY']).nullable(),
  })
  .meta({ id: 'MatchTraveler' });

/** An agent of the matched company. */
export const MatchAgent = z
  .object({
    id: field.Id,
    partnerId: field.Id,
    partnerName: z.string(),
    givenName: z.string(),
    familyName: z.string(),
    email: z.string(),
    phone: field.Phone.nullable(),
    title: z.string().nullable(),
    bio: z.string().nullable(),
    languages: z.array(z.string()),
    isLead: z.boolean().describe('Leads the company’s team'),
    isAssigned: z.boolean().describe('Works on this match'),
  })
  .meta({ id: 'MatchAgent' });

/** Partners that fit a request best, and those that were left out with the reason. */
export const TripMatchSuggestions = z
  .object({
    items: z.array(
      z.object({
        partnerId: field.Id,
        displayName: z.string(),
        activityLevel: z.enum(activityLevels),
        score: z.number().describe('0 to 100, the sum of the reasons’ points'),
        reasons: z.array(Reason),
        warnings: z.array(z.object({ code: z.string(), label: z.string() })),
        suggestedAgentId: field.Id.nullable(),
      }),
    ),
    excluded: z.array(
      z.object({
        partnerId: field.Id,
        displayName: z.string(),
        reasonCode: z.enum(exclusionReasons),
        detail: z.string().describe('The reason as a sentence'),
      }),
    ),
    notServing: z.int().describe('Partners that do not work in the countries of the request; only counted'),
    leadPartnerMode: z.boolean().describe('No partner serves all countries of the request: each serves at least one of them'),
    openPlaces: z.int().describe('How many more partners the request may be proposed to'),
  })
  .meta({ id: 'TripMatchSuggestions' });
