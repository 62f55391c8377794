import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';

const ListQuery = field.pageQuery().catchall(z.string().max(500));
const viewOwners: readonly Caller[] = ['agent', ...staff];

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
    'changeRequest',
    'invoice',
    'payment',
    'template',
    'templatedEmail',
    'user',
  ]),
  filters: z.record(z.string().max(60), z.unknown()).describe('Filters as in the body of a search'),
  q: field.line(200).nullable(),
  sortOrders: z.array(z.strictObject({ field: z.string().max(60), order: z.enum(['asc', 'desc']) })).max(5),
  columns: z.array(z.string().max(60)).max(40).describe('Columns to show, in order'),
  shared: z.enum(['NONE', 'TEAM', 'ALL']).describe('NONE: only the owner; TEAM: our team; ALL: agents too'),
  pinned: z.boolean(),
  position: z.int().min(0).max(9999).describe('Place among the saved views of a list, which sort=position follows; 0 is first'),
  alert: z.enum(['OFF', 'DAILY', 'INSTANT']),
};

/** A saved view of a list. */
const UserSearch = z
  .object({
    id: field.Id,
    ownerId: field.Id.describe('UUID of its owner'),
    ...userSearchWritable,
    name: z.string(),
    q: z.string().nullable(),
    columns: z.array(z.string()),
    lastRunAt: field.Timestamp.nullable(),
    lastCount: z.int().nullable().describe('Number of results when it last ran'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    version: z.int(),
  })
  .meta({ id: 'UserSearch' });

/** How many records a saved view has now. */
const ViewCount = z
  .object({
    id: field.Id.nullable().describe('UUID of the saved view; null of one that is not'),
    key: z.string().nullable().describe('Name of a view that is not saved; null of a saved one'),
    count: z.int().nullable().describe('Exact up to 10,000; null if it cannot be counted'),
    countIsEstimate: z.boolean().describe('true if there are so many that count is an estimate'),
    problem: z.string().nullable().describe('Why it cannot be counted; null if it was'),
  })
  .meta({ id: 'ViewCount' });

export const userSearches = {
  create: post('/v2/user_searches', 'Save a view of a list', {
    access: viewOwners,
    body: z.strictObject({
      ...userSearchWritable,
      filters: userSearchWritable.filters.default({}),
      q: userSearchWritable.q.default(null),
      sortOrders: userSearchWritable.sortOrders.default([]),
      columns: userSearchWritable.columns.default([]),
      shared: userSearchWritable.shared.default('NONE'),
      pinned: z.boolean().default(false),
      position: userSearchWritable.position.default(0),
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
  list: get('/v2/user_searches', 'List saved views', { access: viewOwners, query: ListQuery, reply: field.pageOf(UserSearch) }),
  read: get('/v2/user_searches/{id}', 'Read a saved view', { access: viewOwners, reply: UserSearch }),
  update: put('/v2/user_searches/{id}', 'Update a saved view', {
    access: viewOwners,
    body: field
      .changeOf(userSearchWritable, ['ownerId', 'lastRunAt', 'lastCount', 'createdAt', 'updatedAt'])
      .extend({ id: z.string().max(60).optional().describe('Id of the view, the same as in the path') }),
    reply: UserSearch,
    example: { id: '018f0000-0000-7000-8000-000000000000', pinned: true },
  }),
  counts: post('/v3/view_counts', 'Count the records of saved and other views', {
    access: viewOwners,
    body: z
      .strictObject({
        ids: z.array(field.Id).max(30).default([]).describe('UUIDs of saved views that the caller may see'),
        views: z
          .array(
            z.strictObject({
              key: field.line(80, 1).describe('Name of the view in the answer'),
              entityType: userSearchWritable.entityType,
              filters: userSearchWritable.filters.default({}),
              q: userSearchWritable.q.default(null),
            }),
          )
          .max(30)
          .default([])
          .describe('Views that are not saved'),
      })
      .refine(({ ids, views }) => ids.length + views.length > 0 && ids.length + views.length <= 30, {
        path: ['ids'],
        message: 'Name 1 to 30 views, saved ones in ids and others in views',
      }),
    status: 200,
    reads: true,
    reply: z.object({ items: z.array(ViewCount) }).meta({ id: 'ViewCounts' }),
    description:
      'Counts now, with the rights of the caller, without changing lastCount. A view that cannot be counted, because the caller may not see it or because its filters no longer exist, says why and does not keep the others from being counted.',
    example: {
      views: [{ key: 'unassigned', entityType: 'tripRequest', filters: { assignedToId: null, status: { in: ['PENDING', 'SCREENING'] } } }],
    },
  }),
  remove: del('/v2/user_searches/{id}', 'Delete a saved view', { access: viewOwners }),
  versions: get('/v2/user_searches/{id}/versions', 'List the versions of a saved view', {
    access: viewOwners,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v2/user_searches/{id}/versions/{v}', 'Read a version of a saved view', {
    access: viewOwners,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
};
