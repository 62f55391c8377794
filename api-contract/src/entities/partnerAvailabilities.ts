import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { careTeam, type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';

const readers: readonly Caller[] = ['agent', ...staff];
const keepers: readonly Caller[] = ['agent', ...careTeam];

const availabilityTypes = ['AVAILABLE', 'LIMITED', 'UNAVAILABLE'] as const;
const periodStatuses = ['UPCOMING', 'CURRENT', 'PAST'] as const;

const writable = {
  countryCode: field.Iso2.nullable().describe('Only for this country; null: everywhere'),
  type: z.enum(availabilityTypes),
  startsOn: field.Day,
  endsOn: field.Day.describe('Last day, at most 24 months after the first'),
  maxNewMatchesPerWeek: z.int().min(0).max(1000).nullable().describe('With LIMITED'),
  reason: field.paragraphs(500).nullable(),
};

/** When a partner can take on travellers, and when not. */
const PartnerAvailability = z
  .object({
    id: field.Id,
    partnerId: field.Id,
    countryCode: field.Iso2.nullable(),
    type: z.enum(availabilityTypes),
    startsOn: field.Day,
    endsOn: field.Day,
    maxNewMatchesPerWeek: z.int().nullable(),
    reason: z.string().nullable(),
    status: z.enum(periodStatuses).describe('By today: before, in or after it'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'PartnerAvailability' });

const AvailabilityInput = z.strictObject({
  ...writable,
  countryCode: writable.countryCode.default(null),
  maxNewMatchesPerWeek: writable.maxNewMatchesPerWeek.default(null),
  reason: writable.reason.default(null),
});

export const partnerAvailabilities = {
  create: post('/v3/partners/{id}/partner_availabilities', 'Say when a partner is available', {
    access: keepers,
    body: AvailabilityInput,
    reply: PartnerAvailability,
    example: { type: 'LIMITED', startsOn: '2027-07-01', endsOn: '2027-08-31', maxNewMatchesPerWeek: 2, reason: 'High season' },
  }),
  list: get('/v3/partners/{id}/partner_availabilities', 'List when a partner is available', {
    access: readers,
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(PartnerAvailability),
  }),
  read: get('/v3/partners/{id}/partner_availabilities/{a}', 'Read an availability of a partner', {
    access: readers,
    reply: PartnerAvailability,
  }),
  update: put('/v3/partners/{id}/partner_availabilities/{a}', 'Change an availability of a partner', {
    access: keepers,
    body: field.changeOf(
      writable,
      Object.keys(PartnerAvailability.shape).filter((key) => !(key in writable)),
    ),
    reply: PartnerAvailability,
    description: 'Of one that has begun only the end, the limit and the reason; a past one stays as it was.',
  }),
  remove: del('/v3/partners/{id}/partner_availabilities/{a}', 'Delete an availability that has not begun', { access: keepers }),
  versions: get('/v3/partners/{id}/partner_availabilities/{a}/versions', 'List the versions of an availability', {
    access: readers,
    query: field.pageQuery(),
    reply: field.VersionList,
  }),
  version: get('/v3/partners/{id}/partner_availabilities/{a}/versions/{v}', 'Read a version of an availability', {
    access: readers,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  search: post('/v3/partner_availability_searches', 'Search the availabilities of partners', {
    access: readers,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(PartnerAvailability),
  }),
};
