import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { type Caller, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { linkTargets } from './content/richText.ts';

const operators: readonly Caller[] = ['agent', ...staff];

export const bulkEntityTypes = [
  'tripRequest',
  'tripMatch',
  'partner',
  'traveler',
  'conversation',
  'contactRequest',
  'companyContactRequest',
  'review',
  ...linkTargets.filter((type) => type !== 'location'),
] as const;
/** The types of records that a bulk action can be about. */
export type BulkEntityType = (typeof bulkEntityTypes)[number];

export const bulkActionNames = ['assign', 'move', 'propose', 'publish', 'unpublish', 'tag', 'close'] as const;
export type BulkActionName = (typeof bulkActionNames)[number];

export const bulkActionStatuses = ['RUNNING', 'COMPLETED', 'STOPPED', 'FAILED'] as const;
export type BulkActionStatus = (typeof bulkActionStatuses)[number];

/** Up to this number of records is done before the answer; more are done in the background. */
export const MAX_IMMEDIATE_ROWS = 25;
const MAX_IDS = 1_000;

const params = {
  teamMemberId: field.Id.nullable().describe('assign: UUID of the team member, null for nobody; requests without it: by country and load'),
  agentId: field.Id.describe('assign of matches: UUID of the agent'),
  status: field.line(30, 1).describe('move: the new status'),
  reasonCode: field.line(40, 1).describe('move, close: why, where the status needs a reason'),
  note: field.paragraphs(2000, 1).describe('move, propose, close: note for the history'),
  question: field.paragraphs(2000, 10).describe('move of requests to NEEDS_INFO: the question emailed to each traveler'),
  resumeOn: field.Day.describe('move of requests to ON_HOLD'),
  partnerId: field.Id.describe('propose of requests: UUID of the partner'),
  add: field.Tags.describe('tag: labels to add'),
  remove: field.Tags.describe('tag: labels to remove'),
  publishAt: field.Timestamp.describe('publish: when; default: now'),
  unpublishAt: field.Timestamp.describe('publish: until when'),
};

const Params = z.strictObject(params).partial();
export type BulkParams = z.output<typeof Params>;

const BulkAction = z
  .object({
    id: field.Id,
    entityType: z.enum(bulkEntityTypes),
    action: z.enum(bulkActionNames),
    undoesId: field.Id.nullable().describe('UUID of the bulk action that this one undoes'),
    params: z.record(z.string(), z.unknown()).describe('As sent'),
    dryRun: z.boolean().describe('Whether nothing is written'),
    status: z
      .enum(bulkActionStatuses)
      .describe('STOPPED: records after the last one with an outcome stay as they were. FAILED: it could not go on, see problem'),
    matched: z.int().describe('Number of records it is about'),
    allowed: z.int().describe('Number of records it was done to, or in a dry run would be'),
    refused: z.int().describe('Number of records that stay as they are, each with the reason'),
    problem: z.string().nullable().describe('Why it FAILED'),
    results: z
      .array(
        z.object({
          id: field.Id.describe('UUID of the record'),
          outcome: z.enum(['ALLOWED', 'REFUSED']).nullable().describe('null: its turn has not come'),
          errorCode: z.string().nullable().describe('Code of the problem for which it was refused'),
          message: z.string().nullable().describe('Why it was refused, and what to do'),
        }),
      )
      .describe('In the order of the ids or of the search; the part that the query chooses'),
    createdAt: field.Timestamp,
    createdById: field.Id.nullable().describe('UUID of the user whose rights it has'),
    finishedAt: field.Timestamp.nullable(),
    undoableUntil: field.Timestamp.nullable().describe('Until when it can be undone; null if it cannot'),
  })
  .meta({ id: 'BulkAction' });

export const bulkActions = {
  create: post('/v3/bulk_actions', 'Do the same to many records', {
    access: operators,
    body: z.strictObject({
      entityType: z.enum(bulkEntityTypes),
      action: z.enum(bulkActionNames),
      ids: z.array(field.Id).min(1).max(MAX_IDS).optional().describe('UUIDs of the records, at most 1,000; or search'),
      search: z
        .strictObject({ filters: field.SearchBody.shape.filters, q: field.SearchBody.shape.q })
        .optional()
        .describe('Finds the records as the search of their type does, at most 5,000'),
      params: Params.default({}),
      dryRun: z.boolean().default(true).describe('false: write; by default it only tells what it would do to each record'),
      expectedCount: z
        .int()
        .min(0)
        .max(5_000)
        .optional()
        .describe('How many records the search found in the dry run; required to write what a search finds. Another number is 409'),
    }),
    reply: BulkAction,
    description: `Each record is changed by the rules of its own call, with the rights of the caller, in a transaction of its own. A dry run does all of that and takes it back. Up to ${MAX_IMMEDIATE_ROWS} records are done when it answers (201); more are done in the background (202): read it until its status is no longer RUNNING.`,
    example: {
      entityType: 'tripRequest',
      action: 'tag',
      search: { filters: { status: { in: ['PENDING', 'SCREENING'] } } },
      params: { add: ['spring fair'] },
      dryRun: true,
    },
  }),
  read: get('/v3/bulk_actions/{id}', 'Read a bulk action', {
    access: operators,
    query: z.object({
      resultsOffset: z.coerce.number().int().min(0).max(5_000).default(0).describe('Number of results to skip'),
      resultsLimit: z.coerce.number().int().min(1).max(1_000).default(100).describe('Maximum number of results to return, at most 1,000'),
      outcome: z.enum(['ALLOWED', 'REFUSED']).optional().describe('Only results with this outcome'),
    }),
    reply: BulkAction,
    description: 'One’s own; administrators read all. Kept for 90 days.',
  }),
  undo: post('/v3/bulk_actions/{id}/undo', 'Undo a bulk action', {
    access: operators,
    body: z.strictObject({
      dryRun: z.boolean().default(true).describe('false: write; by default it only tells what it would do to each record'),
    }),
    reply: BulkAction,
    description: `Within 24 hours. The answer is another bulk action, about the records that were changed, the last one first. Fields return to the version before; a status only where its state machine leads back; a proposal is withdrawn. Each record is changed by the rules of its own call, with the rights of the caller. Records that were changed since stay as they are, with the reason. As when creating one, up to ${MAX_IMMEDIATE_ROWS} records are done when it answers (201), more in the background (202).`,
    example: { dryRun: true },
  }),
  stop: del('/v3/bulk_actions/{id}', 'Stop a bulk action', {
    access: operators,
    reply: BulkAction,
    description: 'What was done stays done. One that has ended is 409.',
  }),
};
