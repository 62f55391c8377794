import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { careTeam, type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';

const readers: readonly Caller[] = ['agent', ...staff];
const editors: readonly Caller[] = ['agent', ...careTeam];

const availabilityTypes = ['AVAILABLE', 'LIMITED', 'UNAVAILABLE'] as const;
const periodStatuses = ['UPCOMING', 'CURRENT', 'PAST'] as const;

const writable = {
  countryCode: field.Iso2.nullable().describe('Only for this country; null for all countries'),
  type: z.enum(availabilityTypes),
  startsOn: field.Day,
  endsOn: field.Day.describe('Last day, at most 24 months after startsOn'),
  maxNewMatchesPerWeek: z.int().min(0).max(1000).nullable().describe('Required with type LIMITED'),
  reason: field.paragraphs(500).nullable(),
};

/** When a partner can take on travelers, and when not. */
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
    status: z.enum(periodStatuses).describe('Whether the period is before, around or after today'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
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
  create: post('/v3/partners/{id}/partner_availabilities', 'Create an availability of a partner', {
    access: editors,
    body: AvailabilityInput,
    reply: PartnerAvailability,
    example: { type: 'LIMITED', startsOn: '2027-07-01', endsOn: '2027-08-31', maxNewMatchesPerWeek: 2, reason: 'High season' },
  }),
  list: get('/v3/partners/{id}/partner_availabilities', 'List the availabilities of a partner', {
    access: readers,
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(PartnerAvailability),
  }),
  read: get('/v3/partners/{id}/partner_availabilities/{a}', 'Read an availability of a partner', {
    access: readers,
    reply: PartnerAvailability,
  }),
  update: put('/v3/partners/{id}/partner_availabilities/{a}', 'Update an availability of a partner', {
    access: editors,
    body: field.changeOf(
      writable,
      Object.keys(PartnerAvailability.shape).filter((key) => !(key in writable)),
    ),
    reply: PartnerAvailability,
    description: 'Once it has begun, only the end, the limit and the reason can change; past ones cannot change.',
  }),
  remove: del('/v3/partners/{id}/partner_availabilities/{a}', 'Delete an availability that has not started', { access: editors }),
  versions: get('/v3/partners/{id}/partner_availabilities/{a}/versions', 'List the versions of an availability', {
    access: readers,
    query: field.pageQueryInOneOrder(),
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
