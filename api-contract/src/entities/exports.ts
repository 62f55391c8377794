import { z } from 'zod';
import { get, post } from '../call.ts';
import { signedIn } from '../roles.ts';
import * as field from '../schemas.ts';

/** The most rows of an export. */
export const MAX_EXPORTED_ROWS = 500_000;

const exportStatuses = ['RUNNING', 'DONE', 'FAILED'] as const;

const Export = z
  .object({
    id: field.Id,
    entityType: z.string().describe('Type of the records'),
    format: z.enum(['csv', 'xlsx']),
    status: z.enum(exportStatuses).describe('FAILED: no file was written; problem says why'),
    rowCount: z.int().nullable().describe('Number of records in the file; null until it is DONE'),
    problem: z.string().nullable().describe('Why it FAILED'),
    createdAt: field.Timestamp,
    createdById: field.Id.describe('UUID of the user who exports'),
    finishedAt: field.Timestamp.nullable(),
    expiresAt: field.Timestamp.describe('When the file is deleted: a day after it was asked for'),
    download: z
      .object({
        url: z.string().describe('Signed URL of the file, which works without a token'),
        expiresAt: field.Timestamp.describe('Until when the URL works; read the export again for another one'),
      })
      .nullable()
      .describe('Where the file is, once the export is DONE; only for the caller who asked for it'),
  })
  .meta({ id: 'Export' });

export const exports = {
  create: post('/v3/exports', 'Export a list to a file', {
    access: signedIn,
    status: 202,
    body: z.strictObject({
      entityType: z
        .string()
        .regex(/^[a-zA-Z]{1,60}$/)
        .describe('Type of the records of any list that the caller may read, such as tripRequest, partner or newsletterRequest'),
      filters: field.SearchBody.shape.filters.describe(
        'Filters of the list: {field: value} or {field: {operator: value}}; with and, or and not where its records have a search',
      ),
      q: field.SearchBody.shape.q,
      sortOrders: field.SearchBody.shape.sortOrders,
      columns: z
        .array(field.line(60, 1))
        .min(1)
        .max(200)
        .optional()
        .describe('Fields of the list’s items, in the order of the columns; default: all that the caller is shown'),
      format: z.enum(['csv', 'xlsx']).default('csv'),
    }),
    reply: Export,
    description: [
      `The file has the rows that the list shows the caller, with the same fields, at most ${MAX_EXPORTED_ROWS.toLocaleString('en-US')}. It is written in the background: poll the export until it is DONE.`,
      'Headings are the names of fields, so that POST /v3/imports reads the file. Lists stand in a cell separated by |, objects as JSON. Text that a spreadsheet would calculate has an apostrophe before it.',
      'Records with email addresses, telephone numbers or given names need a second factor that was proven within ten minutes, if the account has one.',
    ].join(' '),
    example: {
      entityType: 'tripRequest',
      filters: { status: 'BOOKED', createdAt: { gte: '2026-01-01T00:00:00Z' } },
      sortOrders: [{ field: 'createdAt', order: 'asc' }],
      columns: ['reference', 'title', 'status', 'createdAt'],
      format: 'csv',
    },
  }),
  list: get('/v3/exports', 'List exports', {
    access: signedIn,
    query: field.pageQueryInOneOrder(),
    reply: field.pageOf(Export),
    description: 'One’s own of the last day, newest first; administrators see those of everybody, without their files.',
  }),
  read: get('/v3/exports/{id}', 'Read an export', { access: signedIn, reply: Export }),
};
