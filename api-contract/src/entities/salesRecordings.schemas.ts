import { z } from 'zod';
import * as field from '../schemas.ts';
import { salesRecordingStatuses, salesRecordingTypes } from '../statuses/salesRecording.ts';

const decimals = (places: number) => (value: number) =>
  /^-?\d+(?:\.\d+)?$/.test(String(value)) && (String(value).split('.')[1] ?? '').length <= places;

/** An amount of money with cents, as a number: 12 digits fit without loss. */
const Amount = z
  .number()
  .min(-9_999_999_999)
  .max(9_999_999_999)
  .refine(decimals(2), 'Use two decimals at most')
  .describe('Amount with at most two decimals');
const AmountFromZero = Amount.min(0, 'Must be 0 or more');
const Money = z.number().describe('US dollars with cents');

const SalesLine = z.strictObject({
  label: field.line(120, 1),
  amountUSD: AmountFromZero.describe('US dollars with at most two decimals'),
  commissionable: z.boolean().describe('Whether commission is due on it'),
});

/** What may be written of a recording, at its creation and by PUT. */
const salesWritable = {
  agentId: field.Id.describe('Agent of the partner whose sale it is'),
  reference: field.line(60, 1).describe('The partner’s own number of the sale, unique there'),
  bookedOn: field.Day.describe('Today or earlier'),
  travelStart: field.Day,
  travelEnd: field.Day,
  travelersCount: z.int().min(1).max(99),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Use the three-letter code of a currency, like USD')
    .describe('ISO 4217'),
  grossAmount: Amount.describe(
    'In that currency; of a REDUCTION or CANCELLATION what the traveler gets back, kept negative whatever its sign',
  ),
  fxRate: z
    .number()
    .min(0.000001, 'Must be more than 0')
    .max(99_999_999)
    .refine(decimals(6), 'Use six decimals at most')
    .describe('US dollars for one unit of the currency'),
  nonCommissionableUSD: AmountFromZero.describe('Part without commission; with lines it is their sum'),
  lines: z.array(SalesLine).max(30),
  linkedRecordingId: field.Id.nullable().describe('The BOOKING that an ADDITION, REDUCTION or CANCELLATION belongs to'),
  note: field.paragraphs(4000).nullable(),
};

export const SalesRecording = z
  .object({
    id: field.Id,
    tripMatchId: field.Id,
    tripRequestId: field.Id,
    partnerId: field.Id,
    agentId: field.Id.nullable().describe('Null where personal data is masked'),
    type: z.enum(salesRecordingTypes),
    reference: z.string(),
    ...field.statusFields(salesRecordingStatuses),
    statusReasonCode: z.string().nullable(),
    statusNote: z.string().nullable().describe('The question of QUERIED, the dispute of DISPUTED'),
    bookedOn: field.Day,
    travelStart: field.Day,
    travelEnd: field.Day,
    travelersCount: z.int(),
    currencyCode: z.string(),
    grossAmount: z.number().describe('In that currency; negative for a REDUCTION or CANCELLATION'),
    fxRate: z.number(),
    grossUSD: Money,
    nonCommissionableUSD: Money,
    commissionableUSD: Money,
    commissionRatePct: z.number().describe('Rate of the match'),
    commissionUSD: Money,
    lines: z.array(z.object({ label: z.string(), amountUSD: Money, commissionable: z.boolean() })),
    dueOn: field.Day.describe('Day the commission is due: 30 days after the start of travel'),
    invoiceNumber: z.string().nullable(),
    invoicedAt: field.Moment.nullable(),
    paidAt: field.Moment.nullable(),
    paidUSD: Money.nullable().describe('Commission received so far'),
    disputeReason: z.string().nullable(),
    linkedRecordingId: field.Id.nullable(),
    documentIds: z.array(field.Id),
    note: z.string().nullable(),
    createdAt: field.Moment,
    updatedAt: field.Moment,
    createdById: field.Id.nullable(),
    updatedById: field.Id.nullable(),
    version: z.int(),
  })
  .meta({ id: 'SalesRecording' });

/** Columns an export may have, in the order they are written when none are named. */
export const salesExportColumns = [
  'reference',
  'status',
  'type',
  'partner',
  'agent',
  'tripReference',
  'bookedOn',
  'travelStart',
  'travelEnd',
  'travelersCount',
  'currencyCode',
  'grossAmount',
  'fxRate',
  'grossUSD',
  'commissionableUSD',
  'commissionRatePct',
  'commissionUSD',
  'paidUSD',
  'dueOn',
  'invoiceNumber',
  'note',
] as const;
export type SalesExportColumn = (typeof salesExportColumns)[number];

const ofMatch = {
  ...salesWritable,
  agentId: salesWritable.agentId.optional().describe('Agent of the partner whose sale it is; an agent’s own when absent'),
  type: z.enum(salesRecordingTypes),
  currencyCode: salesWritable.currencyCode.default('USD'),
  fxRate: salesWritable.fxRate.default(1),
  nonCommissionableUSD: salesWritable.nonCommissionableUSD.default(0),
  lines: salesWritable.lines.default([]),
  linkedRecordingId: salesWritable.linkedRecordingId.default(null),
  documentIds: z.array(field.Id).max(20).default([]).describe('Documents to link'),
  note: salesWritable.note.default(null),
};

/** Body of a new recording under its match. */
export const SalesInputOfMatch = z.strictObject(ofMatch);
/** Body of a new recording that names its match. */
export const SalesInput = z.strictObject({ tripMatchId: field.Id, ...ofMatch });
export const SalesChange = field.changeOf(
  salesWritable,
  Object.keys(SalesRecording.shape).filter((key) => !(key in salesWritable) && key !== 'version'),
);
