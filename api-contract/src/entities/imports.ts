import { z } from 'zod';
import { get, post } from '../call.ts';
import type { Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import { FileName } from './documents.schemas.ts';

const importers: readonly Caller[] = ['admin', 'care', 'marageti'];

/** The types of records that are imported through the API; pictures need files, and are imported on the server. */
const importTypes = ['location', 'company', 'article', 'itinerary', 'partner', 'traveler', 'newsletterRequest'] as const;
export type ImportType = (typeof importTypes)[number];

const MAX_CSV_BYTES = 10_485_760;
const importStatuses = ['RUNNING', 'COMPLETED', 'REJECTED', 'FAILED', 'UNDOING', 'UNDONE'] as const;
const modes = z.enum(['CREATE', 'UPDATE', 'UPSERT']);

const Import = z
  .object({
    id: field.Id,
    entityType: z.string().nullable().describe('Type of the records; null if the lines of a file imported on the server name theirs'),
    fileName: z.string(),
    mode: modes.describe('What lines may do: create records, change them, or both'),
    keyField: z.string().describe('Field by which a line finds its record'),
    atomic: z.boolean().describe('Whether everything is written, or nothing'),
    dryRun: z.boolean().describe('Whether nothing is written in any case'),
    publish: z.boolean().describe('Whether content was published whose line left that open'),
    status: z
      .enum(importStatuses)
      .describe('REJECTED: nothing was written, because a line was refused. FAILED: it could not be read to its end'),
    created: z.int().describe('Number of lines that created a record, or would'),
    updated: z.int().describe('Number of lines that changed a record, or would'),
    unchanged: z.int().describe('Number of lines whose record is as they say'),
    refused: z.int().describe('Number of lines that were refused'),
    problem: z.string().nullable().describe('Why it FAILED'),
    createdAt: field.Timestamp,
    createdById: field.Id.nullable().describe('UUID of the user who imports'),
    finishedAt: field.Timestamp.nullable(),
    undoneAt: field.Timestamp.nullable(),
    undoableUntil: field.Timestamp.nullable().describe('Until when it can be undone; null if it cannot'),
  })
  .meta({ id: 'Import' });

const LineErrors = z
  .object({
    line: z.int().describe('Line of the file, counted from 1'),
    entityType: z.string().nullable(),
    externalId: z.string().nullable(),
    step: z.enum(['IMPORT', 'UNDO']).describe('Whether the line was refused, or its record was left as it is when the import was undone'),
    errors: z.array(
      z.object({
        field: z.string().nullable().describe('Like seo.metaTitle or days.0.title; null for the line as a whole'),
        code: z.string(),
        message: z.string().describe('What the field must be'),
        value: z.string().nullable().describe('What the line has there, shortened'),
      }),
    ),
  })
  .meta({ id: 'ImportLineErrors' });

export const imports = {
  create: post('/v3/imports', 'Import records from CSV', {
    access: importers,
    status: 202,
    bodyBytes: 2 * MAX_CSV_BYTES,
    body: z.strictObject({
      entityType: z.enum(importTypes).describe('Care imports partners and travelers, marketing newsletter requests, administrators all'),
      csv: field
        .paragraphs(MAX_CSV_BYTES, 1)
        .describe('Text of the CSV file, at most 10 MB: a header row with the names of fields, then a row per record'),
      fileName: FileName.default('import.csv').describe('Shown in the history of the records'),
      mode: modes.default('UPSERT').describe('What rows may do: create records, change them, or both'),
      keyField: z
        .enum(['externalId', 'id', 'slug', 'email'])
        .default('externalId')
        .describe('Field by which a row finds its record; slug and email only for types that have one'),
      mapping: z
        .record(field.line(200), field.line(200, 1).nullable())
        .default({})
        .describe('Field by the heading of its column, where they differ; null leaves the column out'),
      atomic: z.boolean().default(false).describe('true: write everything or, if a row is refused, nothing; at most 5,000 rows'),
      dryRun: z.boolean().default(true).describe('false: write; by default an import only reports what it would do'),
      publish: z.boolean().default(false).describe('true: publish content whose row has no column published'),
    }),
    reply: Import,
    description:
      'Runs in the background: poll the import until its status is no longer RUNNING. Rows obey the rules of POST and PUT of their type, and send no mails.',
    example: {
      entityType: 'location',
      csv: 'externalId,name,type,lat,lng\ngeo-orcia,Val d’Orcia,AREA,43.07,11.62',
      fileName: 'places.csv',
      dryRun: true,
    },
  }),
  list: get('/v3/imports', 'List imports', {
    access: importers,
    query: field.pageQueryWithoutWords().catchall(z.string().max(500)),
    reply: field.pageOf(Import),
    description: 'Imports of the types that the caller may import, also those of files on the server, for a year.',
  }),
  read: get('/v3/imports/{id}', 'Read an import', { access: importers, reply: Import }),
  errors: get('/v3/imports/{id}/errors', 'List the refused lines of an import', {
    access: importers,
    query: field.pageQueryInOneOrder(),
    reply: field.pageOf(LineErrors),
  }),
  undo: post('/v3/imports/{id}/undo', 'Undo an import', {
    access: importers,
    status: 202,
    reply: Import,
    description:
      'Within 24 hours. Created records are deleted, content moves to the trash, changed records return to their earlier version. Records that were changed since stay as they are and are listed among the errors.',
  }),
};
