import { z } from 'zod';
import * as field from '../schemas.ts';
import { tripMatchStatuses } from '../statuses/tripMatch.ts';
import { tripRequestStatuses } from '../statuses/tripRequest.ts';
import { exclusionReasons } from './exclusionReasons.ts';
import { activityLevels } from './partners.schemas.ts';
import { ChecklistInput, ChecklistItem } from './checklist.schemas.ts';
import { CarePerson } from './carePerson.schemas.ts';
import { dueFields } from './dueTimes.schemas.ts';

const Reason = z.object({
  code: z.string().describe('Part of the score, like ACTIVITY_LEVEL'),
  label: z.string().describe('Display label, with what it is based on'),
  points: z.number().describe('Points added to the score'),
});

const Reminder = z.object({
  kind: z
    .enum(['RESPOND', 'FIRST_MESSAGE', 'PROPOSAL'])
    .describe('What the partner has to do next: answer, send a first message, or send a proposal'),
  dueAt: field.Timestamp,
  snoozedUntil: field.Timestamp.nullable(),
  dismissedAt: field.Timestamp.nullable(),
});

/** A trip match as visible to the caller: travelers see neither score nor commission, partners neither the score nor other partners. */
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
    introducedAt: field.Timestamp.nullable(),
    firstReplyAt: field.Timestamp.nullable().describe('When the partner first sent a message'),
    quotedAt: field.Timestamp.nullable(),
    bookedAt: field.Timestamp.nullable(),
    completedAt: field.Timestamp.nullable(),
    closedAt: field.Timestamp.nullable(),
    quotedTotalUSD: z.int().nullable(),
    quotedPerPersonUSD: z.int().nullable(),
    currentProposalId: field.Id.nullable().describe('UUID of the quoted proposal document'),
    proposalCount: z.int(),
    conversationId: field.Id.nullable(),
    travelStart: field.Day.nullable(),
    travelEnd: field.Day.nullable(),
    reviewRequestedAt: field.Timestamp.nullable(),
    reviewId: field.Id.nullable(),
    upToPartners: z.int().optional().describe('Staff and partner: maximum number of partners the request is shared with'),
    statusReasonCode: z.string().nullable().optional().describe('Staff and partner'),
    proposedAt: field.Timestamp.nullable().optional().describe('Staff and partner'),
    respondBy: field.Timestamp.nullable().optional().describe('Staff and partner: deadline to accept or decline'),
    acceptedAt: field.Timestamp.nullable().optional().describe('Staff and partner'),
    firstMessageDueAt: field.Timestamp.nullable().optional().describe('Staff and partner'),
    proposalDueAt: field.Timestamp.nullable().optional().describe('Staff and partner'),
    carePerson: CarePerson.nullable()
      .optional()
      .describe('Who of our team looks after the request, in the answer to reading one; null while nobody does'),
    ...dueFields('Staff and partner'),
    reminder: Reminder.nullable().optional().describe('Staff and partner: what the partner has to do next'),
    checklistItems: z.array(ChecklistItem).optional().describe('Staff and partner'),
    commissionRatePct: z.number().optional().describe('Staff and partner: commission rate in percent, agreed when the match was created'),
    lostReasonCode: z.string().nullable().optional().describe('Staff and partner'),
    declineReasonCode: z.string().nullable().optional().describe('Staff and partner'),
    rank: z.int().optional().describe('Staff only'),
    score: z.number().optional().describe('Staff only: 0 to 100'),
    reasons: z.array(Reason).optional().describe('Staff only: the parts of the score'),
    statusNote: z.string().nullable().optional().describe('Staff only'),
    createdById: field.Id.nullable().optional().describe('Staff only'),
    updatedById: field.Id.nullable().optional().describe('Staff only'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'TripMatch' });

const writable = {
  rank: z.int().min(1).max(99).describe('Position among the matches of the request; staff only'),
  leadAgentId: field.Id.nullable().describe('UUID of one of agentIds; set by the lead agent of the company or by our team'),
  travelStart: field.Day.nullable(),
  travelEnd: field.Day.nullable(),
  quotedTotalUSD: field.Usd.nullable(),
  quotedPerPersonUSD: field.Usd.nullable(),
  checklistItems: ChecklistInput,
};

/** Body of PUT /v3/trip_matches/{id}. */
export const TripMatchChange = field.changeOf(
  writable,
  Object.keys(TripMatch.shape).filter((key) => !(key in writable)),
);

/** A member of the party as visible to the caller through this match. */
export const MatchTraveler = z
  .object({
    id: field.Id,
    givenName: z.string(),
    familyName: z.string().nullable().describe('Null before the introduction'),
    email: z.string().nullable().describe('Null before the introduction'),
    phone: field.Phone.nullable().describe('Null before the introduction'),
    countryOfResidence: field.Iso2,
    isPrimary: z.boolean().describe('Whether this is the contact person'),
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
    isLead: z.boolean().describe('Whether they are a lead agent of the company'),
    isAssigned: z.boolean().describe('Whether they are assigned to this match'),
  })
  .meta({ id: 'MatchAgent' });

/** The partners that suit a request best, and the reasons why others were excluded. */
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
        endedMatchId: field.Id.nullable().describe('UUID of its match with this request that ended; move that one to SUGGESTED'),
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
    notServing: z.int().describe('Number of partners that do not serve the countries of the request'),
    leadPartnerMode: z.boolean().describe('true if no partner serves all countries of the request, so each serves at least one of them'),
    openPlaces: z.int().describe('Number of further partners the request may be proposed to'),
  })
  .meta({ id: 'TripMatchSuggestions' });
