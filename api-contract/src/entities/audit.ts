import { z } from 'zod';
import { get } from '../call.ts';
import { admins } from '../roles.ts';
import * as field from '../schemas.ts';

const AuditEntry = z
  .object({
    id: field.Id,
    at: field.Timestamp.describe('When it happened'),
    actor: field.Author,
    actorKind: z.enum(['traveler', 'agent', 'teamMember', 'anonymous', 'system']),
    action: z.string().describe('CREATE, UPDATE, DELETE, a transition like "DRAFT → SUBMITTED", or the name of an action'),
    entityType: z.string(),
    entityId: field.Id.nullable().describe('UUID of the record'),
    requestId: z.string().nullable().describe('X-Request-Id of the call, or the id of the job'),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditLine' });

export const audit = {
  list: get('/v3/audit', 'List the entries of the audit log', {
    access: admins,
    query: z.object({
      cursor: field.Cursor,
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('Number of entries to skip'),
      limit: z.coerce.number().int().min(1).max(100).default(25).describe('Maximum number of entries to return, at most 100'),
      entityId: field.Id.optional().describe('UUID of a record: only its entries'),
      entityType: z
        .string()
        .regex(/^[A-Za-z]{1,60}$/)
        .optional()
        .describe('Only entries of this type of record, like tripRequest'),
      actorUserId: field.Id.optional().describe('UUID of a user: only entries caused by them'),
      action: field.line(100).optional().describe('Only entries with exactly this action'),
      from: field.Timestamp.optional().describe('Only entries at this time or later, ISO 8601'),
      to: field.Timestamp.optional().describe('Only entries before this time, ISO 8601'),
      before: field.Id.optional().describe('UUID of an entry: only older ones; for paging without offset and total'),
    }),
    reply: field.pageOf(AuditEntry),
    description: 'Newest first. Entries are never changed, and are kept for seven years.',
  }),
};
