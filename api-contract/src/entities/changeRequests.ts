import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import type { Caller } from '../roles.ts';
import { staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { changeRequestStatuses } from '../statuses/changeRequest.ts';
import { companyProposableFields } from './content/companies.ts';
import { partnerProfileWritable } from './partners.schemas.ts';
import { references } from '../references.ts';

const { intro, whyUs, process, photos } = partnerProfileWritable;
const wish = z
  .strictObject({ intro, whyUs, process, photos, ...companyProposableFields })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Name at least one field to change' })
  .describe('The requested values: intro, whyUs, process and photos for a PARTNER, the other fields for a COMPANY');
const editors: readonly Caller[] = ['agent', 'admin', 'care', 'publisher'];

/** Changes that a partner proposes and our team decides on. */
const ChangeRequest = z
  .object({
    id: field.Id,
    entityType: z.enum(['PARTNER', 'COMPANY']),
    entityId: field.Id.describe('UUID of the partner or company to change'),
    partnerId: field.Id,
    changes: z.array(
      z.object({
        path: z.string().describe('JSON pointer to the field, like /profile/intro of a partner or /tagline of a company'),
        before: z.unknown().describe('Value when the change was requested'),
        after: z.unknown().describe('Requested value'),
      }),
    ),
    ...field.statusFields(changeRequestStatuses),
    requiresActionReason: z.string().nullable(),
    declinedReason: z.string().nullable(),
    internalNote: z.string().nullable().optional().describe('Staff only'),
    externalNote: z.string().nullable().describe('Message between partner and team'),
    decidedById: field.Id.nullable().describe('UUID of the user who decided'),
    decidedAt: field.Timestamp.nullable(),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    createdById: field.Id.nullable(),
    version: z.int(),
  })
  .meta({ id: 'ChangeRequest' });

const writable = {
  status: z.enum(changeRequestStatuses),
  requiresActionReason: field.paragraphs(1000).nullable().describe('Required with status REQUIRES_ACTION'),
  declinedReason: field.paragraphs(1000).nullable().describe('Required with status DECLINED'),
  internalNote: field.paragraphs(2000).nullable().describe('Staff only'),
  externalNote: field.paragraphs(2000).nullable(),
  wish: wish.describe('New requested values while the request is open; from lead agents'),
};

export const changeRequests = {
  list: get('/v3/change_requests', 'List change requests', {
    access: ['agent', ...staff],
    query: field.pageQuery().catchall(z.string().max(500)),
    expand: references.changeRequest,
    reply: field.pageOf(ChangeRequest),
  }),
  create: post('/v3/change_requests', 'Propose a change of the partner’s own profile', {
    access: ['agent'],
    body: z.strictObject({
      entityType: z
        .enum(['PARTNER', 'COMPANY'])
        .default('PARTNER')
        .describe('PARTNER: the profile that matched travelers read; COMPANY: the public page'),
      entityId: field.Id.describe('UUID of the caller’s partner or company page'),
      wish,
      externalNote: writable.externalNote.default(null),
    }),
    reply: ChangeRequest,
    example: { entityId: '018f0000-0000-7000-8000-000000000000', wish: { intro: 'Slow journeys under wide skies.' } },
  }),
  read: get('/v3/change_requests/{id}', 'Read a change request', {
    access: ['agent', ...staff],
    expand: references.changeRequest,
    reply: ChangeRequest,
  }),
  update: put('/v3/change_requests/{id}', 'Decide on, answer or cancel a change request', {
    access: editors,
    body: field.changeOf(
      writable,
      Object.keys(ChangeRequest.shape).filter((key) => !(key in writable)),
    ),
    reply: ChangeRequest,
  }),
  remove: del('/v3/change_requests/{id}', 'Delete an open change request', { access: ['agent', 'admin'] }),
};
