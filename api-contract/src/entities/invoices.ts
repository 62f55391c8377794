import { z } from 'zod';
import { get, post } from '../call.ts';
import { admins, type Caller } from '../roles.ts';
import * as field from '../schemas.ts';
import { Amount, Money } from './money.schemas.ts';
import { DownloadUrl } from './documents.schemas.ts';
import { BillingAddress } from './partnerFacts.schemas.ts';
import { references } from '../references.ts';

const readers: readonly Caller[] = ['agent', 'care', 'admin'];

const invoiceKinds = ['INVOICE', 'CREDIT_NOTE'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
const invoiceStatuses = ['ISSUED', 'PARTLY_PAID', 'PAID'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
const creditReasons = ['TAKE_BACK', 'ERROR', 'GOODWILL'] as const;
export type CreditReason = (typeof creditReasons)[number];

const Label = field.line(200, 1).describe('What the amount is for');
const TaxRate = Amount.min(0, 'Must be 0 or more').max(99, 'Must be 99 or less').describe('Tax in per cent of the lines');

const Invoice = z
  .object({
    id: field.Id,
    number: z.string().describe('FW-{year}-{6 digits} of invoices, FC-… of credit notes; each year’s have no gaps'),
    kind: z.enum(invoiceKinds).describe('INVOICE: the partner owes it; CREDIT_NOTE: Farwend does, and its amounts are negative'),
    partnerId: field.Id,
    status: z
      .enum(invoiceStatuses)
      .describe(
        'ISSUED: all of it is open; PARTLY_PAID: a part is; PAID: nothing is, by payment, by what was set against it or by what was written off',
      ),
    issuedOn: field.Day,
    dueOn: field.Day.describe('The first due day of its sales'),
    billFrom: BillingAddress.nullable().describe('Our address on the day of issue; null on those of earlier releases'),
    billTo: BillingAddress.nullable().describe('The partner’s address on the day of issue; null on those of earlier releases'),
    lines: z.array(
      z.object({
        salesRecordingId: field.Id.nullable().describe('The sale whose commission it is; null on lines written by an administrator'),
        label: z.string(),
        amountUSD: Money,
      }),
    ),
    taxRatePct: z.number().describe('Tax in per cent of the lines'),
    totalUSD: Money.describe('Lines and tax, US dollars'),
    openUSD: Money.describe('What is still owed of totalUSD; of a credit note, what was neither set against invoices nor refunded'),
    correctsInvoiceId: field.Id.nullable().describe('UUID of the invoice that a credit note corrects'),
    reasonCode: z
      .enum(creditReasons)
      .nullable()
      .describe('Why a credit note was issued. TAKE_BACK: guests got money back; ERROR: an amount was wrong; GOODWILL: it is given away'),
    note: z.string().nullable(),
    documentId: field.Id.nullable().describe('UUID of the document with its PDF; null until a job has made it, moments after the issue'),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    createdById: field.Id.nullable().describe('UUID of the user who issued it; null for the system'),
    version: z.int(),
  })
  .meta({ id: 'Invoice' });

export const invoices = {
  list: get('/v3/invoices', 'List invoices and credit notes', {
    access: readers,
    query: field.pageQuery().catchall(z.string().max(500)),
    expand: references.invoice,
    reply: field.pageOf(Invoice),
    description: 'Newest first. Agents read those of their own company.',
  }),
  read: get('/v3/invoices/{id}', 'Read an invoice or credit note', { access: readers, expand: references.invoice, reply: Invoice }),
  downloadUrl: get('/v3/invoices/{id}/download_url', 'Get the download URL of the PDF of an invoice or credit note', {
    access: readers,
    reply: DownloadUrl,
    description:
      'The PDF is tagged for screen readers and says what was issued; it never changes. Rejected with 423 while it is being made: try again in a few seconds.',
  }),
  create: post('/v3/invoices', 'Issue an invoice for sales', {
    access: admins,
    body: z.strictObject({
      partnerId: field.Id,
      salesRecordingIds: z
        .array(field.Id)
        .min(1, 'Name at least one sale')
        .max(100, 'Name 100 sales or fewer')
        .refine((ids) => new Set(ids).size === ids.length, { error: 'Name each sale once', params: { code: 'notAllowed' } })
        .describe('UUIDs of confirmed bookings and additions of the partner'),
      taxRatePct: TaxRate.default(0),
    }),
    reply: Invoice,
    description:
      'Issues one invoice for all of them, moves them to INVOICED, and sets open credit notes of the partner against it. Needs the billing address of the partner, and billFrom of the site settings. Otherwise a job invoices each sale when its travel begins, or all of a month at once if invoicing of the partner is MONTHLY.',
    example: { partnerId: '018f0000-0000-7000-8000-000000000000', salesRecordingIds: ['018f0000-0000-7000-8000-000000000001'] },
  }),
  writeOff: post('/v3/invoices/{id}/write_offs', 'Write off what is open of an invoice', {
    stepUp: true,
    access: admins,
    body: z.strictObject({
      amountUSD: Amount.min(0.01, 'Must be more than 0').optional().describe('Default: all that is open'),
      note: field.paragraphs(2_000, 1).describe('Why it is no longer asked for, for the books'),
    }),
    reply: Invoice,
    description:
      'The partner owes that much less, and is reminded of it no more; its sales stay INVOICED, because no money came. A credit note, or an invoice of which nothing is open, is 409; more than is open is 422 money.exceedsRemaining.',
    example: { amountUSD: 12.5, note: 'Bank charges that nobody claims.' },
  }),
  createCreditNote: post('/v3/invoices/{id}/credit_notes', 'Issue a credit note for an invoice', {
    stepUp: true,
    access: admins,
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({ label: Label, amountUSD: Amount.min(0.01, 'Must be more than 0').describe('Net amount to credit, US dollars') }),
        )
        .min(1, 'Write at least one line')
        .max(30, 'Write 30 lines or fewer'),
      reasonCode: z.enum(['ERROR', 'GOODWILL']),
      note: field.paragraphs(2_000, 1).describe('Why, for the partner and the books'),
    }),
    reply: Invoice,
    description:
      'Has the tax rate of its invoice, and never more than is left of it: else 422 money.exceedsRemaining. It is set against the invoice while that is open, then against the oldest open ones. Money that guests got back needs none: a confirmed take-back of an invoiced booking issues it.',
    example: {
      lines: [{ label: 'Commission on park fees', amountUSD: 124.05 }],
      reasonCode: 'ERROR',
      note: 'Park fees carry no commission.',
    },
  }),
};
