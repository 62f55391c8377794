import { z } from 'zod';
import { get, head, post, put } from '../call.ts';
import { anyone, careTeam, personTypes, staff } from '../roles.ts';
import { tripTypes } from '../rules/tripChoices.ts';
import * as field from '../schemas.ts';
import { tripRequestStatuses } from '../statuses/tripRequest.ts';
import { userStatuses } from '../statuses/user.ts';
import { TravelerDuplicate } from './duplicates.schemas.ts';
import { TripRequestListItem } from './tripRequests.schemas.ts';
import { references } from '../references.ts';

const Marketing = z.object({
  newsletter: z.boolean(),
  consentAt: field.Timestamp.nullable(),
  consentSource: z.string().nullable(),
  consentText: z.string().nullable(),
});

const writable = {
  givenName: field.line(60, 1),
  familyName: field.line(60, 1),
  email: field.Email,
  phone: field.Phone.nullable(),
  countryOfResidence: field.Iso2,
  timeZone: field.line(60).nullable(),
  preferredContact: z.enum(['EMAIL', 'PHONE', 'MESSAGE', 'ANY']),
  preferredContactTime: z.enum(['MORNING', 'AFTERNOON', 'EVENING', 'ANY']),
  newsletter: z.boolean().describe('Sets marketing.newsletter, with the time and source of the consent'),
};
const staffOnly = { doNotContact: z.boolean(), tags: z.array(field.line(40)).max(30), source: field.line(40).nullable() };

