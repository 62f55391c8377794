import { z } from 'zod';
import { get } from '../call.ts';
import { admins } from '../roles.ts';
import * as field from '../schemas.ts';

const AuditLine = z
  .object({
    id: field.Id,
    at: field.Moment.describe('When it happened'),
    actor: field.Author,
    actorKind: z.enum(['traveler', 'agent', 'teamMember', 'anonymous', 'system']),
    action: z.string().describe('CREATE, UPDATE, DELETE, a move like "DRAFT → SUBMITTED", or the name of a deed'),
    entityType: z.string(),
    entityId: field.Id.nullable().describe('UUID of the record'),
    requestId: z.string().nullable().describe('X-Request-Id of the call, or the job'),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditLine' });

export const audit = {
  list: get('/v3/audit', 'List what was done, by whom and when', {
    access: admins,
    query: z.object({
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('How many lines to skip'),
      limit: z.coerce.number().int().min(1).max(100).default(25).describe('How many lines to answer, at most 100'),
      entityId: field.Id.optional().describe('Of one record'),
      entityType: z
        .string()
        .regex(/^[A-Za-z]{1,60}$/)
        .optional()
        .describe('Of one kind of record, like tripRequest'),
      actorUserId: field.Id.optional().describe('By one user'),
      action: field.line(100).optional().describe('Of one action, word for word'),
      from: field.Moment.optional().describe('At this moment or later'),
      to: field.Moment.optional().describe('Before this moment'),
      before: field.Id.optional().describe('Older than this line: goes on from the last one of a page without counting'),
    }),
    reply: field.pageOf(AuditLine),
    description: 'Newest first. Lines are never changed or deleted within their seven years.',
  }),
};
