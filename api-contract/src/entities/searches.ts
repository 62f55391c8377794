import { z } from 'zod';
import { del, get, head, post, put } from '../call.ts';
import { anyone, signedIn, staff } from '../roles.ts';
import { tripTypes } from '../rules/tripChoices.ts';
import * as field from '../schemas.ts';
import { Sync } from './content/content.schemas.ts';

const ListQuery = field.pageQuery().catchall(z.string().max(500));

/** What visitors search companies, itineraries and reviews for; each kind uses a subset. */
export const searchFilters = z
  .strictObject({
    locationIds: z.array(field.Id).max(20).optional().describe('UUIDs of locations; matches any of them'),
    tripTypes: z.array(z.enum(tripTypes)).max(20).optional().describe('Trip types; matches any of them'),
    companyId: field.Id.optional(),
    nights: z.strictObject({ min: z.int().min(1).max(60).optional(), max: z.int().min(1).max(60).optional() }).optional(),
    priceMaxUSD: field.Usd.optional().describe('Maximum price per person, whole US dollars'),
    months: z.array(z.int().min(1).max(12)).max(12).optional().describe('Months, 1 to 12; matches trips recommended for any of them'),
    rating: z
      .array(z.literal([20, 40, 60, 80, 100]))
      .max(5)
      .optional()
      .describe('Only reviews with one of these ratings'),
    verified: z.boolean().optional().describe('true: only reviews of completed trips'),
    withPhotos: z.boolean().optional().describe('true: only reviews with photos'),
  })
  .describe('Filters besides the search terms');

const searchWritable = {
  q: field.line(200).nullable().describe('Search terms'),
  filters: searchFilters,
  sortOrder: z.enum(['relevance', 'newToOld', 'oldToNew']),
  offset: z.int().min(0).max(1_000_000),
  limit: z.int().min(1).max(100),
  deviceId: z
    .string()
    .regex(/^[\x21-\x7e]{8,64}$/, 'Use 8 to 64 signs without spaces')
    .nullable()
    .describe('Id of the browser that searched'),
};

