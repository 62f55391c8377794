import { z } from 'zod';
import { del, get, head, post, put } from '../call.ts';
import { anyone, careTeam, signedIn, staff } from '../roles.ts';
import { TripRequestDuplicate } from './duplicates.schemas.ts';
import * as field from '../schemas.ts';
import { tripRequestStatuses } from '../statuses/tripRequest.ts';
import { PartyMemberInput, TripRequest, TripRequestChange, TripRequestInput, TripRequestListItem } from './tripRequests.schemas.ts';
import { ChecklistItemChange, NewChecklistItem } from './checklist.schemas.ts';
import { references } from '../references.ts';

const searchFilters = {
  status: z.string().max(300).optional().describe('One status or several, comma-separated'),
  assignedToId: z.string().max(60).optional(),
  reference: z.string().max(20).optional(),
  source: z.string().max(20).optional(),
  travelerId: z.string().max(60).optional(),
};
const ListQuery = field.pageQuery().extend(searchFilters).catchall(z.string().max(500));

export const tripRequests = {
  create: post('/v3/trip_requests', 'Submit a trip request', {
    access: anyone,
    body: TripRequestInput,
    reply: TripRequest,
    captcha: { action: 'tripRequest', required: false },
    limit: 'tripRequest',
    once: true,
    description:
      'Agents and team members are rejected; staff submit one for a traveler with source STAFF. Without a solved captcha the request is accepted with the risk flag noCaptcha and stricter rate limits.',
    example: {
      destinationNames: ['Kenya'],
      departureDate: '2027-07-10',
      totalNights: 10,
      numberOfAdults: '2',
      tripType: ['SAFARI'],
      budgetPerPersonUSD: 8000,
      budgetFlexibility: 0.2,
      travelers: [{ email: 'dana@example.com', givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' }],
    },
  }),
  list: get('/v3/trip_requests', 'List trip requests', {
    access: signedIn,
    query: ListQuery,
    expand: references.tripRequest,
    reply: field.pageOf(TripRequestListItem),
  }),
  read: get('/v3/trip_requests/{id}', 'Read a trip request', { access: signedIn, expand: references.tripRequest, reply: TripRequest }),
  exists: head('/v3/trip_requests/{id}', 'Check whether a trip request exists', { access: signedIn }),
  update: put('/v3/trip_requests/{id}', 'Update a trip request', {
    access: ['traveler', ...careTeam],
    body: TripRequestChange,
    reply: TripRequest,
    description: 'Travelers can change their own requests until editableUntil. Absent fields keep their value, null clears a field.',
  }),
  duplicates: get('/v3/trip_requests/{id}/duplicates', 'List trip requests that may ask for the same trip', {
    access: careTeam,
    reply: z.object({ items: z.array(TripRequestDuplicate).describe('At most 20, the surest first') }),
    description:
      'Requests of the same or a like person that were sent within 90 days of this one, or that are for the same days and place. A name alone counts only with days and place.',
  }),
  assign: put('/v3/trip_requests/{id}/assigned_to', 'Assign a trip request to a team member', {
    access: careTeam,
    body: z.strictObject({ teamMemberId: field.Id.nullable(), version: field.BasedOn }),
    reply: TripRequest,
  }),
  snooze: put('/v3/trip_requests/{id}/snooze', 'Let a trip request rest until a time', {
    access: careTeam,
    body: z.strictObject({
      until: field.Timestamp.nullable().describe('A time to come; null ends the rest'),
      version: field.BasedOn,
    }),
    reply: TripRequest,
    description:
      'For our team: clocks and messages go on, and nobody else is told. Leave it out of a list with filter[snoozedUntil]=null. The rest ends at its time, within a minute, and with a move to another status.',
    example: { until: '2027-03-05T09:00:00Z' },
  }),
  setMatchingNotes: put('/v3/trip_requests/{id}/matching_notes', 'Set the matching notes of a trip request', {
    access: careTeam,
    body: z.strictObject({ matchingNotes: field.paragraphs(5000).nullable(), version: field.BasedOn }),
    reply: TripRequest,
  }),
  setStatus: put('/v3/trip_requests/{id}/status', 'Move a trip request to another status', {
    access: ['traveler', ...careTeam],
    body: field.statusBody(tripRequestStatuses).extend({
      duplicateOfId: field.Id.optional(),
      resumeOn: field.Day.optional(),
      question: field.paragraphs(2000, 10).optional().describe('Required for NEEDS_INFO: the question emailed to the traveler'),
    }),
    reply: TripRequest,
    description: 'A transition that is not allowed is rejected with 409 and the allowed ones.',
    example: { status: 'SCREENING', note: 'Called, asked for the afternoon' },
  }),
  setVerifications: put('/v3/trip_requests/{id}/verifications', 'Record verifications of a trip request', {
    access: careTeam,
    body: z.strictObject({
      email: z.boolean().optional(),
      phone: z.boolean().optional(),
      dates: z.boolean().optional(),
      budget: z.boolean().optional(),
      identity: z.boolean().optional(),
      method: z.enum(['CALL', 'EMAIL', 'LINK', 'DOCUMENT']).nullish(),
      note: field.paragraphs(2000).nullish(),
      version: field.BasedOn,
    }),
    reply: TripRequest,
  }),
  setVisibilities: put('/v3/trip_requests/{id}/visibilities', 'Set what partners may see of a trip request', {
    access: careTeam,
    body: z.strictObject({
      visibleToPartnerIds: z.array(field.Id).max(50).nullish(),
      hiddenFromPartnerIds: z.array(field.Id).max(50).optional(),
      hideBudget: z.boolean().optional(),
      hideContact: z.boolean().optional(),
      version: field.BasedOn,
    }),
    reply: TripRequest,
  }),
  addTraveler: post('/v3/trip_requests/{id}/travelers', 'Add a traveler to the party', {
    access: ['traveler', ...careTeam],
    body: PartyMemberInput,
    reply: TripRequest,
  }),
  removeTraveler: del('/v3/trip_requests/{id}/travelers/{x}', 'Remove a traveler from the party', {
    access: ['traveler', ...careTeam],
    reply: TripRequest,
    description: 'x is the id of the traveler. The primary traveler cannot be removed: make another one primary first.',
  }),
  addChecklistItem: post('/v3/trip_requests/{id}/checklist_items', 'Add an item to the checklist', {
    access: careTeam,
    body: NewChecklistItem,
    reply: TripRequest,
  }),
  changeChecklistItem: put('/v3/trip_requests/{id}/checklist_items/{itemId}', 'Change an item of the checklist', {
    access: staff,
    body: ChecklistItemChange,
    reply: TripRequest,
    description: 'For the care team, and for whoever the item is assigned to. Absent fields stay as they are.',
    example: { done: true },
  }),
  removeDoneChecklistItems: del('/v3/trip_requests/{id}/checklist_items', 'Remove all completed items from the checklist', {
    access: careTeam,
    reply: TripRequest,
  }),
  removeChecklistItem: del('/v3/trip_requests/{id}/checklist_items/{itemId}', 'Remove an item from the checklist', {
    access: careTeam,
    reply: TripRequest,
  }),
  follow: post('/v3/trip_requests/{id}/follow', 'Follow a trip request', {
    access: staff,
    body: z.strictObject({
      events: z
        .array(z.enum(['STATUS', 'MESSAGE', 'MATCH', 'DOCUMENT']))
        .max(4)
        .default(['STATUS']),
    }),
    status: 200,
    reply: TripRequest,
  }),
  unfollow: del('/v3/trip_requests/{id}/follow', 'Stop following a trip request', { access: staff, reply: TripRequest }),
  versions: get('/v3/trip_requests/{id}/versions', 'List the versions of a trip request', {
    access: signedIn,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v3/trip_requests/{id}/versions/{v}', 'Read a version of a trip request', {
    access: signedIn,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v3/trip_requests/{id}/versions/{v}', 'Check whether a version of a trip request exists', { access: signedIn }),
  addScore: post('/v3/trip_requests/{id}/scores', 'Score a trip request', {
    access: careTeam,
    body: z.strictObject({
      type: z.enum(['LEAD_QUALITY', 'INTENT', 'BUDGET_FIT', 'COMPLETENESS', 'FRAUD_RISK']),
      value: z.number().min(0).max(100),
      source: z.enum(['RULES', 'MANUAL']).default('MANUAL'),
      reasons: z.array(field.line(200)).max(20).default([]),
    }),
    reply: TripRequest,
  }),
  searchByQuery: get('/v3/trip_request_searches', 'Search trip requests by query', {
    access: signedIn,
    query: ListQuery,
    expand: references.tripRequest,
    reply: field.pageOf(TripRequestListItem).extend({ id: field.Id.describe('Id of this run, for logs') }),
  }),
  search: post('/v3/trip_request_searches', 'Search trip requests', {
    access: signedIn,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(TripRequestListItem),
    example: {
      filters: { status: { in: ['PENDING', 'SCREENING'] }, budgetPerPersonUSD: { gte: 5000 } },
      sortOrders: [{ field: 'submittedAt', order: 'desc' }],
    },
  }),
};
