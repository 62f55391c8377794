import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import type { Caller } from '../roles.ts';
import { staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { changeRequestStatuses } from '../statuses/changeRequest.ts';
import { companyWishes } from './content/companies.ts';
import { partnerProfileWritable } from './partners.schemas.ts';

const { intro, whyUs, process, photos } = partnerProfileWritable;
const wish = z
  .strictObject({ intro, whyUs, process, photos, ...companyWishes })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Name at least one field to change' })
  .describe('The fields as they should be: intro, whyUs, process and photos of a PARTNER, the others of a COMPANY');
const keepers: readonly Caller[] = ['agent', 'admin', 'care', 'publisher'];

/** Changes that a partner would like and our team decides on. */
const ChangeRequest = z
  .object({
    id: field.Id,
    entityType: z.enum(['PARTNER', 'COMPANY']),
    entityId: field.Id.describe('The partner or company to change'),
    partnerId: field.Id,
    changes: z.array(
      z.object({
        path: z.string().describe('Field of the record, like /profile/intro of a partner or /tagline of a company'),
        before: z.unknown().describe('As it was when the wish was made'),
        after: z.unknown().describe('As it should be'),
      }),
    ),
    ...field.statusFields(changeRequestStatuses),
    requiresActionReason: z.string().nullable(),
    declinedReason: z.string().nullable(),
    internalNote: z.string().nullable().optional().describe('Staff only'),
    externalNote: z.string().nullable().describe('A word between partner and team'),
    decidedById: field.Id.nullable().describe('User who decided'),
    decidedAt: field.Moment.nullable(),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    createdById: field.Id.nullable(),
    version: z.int(),
  })
  .meta({ id: 'ChangeRequest' });

const writable = {
  status: z.enum(changeRequestStatuses),
  requiresActionReason: field.paragraphs(1000).nullable().describe('Needed with REQUIRES_ACTION'),
  declinedReason: field.paragraphs(1000).nullable().describe('Needed with DECLINED'),
  internalNote: field.paragraphs(2000).nullable().describe('Staff only'),
  externalNote: field.paragraphs(2000).nullable(),
  wish: wish.describe('Lead agents: other values for the same record, while it is open'),
};

export const changeRequests = {
  list: get('/v3/change_requests', 'List change requests', {
    access: ['agent', ...staff],
    query: field.pageQuery().catchall(z.string().max(500)),
    reply: field.pageOf(ChangeRequest),
  }),
  create: post('/v3/change_requests', 'Ask for a change of the own profile', {
    access: ['agent'],
    body: z.strictObject({
      entityType: z
        .enum(['PARTNER', 'COMPANY'])
        .default('PARTNER')
        .describe('PARTNER: what travelers matched with it read; COMPANY: its public page'),
      entityId: field.Id.describe('The own partner, or the own company'),
      wish,
      externalNote: writable.externalNote.default(null),
    }),
    reply: ChangeRequest,
    example: { entityId: '018f0000-0000-7000-8000-000000000000', wish: { intro: 'Slow journeys under wide skies.' } },
  }),
  read: get('/v3/change_requests/{id}', 'Read a change request', { access: ['agent', ...staff], reply: ChangeRequest }),
  update: put('/v3/change_requests/{id}', 'Decide on, answer or take back a change request', {
    access: keepers,
    body: field.changeOf(
      writable,
      Object.keys(ChangeRequest.shape).filter((key) => !(key in writable)),
    ),
    reply: ChangeRequest,
  }),
  remove: del('/v3/change_requests/{id}', 'Delete a change request that is still open', { access: ['agent', 'admin'] }),
};