/** A visitor's search, stored for 30 days and shareable by its id. */
const StoredSearch = z
  .object({
    id: field.Id,
    q: z.string().nullable(),
    filters: searchFilters,
    sortOrder: z.enum(['relevance', 'newToOld', 'oldToNew']),
    offset: z.int(),
    limit: z.int(),
    resultCount: z.int().describe('Number of results when it was last saved'),
    deviceId: z.string().nullable().optional().describe('Staff only'),
    createdById: field.Id.nullable().optional().describe('Staff only'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'StoredSearch' });

const StoredSearchInput = z.strictObject({
  q: searchWritable.q.default(null),
  filters: searchFilters.default({}),
  sortOrder: searchWritable.sortOrder.default('relevance'),
  offset: searchWritable.offset.default(0),
  limit: searchWritable.limit.default(25),
  deviceId: searchWritable.deviceId.default(null),
});
const StoredSearchChange = field
  .changeOf(searchWritable, ['resultCount', 'createdById', 'createdAt', 'updatedAt'])
  .extend({ id: z.string().max(60).optional().describe('Id of the search, the same as in the path') });

export const companySearches = {
  create: post('/v2/company_searches', 'Search companies and store the search', {
    access: anyone,
    body: StoredSearchInput,
    reply: StoredSearch,
    example: { q: 'walking', filters: { tripTypes: ['NATURE'] } },
  }),
  list: get('/v2/company_searches', 'List company searches', { access: staff, query: ListQuery, reply: field.pageOf(StoredSearch) }),
  ids: get('/v2/company_search_ids', 'List the ids of company searches', {
    access: staff,
    query: ListQuery.omit({ cursor: true }),
    reply: z.array(field.Id),
  }),
  read: get('/v2/company_searches/{id}', 'Read a company search', { access: anyone, reply: StoredSearch }),
  update: put('/v2/company_searches/{id}', 'Update a company search', {
    access: signedIn,
    body: StoredSearchChange,
    reply: StoredSearch,
    description: 'Only for its author and administrators. The body must contain the id.',
    example: { id: '018f0000-0000-7000-8000-000000000000', sortOrder: 'newToOld' },
  }),
  remove: del('/v2/company_searches/{id}', 'Delete a company search', { access: signedIn }),
  exists: head('/v2/company_searches/{id}', 'Check whether a company search exists', { access: anyone }),
  versions: get('/v2/company_searches/{id}/versions', 'List the versions of a company search', {
    access: signedIn,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  versionsExist: head('/v2/company_searches/{id}/versions', 'Check whether a company search has versions', { access: signedIn }),
  version: get('/v2/company_searches/{id}/versions/{version}', 'Read a version of a company search', {
    access: signedIn,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/company_searches/{id}/versions/{version}', 'Check whether a version of a company search exists', {
    access: signedIn,
  }),
  rowCounts: get('/v2/company_search_row_counts', 'Count the company searches', {
    access: staff,
    reply: z.object({ total: z.int(), byStatus: z.object({ FOUND: z.int(), NOTHING_FOUND: z.int() }) }),
  }),
  days: get('/v2/company_search_days', 'Count the company searches by day', {
    access: staff,
    query: z.object({ days: z.coerce.number().int().min(1).max(30).default(30).describe('Number of days back, at most 30') }),
    reply: z.array(z.object({ date: field.Day, count: z.int() })),
  }),
};

export const reviewSearches = {
  create: post('/v2/review_searches', 'Search reviews and store the search', {
    access: anyone,
    body: StoredSearchInput,
    reply: StoredSearch,
    example: { filters: { rating: [100], withPhotos: true } },
  }),
  list: get('/v2/review_searches', 'List review searches', { access: staff, query: ListQuery, reply: field.pageOf(StoredSearch) }),
  read: get('/v2/review_searches/{id}', 'Read a review search', { access: anyone, reply: StoredSearch }),
  update: put('/v2/review_searches/{id}', 'Update a review search', {
    access: signedIn,
    body: StoredSearchChange,
    reply: StoredSearch,
    example: { id: '018f0000-0000-7000-8000-000000000000', sortOrder: 'newToOld' },
  }),
  remove: del('/v2/review_searches/{id}', 'Delete a review search', { access: signedIn }),
  exists: head('/v2/review_searches/{id}', 'Check whether a review search exists', { access: anyone }),
  versions: get('/v2/review_searches/{id}/versions', 'List the versions of a review search', {
    access: signedIn,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/review_searches/{id}/versions/{version}', 'Read a version of a review search', {
    access: signedIn,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/review_searches/{id}/versions/{version}', 'Check whether a version of a review search exists', {
    access: signedIn,
  }),
  sync: get('/v2/review_searches/{id}/sync', 'Check whether a review search is up to date', { access: staff, reply: Sync }),
};

export const itinerarySearches = {
  create: post('/v2/itinerary_searches', 'Search itineraries and store the search', {
    access: anyone,
    body: StoredSearchInput,
    reply: StoredSearch,
    example: { filters: { nights: { min: 7, max: 10 }, months: [9] } },
  }),
  list: get('/v2/itinerary_searches', 'List itinerary searches', {
    access: staff,
    query: ListQuery,
    reply: field.pageOf(StoredSearch),
  }),
  read: get('/v2/itinerary_searches/{id}', 'Read an itinerary search', { access: anyone, reply: StoredSearch }),
  update: put('/v2/itinerary_searches/{id}', 'Update an itinerary search', {
    access: signedIn,
    body: StoredSearchChange,
    reply: StoredSearch,
    example: { id: '018f0000-0000-7000-8000-000000000000', sortOrder: 'newToOld' },
  }),
  remove: del('/v2/itinerary_searches/{id}', 'Delete an itinerary search', { access: signedIn }),
  exists: head('/v2/itinerary_searches/{id}', 'Check whether an itinerary search exists', { access: anyone }),
  versions: get('/v2/itinerary_searches/{id}/versions', 'List the versions of an itinerary search', {
    access: signedIn,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/itinerary_searches/{id}/versions/{version}', 'Read a version of an itinerary search', {
    access: signedIn,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/itinerary_searches/{id}/versions/{version}', 'Check whether a version of an itinerary search exists', {
    access: signedIn,
  }),
  sync: get('/v2/itinerary_searches/{id}/sync', 'Check whether an itinerary search is up to date', { access: staff, reply: Sync }),
};
