import { z } from 'zod';
import * as field from '../schemas.ts';
import { Partner } from './partners.schemas.ts';

/** What a merge of two partners did, would do, or took back. */
export const PartnerMerge = z
  .object({
    dryRun: z.boolean().describe('true if nothing was changed'),
    undone: z.boolean().describe('true if the merge was undone'),
    partner: Partner.describe('The remaining partner, after the merge'),
    mergedId: field.Id.describe('UUID of the partner that was merged'),
    changes: z.array(
      z.object({
        path: z.string(),
        before: z.unknown().describe('Value of the remaining partner before the merge'),
        after: z.unknown().describe('Value after the merge'),
      }),
    ),
    moved: z
      .object({
        agents: z.int(),
        tripRequests: z.int().describe('Requests that were shown to the other alone, or hidden from it'),
        tripMatches: z.int(),
        conversations: z.int(),
        countries: z.int(),
        availabilities: z.int(),
        noCompetes: z.int(),
        changeRequests: z.int(),
        screeningDemands: z.int().describe('Screening criteria that the other requires'),
        screeningResults: z.int(),
        salesRecordings: z.int(),
        invoices: z.int(),
        payments: z.int(),
        refunds: z.int(),
        ledgerEntries: z.int(),
        reviews: z.int(),
        documents: z.int(),
        notes: z.int(),
        contactRequests: z.int(),
        mails: z.int(),
        templates: z.int(),
        legalHolds: z.int(),
        webhookEndpoints: z.int(),
        savedSearches: z.int(),
      })
      .describe('Number of records reassigned'),
    staying: z
      .object({
        tripMatches: z
          .int()
          .describe('Matches that ended without a booking, with requests that the remaining partner was matched with too'),
        countries: z.int().describe('Countries that the remaining partner serves too; its own settings hold'),
      })
      .describe('Number of records that stay with the merged partner'),
    undoUntil: field.Timestamp.nullable().describe('Until when it can be undone; null for a dry run or an undo'),
  })
  .meta({ id: 'PartnerMerge' });
