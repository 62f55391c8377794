import { z } from 'zod';
import { get } from '../call.ts';
import type { Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import { LedgerEntry, Money } from './money.schemas.ts';

const readers: readonly Caller[] = ['agent', 'care', 'admin'];

const PartnerStatement = z
  .object({
    partnerId: field.Id,
    month: z.string().describe('yyyy-mm, in UTC'),
    openingUSD: Money.describe('What the partner owed before the month, US dollars; negative: Farwend owed it'),
    entries: z
      .array(
        LedgerEntry.extend({
          reference: z
            .string()
            .describe(
              'The partner’s own reference of the sale; for what is of no sale, the number of the invoice or the reference of the payment',
            ),
          invoiceNumber: z.string().nullable().describe('Number of the invoice or credit note that the entry is of'),
          paymentReference: z.string().nullable().describe('Reference of the payment that the entry is of'),
          refundReference: z.string().nullable().describe('Reference of the refund that the entry is of'),
        }),
      )
      .describe('What changed in the month, oldest first'),
    closingUSD: Money.describe('What the partner owes at the end of the month: opening and receivable of the entries'),
    accruedUSD: Money.describe('Commission earned and not invoiced yet at the end of the month, US dollars'),
    openSales: z
      .array(
        z.object({
          salesRecordingId: field.Id.nullable().describe(
            'Null for tax, for credit notes that administrators wrote, for what was written off and for payments that settle nothing yet',
          ),
          reference: z.string().describe('Of the sale, else the number of the invoice, else the reference of the payment'),
          invoiceNumber: z.string().nullable(),
          dueOn: field.Day,
          openUSD: Money,
        }),
      )
      .describe('What is open, by sale: those whose receivable is not 0 at the end of the month, by due day; they add up to closingUSD'),
    aging: z
      .object({
        notDueUSD: Money,
        days1To30USD: Money,
        days31To60USD: Money,
        days61To90USD: Money,
        over90USD: Money,
      })
      .describe('closingUSD by days overdue at the end of the month, or today'),
  })
  .meta({ id: 'PartnerStatement' });

export const partnerStatements = {
  read: get('/v3/partners/{id}/statements/{month}', 'Read the monthly statement of a partner', {
    access: readers,
    query: z.object({
      format: z
        .enum(['json', 'pdf', 'csv'])
        .default('json')
        .describe('pdf: a tagged file to read and print; csv: opening, entries, closing and aging, a line each, with the balance after it')
        .meta({ examples: ['pdf'] }),
    }),
    reply: PartnerStatement,
    files: ['application/pdf', 'text/csv'],
    description:
      'month is yyyy-mm, not later than the current one. A month that is over stays as it is: what is corrected later appears in the month of the correction. Agents read that of their own company.',
  }),
};
