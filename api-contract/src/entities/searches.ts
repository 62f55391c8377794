import { z } from 'zod';
import { del, get, head, post, put } from '../call.ts';
import { anyone, type Caller, signedIn, staff } from '../roles.ts';
import { tripTypes } from '../rules/tripRequest.ts';
import * as field from '../schemas.ts';
import { Sync } from './content/contentSchemas.ts';

const ListQuery = field.pageQuery().catchall(z.string().max(500));
const savers: readonly Caller[] = ['agent', ...staff];

const filters = z
  .strictObject({
    locationIds: z.array(field.Id).max(20).optional().describe('Any of these places, UUIDs'),
    tripTypes: z.array(z.enum(tripTypes)).max(20).optional().describe('Any of these kinds of trip'),
    companyId: field.Id.optional(),
    nights: z.strictObject({ min: z.int().min(1).max(60).optional(), max: z.int().min(1).max(60).optional() }).optional(),
    priceMaxUSD: field.Usd.optional().describe('Whole US dollars per person, at most'),
    months: z.array(z.int().min(1).max(12)).max(12).optional().describe('Good in any of these months'),
    rating: z
      .array(z.literal([20, 40, 60, 80, 100]))
      .max(5)
      .optional()
      .describe('Reviews of these ratings'),
    verified: z.boolean().optional().describe('Reviews after a completed trip only'),
    withPhotos: z.boolean().optional().describe('Reviews with pictures only'),
  })
  .describe('What is looked for besides words');

const searchWritable = {
  q: field.line(200).nullable().describe('Words to look for'),
  filters,
  sortOrder: z.enum(['relevance', 'newToOld', 'oldToNew']),
  offset: z.int().min(0).max(1_000_000),
  limit: z.int().min(1).max(100),
  deviceId: z
    .string()
    .regex(/^[\x21-\x7e]{8,64}$/, 'Use 8 to 64 signs without spaces')
    .nullable()
    .describe('The browser that searched'),
};

