import { z } from 'zod';
import * as field from '../schemas.ts';
import { salesRecordingStatuses, salesRecordingTypes } from '../statuses/salesRecording.ts';

const decimals = (places: number) => (value: number) =>
  /^-?\d+(?:\.\d+)?$/.test(String(value)) && (String(value).split('.')[1] ?? '').length <= places;

/** An amount of money with cents; a number holds 12 digits without loss. */
const Amount = z
  .number()
  .min(-9_999_999_999)
  .max(9_999_999_999)
  .refine(decimals(2), 'Use two decimals at most')
  .describe('Amount with at most two decimals');
const NonNegativeAmount = Amount.min(0, 'Must be 0 or more');
const Money = z.number().describe('US dollars with cents');

const SalesItem = z.strictObject({
  label: field.line(120, 1),
  amountUSD: NonNegativeAmount.describe('US dollars with at most two decimals'),
  commissionable: z.boolean().describe('Whether commission is due on it'),
});

/** The writable fields of a sales recording, on creation and by PUT. */
const salesWritable = {
  agentId: field.Id.describe('UUID of the agent who made the sale'),
  reference: field.line(60, 1).describe('The partner’s own reference of the sale, unique per partner'),
  bookedOn: field.Day.describe('Day of booking, today or earlier'),
  travelStart: field.Day,
  travelEnd: field.Day,
  travelersCount: z.int().min(1).max(99),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Use the three-letter code of a currency, like USD')
    .describe('ISO 4217'),
  grossAmount: Amount.describe(
    'In the given currency. For a REDUCTION or CANCELLATION, the amount refunded to the traveler, stored as negative whatever its sign',
  ),
  fxRate: z
    .number()
    .min(0.000001, 'Must be more than 0')
    .max(99_999_999)
    .refine(decimals(6), 'Use six decimals at most')
    .describe('US dollars per unit of the currency'),
  nonCommissionableUSD: NonNegativeAmount.describe('Amount without commission, US dollars; with lines, computed from them'),
  lines: z.array(SalesItem).max(30),
  linkedRecordingId: field.Id.nullable().describe('UUID of the BOOKING that an ADDITION, REDUCTION or CANCELLATION belongs to'),
  note: field.paragraphs(4000).nullable(),
};

export const SalesRecording = z
  .object({
    id: field.Id,
    tripMatchId: field.Id,
    tripRequestId: field.Id,
    partnerId: field.Id,
    agentId: field.Id.nullable().describe('UUID of the agent; null where personal data is masked'),
    type: z.enum(salesRecordingTypes),
    reference: z.string(),
    ...field.statusFields(salesRecordingStatuses),
    statusReasonCode: z.string().nullable(),
    statusNote: z.string().nullable().describe('The question if QUERIED, the dispute if DISPUTED'),
    bookedOn: field.Day,
    travelStart: field.Day,
    travelEnd: field.Day,
    travelersCount: z.int(),
    currencyCode: z.string(),
    grossAmount: z.number().describe('In the given currency; negative for a REDUCTION or CANCELLATION'),
    fxRate: z.number(),
    grossUSD: Money,
    nonCommissionableUSD: Money,
    commissionableUSD: Money,
    commissionRatePct: z.number().describe('Commission rate of the match, percent'),
    commissionUSD: Money,
    lines: z.array(z.object({ label: z.string(), amountUSD: Money, commissionable: z.boolean() })),
    dueOn: field.Day.describe('Day on which the commission is due: 30 days after the start of travel'),
    invoiceNumber: z.string().nullable(),
    invoicedAt: field.Timestamp.nullable(),
    paidAt: field.Timestamp.nullable(),
    paidUSD: Money.nullable().describe('Commission received so far, US dollars'),
    disputeReason: z.string().nullable(),
    linkedRecordingId: field.Id.nullable(),
    documentIds: z.array(field.Id),
    note: z.string().nullable(),
    createdAt: field.Timestamp,
    updatedAt: field.Timestamp,
    createdById: field.Id.nullable(),
    updatedById: field.Id.nullable(),
    version: z.int(),
  })
  .meta({ id: 'SalesRecording' });

/** The columns of an export, in their default order. */
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

const saleInput = {
  ...salesWritable,
  agentId: salesWritable.agentId.optional().describe('UUID of the agent who made the sale; default for agents: themselves'),
  type: z.enum(salesRecordingTypes),
  currencyCode: salesWritable.currencyCode.default('USD'),
  fxRate: salesWritable.fxRate.default(1),
  nonCommissionableUSD: salesWritable.nonCommissionableUSD.default(0),
  lines: salesWritable.lines.default([]),
  linkedRecordingId: salesWritable.linkedRecordingId.default(null),
  documentIds: z.array(field.Id).max(20).default([]).describe('UUIDs of documents to link'),
  note: salesWritable.note.default(null),
};

/** Body of a new sales recording whose match is in the path. */
export const SalesInputOfMatch = z.strictObject(saleInput);
/** Body of a new sales recording that names its match. */
export const SalesInput = z.strictObject({ tripMatchId: field.Id, ...saleInput });
export const SalesChange = field.changeOf(
  salesWritable,
  Object.keys(SalesRecording.shape).filter((key) => !(key in salesWritable) && key !== 'version'),
);
