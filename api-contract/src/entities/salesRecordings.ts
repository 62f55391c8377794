import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { admins, staff } from '../roles.ts';
import * as field from '../schemas.ts';
import { salesRecordingStatuses } from '../statuses/salesRecording.ts';
import { Money } from './money.schemas.ts';
import { SalesChange, salesExportColumns, SalesInput, SalesInputOfMatch, SalesRecording } from './salesRecordings.schemas.ts';
import { references } from '../references.ts';

const readers = ['agent', ...staff] as const;
const writers = ['agent', 'care', 'admin'] as const;
const ListQuery = field.pageQuery().catchall(z.string().max(500));

const example = {
  type: 'BOOKING',
  reference: 'AQ-2041',
  bookedOn: '2026-03-14',
  travelStart: '2026-09-02',
  travelEnd: '2026-09-14',
  travelersCount: 2,
  grossAmount: 18450,
  lines: [{ label: 'Park fees', amountUSD: 1240.5, commissionable: false }],
};
const aboutAmounts =
  'Amounts in other currencies count at the exchange rate of the day: without one, 422 money.rateMissing. A REDUCTION or CANCELLATION counts at the rates of its booking and takes back no more than remains of it: else 422 money.exceedsRemaining.';
const StatusBody = field.statusBody(salesRecordingStatuses).extend({
  paidUSD: z
    .number()
    .min(-9_999_999_999)
    .max(9_999_999_999)
    .refine((value) => /^-?\d+(?:\.\d{1,2})?$/.test(String(value)), 'Use two decimals at most')
    .optional()
    .describe(
      'With PAID: commission received so far, default: all of it; with less the recording stays INVOICED. What is new is recorded as a payment, of a take-back as a refund; less than before is 409',
    ),
});

export const salesRecordings = {
  export: post('/v3/sales_recordings/export', 'Export sales recordings to a file', {
    access: writers,
    body: z.strictObject({
      filters: z
        .record(z.string(), z.unknown())
        .default({})
        .describe('Filters as in a search: {field: value} or {field: {operator: value}}'),
      columns: z
        .array(z.enum(salesExportColumns))
        .min(1)
        .max(salesExportColumns.length)
        .optional()
        .describe('Columns in order; default: all'),
      format: z.enum(['csv', 'xlsx']).default('csv'),
    }),
    reply: z.object({
      jobId: field.Id.describe('Poll GET /v3/jobs/{id} until it is DONE'),
      downloadUrl: z.string().nullable().describe('Null until the job is done; the job then has the URL'),
    }),
    status: 202,
    example: { filters: { status: 'INVOICED' }, columns: ['reference', 'partner', 'commissionUSD', 'dueOn'], format: 'csv' },
  }),
  create: post('/v3/sales_recordings', 'Record a sale', {
    access: writers,
    body: SalesInput,
    reply: SalesRecording,
    description: aboutAmounts,
    example: { tripMatchId: '018f0000-0000-7000-8000-000000000000', ...example },
  }),
  list: get('/v3/sales_recordings', 'List sales recordings', {
    access: readers,
    query: ListQuery,
    expand: references.salesRecording,
    reply: field.pageOf(SalesRecording),
  }),
  read: get('/v3/sales_recordings/{id}', 'Read a sales recording', {
    access: readers,
    expand: references.salesRecording,
    reply: SalesRecording,
  }),
  update: put('/v3/sales_recordings/{id}', 'Update a sales recording', {
    access: writers,
    body: SalesChange,
    reply: SalesRecording,
    description:
      'Agents can change DRAFT and QUERIED recordings, care also SUBMITTED ones. After CONFIRMED only the note can change. A new bookedOn or currencyCode takes the exchange rate of its day.',
  }),
  remove: del('/v3/sales_recordings/{id}', 'Delete a sales recording that is a draft', { access: admins }),
  setDocuments: put('/v3/sales_recordings/{id}/documents', 'Link documents to a sales recording', {
    access: writers,
    body: z.strictObject({
      documentIds: z.array(field.Id).max(20).describe('UUIDs of all documents to link; others are unlinked'),
      version: field.BasedOn,
    }),
    reply: SalesRecording,
    example: { documentIds: [] },
  }),
  clearDocuments: del('/v3/sales_recordings/{id}/documents', 'Unlink all documents of a sales recording', { access: writers }),
  setStatus: put('/v3/sales_recordings/{id}/status', 'Move a sales recording to another status', {
    access: writers,
    body: StatusBody,
    reply: SalesRecording,
    example: { status: 'SUBMITTED' },
  }),
  versions: get('/v3/sales_recordings/{id}/versions', 'List the versions of a sales recording', {
    access: readers,
    query: field.pageQueryInOneOrder(),
    reply: field.VersionList,
  }),
  version: get('/v3/sales_recordings/{id}/versions/{v}', 'Read a version of a sales recording', {
    access: readers,
    query: field.VersionQuery,
    reply: field.VersionSnapshot,
  }),
  search: post('/v3/sales_recording_searches', 'Search sales recordings', {
    access: readers,
    body: field.SearchBody,
    status: 200,
    reads: true,
    reply: field.searchOf(SalesRecording),
  }),
  createOfMatch: post('/v3/trip_matches/{id}/sales_recordings', 'Record a sale of a trip match', {
    access: writers,
    body: SalesInputOfMatch,
    reply: SalesRecording,
    description: aboutAmounts,
    example,
  }),
  listOfMatch: get('/v3/trip_matches/{id}/sales_recordings', 'List the sales recordings of a trip match', {
    access: readers,
    query: ListQuery,
    expand: references.salesRecording,
    reply: field.pageOf(SalesRecording),
  }),
  totals: get('/v3/partners/sales_recording_totals', 'Read totals of sales recordings by partner, month or status', {
    access: readers,
    query: z.object({
      groupBy: z.enum(['partner', 'month', 'status']).default('partner'),
      partnerId: field.Id.optional(),
      from: field.Day.optional().describe('First booking day'),
      to: field.Day.optional().describe('Last booking day'),
    }),
    reply: z.object({
      items: z.array(
        z.object({
          key: z.string().describe('UUID of the partner, month as yyyy-mm, or status'),
          label: z.string().describe('Display label of the key'),
          count: z.int(),
          grossUSD: Money,
          commissionUSD: Money,
          paidUSD: Money,
          outstandingUSD: Money.describe('Commission confirmed but not received yet, US dollars'),
        }),
      ),
    }),
    description: 'DRAFT and VOID recordings are counted only by status. Agents get the figures of their own company.',
  }),
};