/** What somebody looked for on the site: kept 30 days, its id can be passed on. */
const StoredSearch = z
  .object({
    id: field.Id,
    q: z.string().nullable(),
    filters,
    sortOrder: z.enum(['relevance', 'newToOld', 'oldToNew']),
    offset: z.int(),
    limit: z.int(),
    resultCount: z.int().describe('How much was found when it was last written'),
    deviceId: z.string().nullable().optional().describe('Staff only'),
    createdById: field.Id.nullable().optional().describe('Staff only'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'StoredSearch' });

const StoredSearchInput = z.strictObject({
  q: searchWritable.q.default(null),
  filters: filters.default({}),
  sortOrder: searchWritable.sortOrder.default('relevance'),
  offset: searchWritable.offset.default(0),
  limit: searchWritable.limit.default(25),
  deviceId: searchWritable.deviceId.default(null),
});
const StoredSearchChange = field
  .changeOf(searchWritable, ['resultCount', 'createdById', 'createdAt', 'updatedAt'])
  .extend({ id: z.string().max(60).optional().describe('The id of the search; must be that of the path') });

export const companySearches = {
  create: post('/v2/company_searches', 'Search companies and keep the search', {
    access: anyone,
    body: StoredSearchInput,
    reply: StoredSearch,
    example: { q: 'walking', filters: { tripTypes: ['NATURE'] } },
  }),
  list: get('/v2/company_searches', 'List searches of companies', { access: staff, query: ListQuery, reply: field.pageOf(StoredSearch) }),
  ids: get('/v2/company_search_ids', 'List the ids of searches of companies', {
    access: staff,
    query: ListQuery,
    reply: z.array(field.Id),
  }),
  read: get('/v2/company_searches/{id}', 'Read a search of companies', { access: anyone, reply: StoredSearch }),
  update: put('/v2/company_searches/{id}', 'Change a search of companies', {
    access: signedIn,
    body: StoredSearchChange,
    reply: StoredSearch,
    description: 'Its own author and administrators. The body must carry the id.',
    example: { id: '018f0000-0000-7000-8000-000000000000', sortOrder: 'newToOld' },
  }),
  remove: del('/v2/company_searches/{id}', 'Delete a search of companies', { access: signedIn }),
  exists: head('/v2/company_searches/{id}', 'Tell if a search of companies exists', { access: anyone }),
  versions: get('/v2/company_searches/{id}/versions', 'List the versions of a search of companies', {
    access: signedIn,
    query: field.pageQuery(),
    reply: field.VersionList,
  }),
  versionsExist: head('/v2/company_searches/{id}/versions', 'Tell if a search of companies has versions', { access: signedIn }),
  version: get('/v2/company_searches/{id}/versions/{version}', 'Read a version of a search of companies', {
    access: signedIn,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/company_searches/{id}/versions/{version}', 'Tell if a version of a search of companies exists', {
    access: signedIn,
  }),
  rowCounts: get('/v2/company_search_row_counts', 'Count the searches of companies', {
    access: staff,
    reply: z.object({ total: z.int(), byStatus: z.object({ FOUND: z.int(), NOTHING_FOUND: z.int() }) }),
  }),
  days: get('/v2/company_search_days', 'Count the searches of companies by day', {
    access: staff,
    query: z.object({ days: z.coerce.number().int().min(1).max(30).default(30).describe('How many days back, at most 30') }),
    reply: z.array(z.object({ date: field.Day, count: z.int() })),
  }),
};

export const reviewSearches = {
  create: post('/v2/review_searches', 'Search reviews and keep the search', {
    access: anyone,
    body: StoredSearchInput,
    reply: StoredSearch,
    example: { filters: { rating: [100], withPhotos: true } },
  }),
  list: get('/v2/review_searches', 'List searches of reviews', { access: staff, query: ListQuery, reply: field.pageOf(StoredSearch) }),
  read: get('/v2/review_searches/{id}', 'Read a search of reviews', { access: anyone, reply: StoredSearch }),
  update: put('/v2/review_searches/{id}', 'Change a search of reviews', {
    access: signedIn,
    body: StoredSearchChange,
    reply: StoredSearch,
    example: { id: '018f0000-0000-7000-8000-000000000000', sortOrder: 'newToOld' },
  }),
  remove: del('/v2/review_searches/{id}', 'Delete a search of reviews', { access: signedIn }),
  exists: head('/v2/review_searches/{id}', 'Tell if a search of reviews exists', { access: anyone }),
  versions: get('/v2/review_searches/{id}/versions', 'List the versions of a search of reviews', {
    access: signedIn,
    query: field.pageQuery(),
    reply: field.VersionList,
  }),
  version: get('/v2/review_searches/{id}/versions/{version}', 'Read a version of a search of reviews', {
    access: signedIn,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/review_searches/{id}/versions/{version}', 'Tell if a version of a search of reviews exists', {
    access: signedIn,
  }),
  sync: get('/v2/review_searches/{id}/sync', 'Tell if a search of reviews is in step', { access: staff, reply: Sync }),
};

export const itinerarySearches = {
  create: post('/v2/itinerary_searches', 'Search itineraries and keep the search', {
    access: anyone,
    body: StoredSearchInput,
    reply: StoredSearch,
    example: { filters: { nights: { min: 7, max: 10 }, months: [9] } },
  }),
  list: get('/v2/itinerary_searches', 'List searches of itineraries', {
    access: staff,
    query: ListQuery,
    reply: field.pageOf(StoredSearch),
  }),
  read: get('/v2/itinerary_searches/{id}', 'Read a search of itineraries', { access: anyone, reply: StoredSearch }),
  update: put('/v2/itinerary_searches/{id}', 'Change a search of itineraries', {
    access: signedIn,
    body: StoredSearchChange,
    reply: StoredSearch,
    example: { id: '018f0000-0000-7000-8000-000000000000', sortOrder: 'newToOld' },
  }),
  remove: del('/v2/itinerary_searches/{id}', 'Delete a search of itineraries', { access: signedIn }),
  exists: head('/v2/itinerary_searches/{id}', 'Tell if a search of itineraries exists', { access: anyone }),
  versions: get('/v2/itinerary_searches/{id}/versions', 'List the versions of a search of itineraries', {
    access: signedIn,
    query: field.pageQuery(),
    reply: field.VersionList,
  }),
  version: get('/v2/itinerary_searches/{id}/versions/{version}', 'Read a version of a search of itineraries', {
    access: signedIn,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  versionExists: head('/v2/itinerary_searches/{id}/versions/{version}', 'Tell if a version of a search of itineraries exists', {
    access: signedIn,
  }),
  sync: get('/v2/itinerary_searches/{id}/sync', 'Tell if a search of itineraries is in step', { access: staff, reply: Sync }),
};

const userSearchWritable = {
  name: field.line(80, 1),
  entityType: z.enum([
    'tripRequest',
    'tripMatch',
    'traveler',
    'agent',
    'teamMember',
    'partner',
    'partnerAvailability',
    'conversation',
    'salesRecording',
    'review',
    'article',
    'guide',
    'itinerary',
    'landingPage',
    'company',
    'location',
    'contactRequest',
    'companyContactRequest',
  ]),
  filters: z.record(z.string().max(60), z.unknown()).describe('In the language of the searches'),
  q: field.line(200).nullable(),
  sortOrders: z.array(z.strictObject({ field: z.string().max(60), order: z.enum(['asc', 'desc']) })).max(5),
  columns: z.array(z.string().max(60)).max(40).describe('Columns to show, in order'),
  shared: z.enum(['NONE', 'TEAM', 'ALL']).describe('NONE: only the owner; TEAM: our team; ALL: agents too'),
  pinned: z.boolean(),
  alert: z.enum(['OFF', 'DAILY', 'INSTANT']),
};

/** A saved view of a list. */
const UserSearch = z
  .object({
    id: field.Id,
    ownerId: field.Id.describe('User it belongs to'),
    ...userSearchWritable,
    name: z.string(),
    q: z.string().nullable(),
    columns: z.array(z.string()),
    lastRunAt: field.Moment.nullable(),
    lastCount: z.int().nullable().describe('How much it found when it last ran'),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    version: z.int(),
  })
  .meta({ id: 'UserSearch' });

export const userSearches = {
  create: post('/v2/user_searches', 'Save a view of a list', {
    access: savers,
    body: z.strictObject({
      ...userSearchWritable,
      filters: userSearchWritable.filters.default({}),
      q: userSearchWritable.q.default(null),
      sortOrders: userSearchWritable.sortOrders.default([]),
      columns: userSearchWritable.columns.default([]),
      shared: userSearchWritable.shared.default('NONE'),
      pinned: z.boolean().default(false),
      alert: userSearchWritable.alert.default('OFF'),
    }),
    reply: UserSearch,
    example: {
      name: 'Kenya this summer',
      entityType: 'tripRequest',
      filters: { country: 'KE', status: { in: ['QUALIFIED', 'MATCHED'] } },
      pinned: true,
    },
  }),
  list: get('/v2/user_searches', 'List saved views', { access: savers, query: ListQuery, reply: field.pageOf(UserSearch) }),
  read: get('/v2/user_searches/{id}', 'Read a saved view', { access: savers, reply: UserSearch }),
  update: put('/v2/user_searches/{id}', 'Change a saved view', {
    access: savers,
    body: field
      .changeOf(userSearchWritable, ['ownerId', 'lastRunAt', 'lastCount', 'createdAt', 'updatedAt'])
      .extend({ id: z.string().max(60).optional().describe('The id of the view; must be that of the path') }),
    reply: UserSearch,
    example: { id: '018f0000-0000-7000-8000-000000000000', pinned: true },
  }),
  remove: del('/v2/user_searches/{id}', 'Delete a saved view', { access: savers }),
  versions: get('/v2/user_searches/{id}/versions', 'List the versions of a saved view', {
    access: savers,
    query: field.pageQuery(),
    reply: field.VersionList,
  }),
  version: get('/v2/user_searches/{id}/versions/{v}', 'Read a version of a saved view', {
    access: savers,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
};
