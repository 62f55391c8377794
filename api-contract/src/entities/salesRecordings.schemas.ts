import { z } from 'zod';
import * as field from '../schemas.ts';
import { Amount, CurrencyCode, Money, NonNegativeAmount, UsdPerUnit } from './money.schemas.ts';
import { salesRecordingStatuses, salesRecordingTypes } from '../statuses/salesRecording.ts';

const SalesItem = z.strictObject({
  label: field.line(120, 1),
  amountUSD: NonNegativeAmount.describe('US dollars with at most two decimals'),
  commissionable: z.boolean().describe('Whether commission is due on it'),
});

const fxSources = ['ECB', 'MANUAL', 'OVERRIDE', 'ASSUMED'] as const;
/** Where the exchange rate of a sale is from. */
export type FxSource = (typeof fxSources)[number];

/** The writable fields of a sales recording, on creation and by PUT. */
const salesWritable = {
  agentId: field.Id.describe('UUID of the agent who made the sale'),
  reference: field.line(60, 1).describe('The partner’s own reference of the sale, unique per partner'),
  bookedOn: field.Day.describe('Day of booking, today or earlier'),
  travelStart: field.Day,
  travelEnd: field.Day,
  travelersCount: z.int().min(1).max(99),
  currencyCode: CurrencyCode,
  grossAmount: Amount.describe(
    'In the given currency. For a REDUCTION or CANCELLATION, the amount refunded to the traveler, stored as negative whatever its sign',
  ),
  fxRate: UsdPerUnit.describe(
    'US dollars per unit of the currency. Leave it out: the rate of the day is taken. Another one is set by care and administrators, with fxNote',
  ),
  fxNote: field.line(300, 1).nullable().describe('Why care or an administrator set another rate; null takes the rate of the day again'),
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
    fxRate: z.number().describe('US dollars per unit of the currency'),
    fxRateDate: field.Day.nullable().describe('Day of the rate: the newest of the seven days up to bookedOn; null in US dollars'),
    fxSource: z
      .enum(fxSources)
      .nullable()
      .describe(
        'Where the rate is from: ECB or MANUAL as in the list of rates, OVERRIDE set with fxNote, ASSUMED taken as 1 before rates were kept, and not invoiced; null in US dollars',
      ),
    fxNote: z.string().nullable(),
    grossUSD: Money,
    nonCommissionableUSD: Money,
    commissionableUSD: Money,
    commissionRatePct: z.number().describe('Commission rate of the match, percent'),
    commissionUSD: Money,
    lines: z.array(z.object({ label: z.string(), amountUSD: Money, commissionable: z.boolean() })),
    dueOn: field.Day.describe('Day on which the commission is due: 30 days after the start of travel'),
    invoiceId: field.Id.nullable().describe('UUID of the invoice, or of the credit note of a take-back'),
    invoiceNumber: z.string().nullable(),
    invoicedAt: field.Timestamp.nullable(),
    paidAt: field.Timestamp.nullable(),
    paidUSD: Money.nullable().describe('Commission received so far, US dollars: the sum of what payments settled of it'),
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
  fxRate: salesWritable.fxRate.optional(),
  fxNote: salesWritable.fxNote.default(null),
  nonCommissionableUSD: salesWritable.nonCommissionableUSD
    .optional()
    .describe('Amount without commission, US dollars; default: 0, of a REDUCTION or CANCELLATION its share of what remains'),
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
