import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { careTeam, signedIn, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { tripMatchStatuses } from '../statuses/tripMatch.ts';
import { MatchAgent, MatchTraveler, TripMatch, TripMatchChange, TripMatchSuggestions } from './tripMatches.schemas.ts';
import { ChecklistItemChange, NewChecklistItem } from './checklist.schemas.ts';
import { references } from '../references.ts';

const ListQuery = field
  .pageQuery()
  .extend({ status: z.string().max(300).optional().describe('One status or several, comma-separated') })
  .catchall(z.string().max(500));
const partnerAndCare = ['agent', ...careTeam] as const;
const exampleId = '0197a1c2-5b7e-7c3d-8f21-3a4b5c6d7e8f';

export const tripMatches = {
  create: post('/v3/trip_requests/{id}/trip_matches', 'Suggest or propose a trip request to a partner', {
    access: careTeam,
    body: z.strictObject({
      partnerId: field.Id,
      status: z.enum(['SUGGESTED', 'PROPOSED']).default('PROPOSED').describe('PROPOSED: the partner is notified now'),
      agentIds: z.array(field.Id).max(12).optional().describe('UUIDs of agents of the partner; default: the lead agent of the country'),
      note: field.paragraphs(2000).optional().describe('Note for colleagues'),
    }),
    reply: TripMatch,
    description:
      'The score and its reasons are computed and stored. The request is never proposed to more than matchCountTarget partners, even with concurrent calls; partners excluded by a no-compete rule are rejected with 409.',
    example: { partnerId: exampleId, status: 'PROPOSED' },
  }),
  listOfRequest: get('/v3/trip_requests/{id}/trip_matches', 'List the matches of a trip request', {
    access: signedIn,
    query: ListQuery,
    expand: references.tripMatch,
    reply: field.pageOf(TripMatch),
    description: 'Partners see their own matches; travelers see partners from the introduction on.',
  }),
  suggest: post('/v3/trip_requests/{id}/trip_match_suggestions', 'Suggest partners for a trip request', {
    access: careTeam,
    body: z.strictObject({
      limit: z.int().min(1).max(10).default(5).describe('How many to suggest'),
      countryCodes: z.array(field.Iso2).min(1).max(8).optional().describe('Consider only these countries of the request'),
    }),
    status: 200,
    reply: TripMatchSuggestions,
    description:
      'Nothing is stored. Partners that do not serve the countries are only counted; other excluded partners are listed with the reason. Those whose match was DECLINED, EXPIRED or WITHDRAWN come last, with the warning ALREADY_TRIED.',
    example: { limit: 5 },
  }),
  read: get('/v3/trip_matches/{id}', 'Read a trip match', { access: signedIn, expand: references.tripMatch, reply: TripMatch }),
  update: put('/v3/trip_matches/{id}', 'Update a trip match', {
    access: partnerAndCare,
    body: TripMatchChange,
    reply: TripMatch,
    description: 'Absent fields keep their value, null clears a field.',
    example: { travelStart: '2027-07-10', travelEnd: '2027-07-20' },
  }),
  setStatus: put('/v3/trip_matches/{id}/status', 'Move a trip match to another status', {
    access: ['traveler', ...partnerAndCare],
    body: field.statusBody(tripMatchStatuses).extend({
      proposalId: field.Id.optional().describe('For QUOTED: UUID of the proposal document; default: the newest one linked to the match'),
    }),
    reply: TripMatch,
    description:
      'Partners accept, decline, quote, book and lose; travelers choose (BOOKED), decline (LOST) or ask for changes (IN_CONVERSATION). A transition that is not allowed is rejected with 409 and the allowed ones.',
    example: { status: 'DECLINED', reasonCode: 'CAPACITY', note: 'All our guides are out until mid September' },
  }),
  assign: put('/v3/trip_matches/{id}/assignments/{x}', 'Assign an agent to a trip match', {
    access: partnerAndCare,
    reply: TripMatch,
    description: 'For lead agents of the company and the care team. x is the id of the agent; the first one becomes leadAgentId.',
  }),
  unassignAll: del('/v3/trip_matches/{id}/assignments', 'Unassign all agents from a trip match', {
    access: partnerAndCare,
    reply: TripMatch,
  }),
  dismissReminder: put('/v3/trip_matches/{id}/reminders/dismiss', 'Dismiss the reminder of a trip match', {
    access: partnerAndCare,
    body: z.strictObject({ reason: field.line(300).optional().describe('Reason, shown in the version history') }),
    reply: TripMatch,
    example: { reason: 'Spoke on the phone' },
  }),
  snoozeReminder: put('/v3/trip_matches/{id}/reminders/snooze', 'Snooze the reminder of a trip match', {
    access: partnerAndCare,
    body: z.strictObject({ until: field.Timestamp.describe('When to remind again, at most 30 days ahead') }),
    reply: TripMatch,
    example: { until: '2027-01-15T09:00:00Z' },
  }),
  addChecklistItem: post('/v3/trip_matches/{id}/checklist_items', 'Add an item to the checklist of a match', {
    access: partnerAndCare,
    body: NewChecklistItem,
    reply: TripMatch,
    example: { label: 'Ask which camp they stayed at before' },
  }),
  changeChecklistItem: put('/v3/trip_matches/{id}/checklist_items/{itemId}', 'Change an item of the checklist of a match', {
    access: ['agent', ...staff],
    body: ChecklistItemChange,
    reply: TripMatch,
    description: 'For the care team, agents of the company, and whoever the item is assigned to. Absent fields stay as they are.',
    example: { done: true },
  }),
  removeChecklistItem: del('/v3/trip_matches/{id}/checklist_items/{itemId}', 'Remove an item from the checklist of a match', {
    access: partnerAndCare,
    reply: TripMatch,
  }),
  traveler: get('/v3/trip_matches/{id}/travelers/{x}', 'Read a traveler of a match', {
    access: signedIn,
    reply: MatchTraveler,
    description: 'The partner sees contact data from the introduction on.',
  }),
  agent: get('/v3/trip_matches/{id}/agents/{x}', 'Read an agent of a match', {
    access: signedIn,
    reply: MatchAgent,
    description: 'Travelers see the agents assigned to their match.',
  }),
  search: post('/v3/trip_match_searches', 'Search trip matches', {
    access: signedIn,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(TripMatch),
    example: { filters: { status: { in: ['PROPOSED', 'ACCEPTED'] } }, sortOrders: [{ field: 'respondBy', order: 'asc' }] },
  }),
  listOfAgent: get('/v3/agents/{id}/trip_matches', 'List the matches assigned to an agent', {
    access: ['agent', ...staff],
    query: ListQuery,
    expand: references.tripMatch,
    reply: field.pageOf(TripMatch),
  }),
  listOfTeamMember: get('/v3/team_members/{id}/trip_matches', 'List the matches of the requests assigned to a team member', {
    access: staff,
    query: ListQuery,
    expand: references.tripMatch,
    reply: field.pageOf(TripMatch),
  }),
};