/** A traveler as visible to the caller; email, phone and family name are masked for some callers. */
export const Traveler = z
  .object({
    id: field.Id,
    userId: field.Id.nullable(),
    givenName: z.string(),
    familyName: z.string(),
    email: z.string(),
    phone: field.Phone.nullable(),
    countryOfResidence: field.Iso2,
    timeZone: z.string().nullable(),
    preferredContact: z.enum(['EMAIL', 'PHONE', 'MESSAGE', 'ANY']),
    preferredContactTime: z.enum(['MORNING', 'AFTERNOON', 'EVENING', 'ANY']),
    marketing: Marketing,
    status: z.enum(userStatuses).nullable().describe('Status of the account; null if there is none'),
    doNotContact: z.boolean().optional().describe('Staff only'),
    tags: z.array(z.string()).optional().describe('Staff only'),
    source: z.string().nullable().optional().describe('Staff only'),
    isRepeat: z.boolean().optional().describe('Staff only'),
    tripCount: z.int().optional().describe('Staff only'),
    lifetimeValueUSD: z.int().optional().describe('Staff only'),
    mergedIntoId: field.Id.nullable().optional().describe('Staff only'),
    erasedAt: field.Timestamp.nullable().optional().describe('Staff only'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'Traveler' });

const TravelerStatus = z.object({
  status: z.enum(userStatuses).nullable(),
  id: field.Id.nullable().describe('Null when requested by email without a session'),
  email: z.string().nullable().describe('Null for team members who see contact data masked, unless they requested it by email'),
  personType: z.enum(personTypes).describe('For agents and staff, no other field is returned'),
});

const profileWritable = {
  interests: z.array(z.enum(tripTypes)).max(20),
  pace: z.enum(['RELAXED', 'MODERATE', 'ACTIVE']).nullable(),
  dietary: z.array(field.line(60)).max(20),
  accessibilityNeeds: field.paragraphs(2000).nullable().describe('Stored encrypted'),
  companions: z.array(z.strictObject({ givenName: field.line(60, 1), relation: field.line(40), ageGroup: field.line(10) })).max(12),
  visited: z.array(field.Id).max(200),
  wishlist: z.array(field.Id).max(200),
  celebrations: z.array(z.strictObject({ label: field.line(80, 1), date: field.Day })).max(20),
  loyalty: z.array(z.strictObject({ program: field.line(80, 1), number: field.line(60, 1) })).max(20),
  aboutMe: field.paragraphs(2000).nullable(),
};

export const TravelerProfile = z
  .object({
    id: field.Id,
    travelerId: field.Id,
    interests: z.array(z.enum(tripTypes)),
    pace: z.enum(['RELAXED', 'MODERATE', 'ACTIVE']).nullable(),
    dietary: z.array(z.string()),
    accessibilityNeeds: z.string().nullable(),
    companions: z.array(z.object({ givenName: z.string(), relation: z.string(), ageGroup: z.string() })),
    visited: z.array(field.Id),
    wishlist: z.array(field.Id),
    celebrations: z.array(z.object({ label: z.string(), date: field.Day })),
    loyalty: z.array(z.object({ program: z.string(), number: z.string() })),
    aboutMe: z.string().nullable(),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'TravelerProfile' });
const ProfileChange = field.changeOf(
  profileWritable,
  Object.keys(TravelerProfile.shape).filter((key) => !(key in profileWritable)),
);

const TravelerChange = field.changeOf(
  { ...writable, ...staffOnly },
  Object.keys(Traveler.shape).filter((key) => !(key in writable) && !(key in staffOnly)),
);
const TravelerInput = z.strictObject({
  ...writable,
  phone: writable.phone.default(null),
  countryOfResidence: field.Iso2.default('US'),
  timeZone: writable.timeZone.default(null),
  preferredContact: writable.preferredContact.default('ANY'),
  preferredContactTime: writable.preferredContactTime.default('ANY'),
  newsletter: writable.newsletter.default(false),
  doNotContact: staffOnly.doNotContact.default(false),
  tags: staffOnly.tags.default([]),
  source: staffOnly.source.default('STAFF'),
});

const MergeBody = z.strictObject({
  dryRun: z.boolean().default(false).describe('true: only report what the merge would do'),
  undo: z.boolean().default(false).describe('true: undo the merge of these two, within 30 days; administrators only'),
  version: field.BasedOn,
  changeNote: field.ChangeNote,
});

const MergeReport = z
  .object({
    dryRun: z.boolean().describe('true if nothing was changed'),
    undone: z.boolean().describe('true if the merge was undone'),
    traveler: Traveler.describe('The remaining traveler, after the merge'),
    mergedId: field.Id.describe('UUID of the traveler that was merged'),
    mergedUserDisabled: z.boolean().describe('Whether the account of the merged traveler is disabled'),
    changes: z.array(
      z.object({
        path: z.string(),
        before: z.unknown().describe('Value of the remaining traveler before the merge'),
        after: z.unknown().describe('Value after the merge'),
      }),
    ),
    moved: z
      .object({
        tripRequests: z.int(),
        tripMatches: z.int(),
        conversations: z.int(),
        messages: z.int(),
        documents: z.int(),
        reviews: z.int(),
        notes: z.int(),
        mails: z.int(),
      })
      .describe('Number of records reassigned'),
    undoUntil: field.Timestamp.nullable().describe('Until when it can be undone; null for a dry run or an undo'),
  })
  .meta({ id: 'TravelerMerge' });

const TripHistory = z
  .object({
    tripRequestId: field.Id,
    title: z.string(),
    destinations: z.array(z.string()),
    year: z.int().nullable().describe('Year of departure'),
    status: z.enum(tripRequestStatuses),
    partnerName: z.string().nullable().describe('Partner that the trip was booked with or is being planned with'),
    valueUSD: z.number().nullable().describe('Value of the sale, US dollars with cents; null before it is confirmed'),
  })
  .meta({ id: 'TripHistory' });

const ListQuery = field.pageQuery().catchall(z.string().max(500));

export const travelers = {
  create: post('/v3/travelers', 'Create a traveler', {
    access: careTeam,
    body: TravelerInput,
    reply: Traveler,
    example: { givenName: 'Dana', familyName: 'Rowe', email: 'dana.rowe@example.com', countryOfResidence: 'US' },
  }),
  list: get('/v3/travelers', 'List travelers', {
    access: ['traveler', ...staff],
    query: ListQuery,
    expand: references.traveler,
    reply: field.pageOf(Traveler),
  }),
  read: get('/v3/travelers/{id}', 'Read a traveler', { access: ['traveler', ...staff], expand: references.traveler, reply: Traveler }),
  exists: head('/v3/travelers/{id}', 'Check whether a traveler exists, by id or email', { access: staff }),
  update: put('/v3/travelers/{id}', 'Update a traveler', { access: ['traveler', ...careTeam], body: TravelerChange, reply: Traveler }),
  versions: get('/v3/travelers/{id}/versions', 'List the versions of a traveler', {
    access: ['traveler', ...staff],
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v3/travelers/{id}/versions/{v}', 'Read a version of a traveler', {
    access: ['traveler', ...staff],
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  status: get('/v3/travelers/{id}/status', 'Read the status of a traveler, by id or email', {
    access: anyone,
    reply: TravelerStatus,
    captcha: { action: 'travelerStatus', required: true },
    limit: 'emailCheck',
    description:
      'Signed-in travelers use their own id, staff any. A request by email without a session needs a solved captcha and is limited to 5 per hour.',
  }),
  tripRequests: get('/v3/travelers/{id}/trip_requests', 'List the trip requests of a traveler', {
    access: ['traveler', ...staff],
    query: field.pageQuery(),
    expand: references.tripRequest,
    reply: field.pageOf(TripRequestListItem),
  }),
  duplicates: get('/v3/travelers/{id}/duplicates', 'List travelers who may be the same person', {
    access: careTeam,
    reply: z.object({ items: z.array(TravelerDuplicate).describe('At most 20, the surest first') }),
  }),
  merge: put('/v3/travelers/{id}/merge_with/{other}', 'Merge another record of the same person into a traveler', {
    access: careTeam,
    body: MergeBody,
    reply: MergeReport,
    example: { dryRun: true },
    description:
      'The first one stays and its values win; lists are united, and requests, matches, conversations and documents of the other become its own. ' +
      'The account of the other is closed. Refused while both have an open match with the same partner. With undo, the two are apart again.',
  }),
  tripHistories: get('/v3/travelers/{id}/trip_histories', 'List the past and upcoming trips of a traveler', {
    access: ['traveler', ...staff],
    query: z.object({
      cursor: field.Cursor,
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('Number of trips to skip'),
      limit: z.coerce.number().int().min(1).max(100).default(25).describe('Maximum number of trips to return, at most 100'),
    }),
    expand: references.tripHistory,
    reply: field.pageOf(TripHistory),
    description: 'Latest departure first.',
  }),
  search: post('/v3/traveler_searches', 'Search travelers', {
    access: staff,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(Traveler),
  }),
};

export const travelerProfiles = {
  list: get('/v3/traveler_profiles', 'Read the caller’s traveler profile; staff: list profiles', {
    access: ['traveler', ...careTeam],
    query: field.pageQuery(),
    expand: references.travelerProfile,
    reply: field.pageOf(TravelerProfile),
  }),
  updateOwn: put('/v3/traveler_profiles', 'Update the caller’s traveler profile', {
    access: ['traveler'],
    body: ProfileChange,
    reply: TravelerProfile,
  }),
  read: get('/v3/traveler_profiles/{id}', 'Read a traveler profile', {
    access: ['traveler', ...careTeam],
    expand: references.travelerProfile,
    reply: TravelerProfile,
  }),
  update: put('/v3/traveler_profiles/{id}', 'Update a traveler profile', {
    access: ['traveler', ...careTeam],
    body: ProfileChange,
    reply: TravelerProfile,
  }),
};
