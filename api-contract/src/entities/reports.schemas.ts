import { z } from 'zod';
import * as field from '../schemas.ts';
import { linkTargets } from './content/richText.ts';
import { Money } from './money.schemas.ts';

/** The promises whose time is measured. */
export const slaClocks = ['FIRST_LOOK', 'RESPOND', 'FIRST_MESSAGE', 'PROPOSAL', 'REPLY'] as const;
export type SlaClock = (typeof slaClocks)[number];

/** What the rows of the report on promises may stand for. */
export const slaGroupings = ['month', 'week', 'day', 'partner', 'person'] as const;

const Count = z.int().min(0);
const Share = z.number().min(0).max(100).nullable();
const Minutes = z.number().min(0).nullable();

/** The figures of one promise, and of one group of it. */
export const SlaReportRow = z.object({
  clock: z
    .enum(slaClocks)
    .describe(
      'FIRST_LOOK: care looks at a new request within 4 business hours of our team (1 for trips of $50,000 and more), at most 96 hours (72). RESPOND: a partner answers a proposed trip within 12 of its business hours (4), at most 48 hours (24). FIRST_MESSAGE: a partner writes within 24 hours (8) of the introduction. PROPOSAL: it sends a proposal within 72 hours (48) of the introduction, or of the wish for another one. REPLY: whoever a conversation awaits, a partner or care, writes within 24 hours (8); the first answer to the contact form within 8 business hours of our team',
    ),
  key: z
    .string()
    .nullable()
    .describe(
      'What the row is grouped by: the first day of a month or week, or a day, of the beginning (UTC); the id of a partner or of a person, who kept the promise or had to keep it; null without groupBy, and for promises of nobody',
    ),
  label: z.string().nullable().describe('Name of the partner or person; null without one'),
  started: Count.describe('Promises that began in the period: met, late, open and dropped'),
  met: Count.describe('Kept in time'),
  late: Count.describe('Not kept in time: kept later, not at all, or still open'),
  open: Count.describe('Neither kept nor late yet, those that pause while their request is on hold among them'),
  dropped: Count.describe('Ended in time without being kept, because what they were about ended'),
  metSharePct: Share.describe('met divided by met and late, percent; null if there are none'),
  medianMinutes: Minutes.describe(
    'Median time until the promise was kept, in time or late, without the time on hold; minutes of business hours where the promise is in business hours; null if none was kept',
  ),
  p90Minutes: Minutes.describe('90th percentile of the same times: nine of ten promises were kept within so many minutes'),
});

/** What the rows of the report on workload may stand for. */
export const workloadGroupings = ['person', 'status', 'country', 'hour'] as const;

/** What there was and is to do, of one group of requests. */
export const WorkloadReportRow = z.object({
  key: z
    .string()
    .nullable()
    .describe(
      'What the row is grouped by: the id of the team member that requests are assigned to (those of care without any are listed too); a status; the code of a country that they name, so that a request may count several times; the weekday from 1, Monday, and the hour in which they were submitted, UTC, like 1-09; null without groupBy, and for requests of nobody',
    ),
  label: z.string().nullable().describe('Name of the team member or country; null otherwise'),
  submitted: Count.describe('Requests submitted in the period'),
  booked: Count.describe('Requests booked in the period, whenever they were submitted'),
  closed: Count.describe('Requests that ended in the period, completed ones among them'),
  open: Count.describe('Requests that can still lead to a booking, now'),
  medianAgeDays: z
    .number()
    .min(0)
    .nullable()
    .describe('Median age of the open ones: days since they were submitted; null if there are none'),
  p90AgeDays: z.number().min(0).nullable().describe('90th percentile of the same ages'),
  late: Count.describe(
    'Promises about the open ones that are late and not kept yet, now: first looks, and what partners owe their matches',
  ),
  capacity: z.int().min(0).nullable().describe('Open requests that the team member can look after at a time; null for other groups'),
  loadPct: z.number().min(0).nullable().describe('open divided by capacity, percent; null without a capacity'),
});

/** What the rows of the report on conversion may stand for. */
export const conversionGroupings = ['month', 'week', 'country', 'source', 'formVersion', 'partner', 'lostReason'] as const;

/** How far the requests of one group came. */
export const ConversionReportRow = z.object({
  key: z
    .string()
    .nullable()
    .describe(
      'What the row is grouped by: the first day of the month or week of submission (UTC); the code of a country that requests name, or the id of a partner that they were proposed to, so that a request may count several times; their source; the version of their form; the reason, else the status, of those that ended without a booking; null without groupBy, and for requests without it',
    ),
  label: z.string().nullable().describe('Name of the country or partner; null otherwise'),
  submitted: Count.describe('Requests submitted in the period, the cohort; by partner, those that were proposed to it'),
  qualified: Count.describe('Of the cohort: ever qualified for matching'),
  matched: Count.describe('Of the cohort: ever proposed to a partner; by partner, accepted by it'),
  introduced: Count.describe('Of the cohort: ever introduced to a partner; by partner, to this one'),
  booked: Count.describe('Of the cohort: ever booked, by now; by partner, with this one'),
  completed: Count.describe('Of the cohort: the trip is over, by now'),
  lost: Count.describe('Of the cohort: ended without a booking; by partner, its match did'),
  open: Count.describe('Of the cohort: can still lead to a booking'),
  bookedSharePct: Share.describe('booked divided by submitted, percent'),
  completedSharePct: Share.describe('completed divided by submitted, percent'),
  medianDaysToBooking: z.number().min(0).nullable().describe('Median days from submission to booking; null if none is booked'),
  bookedUSD: z
    .number()
    .describe('Their quoted totals, or otherwise their budgets, US dollars: of the booked ones, also of those cancelled since'),
});

/** What the rows of the report on receivables may stand for. */
export const receivablesGroupings = ['partner'] as const;

/** What is owed, what changed it, and how old it is. */
export const ReceivablesReportRow = z.object({
  key: z.string().nullable().describe('The id of the partner; null without groupBy'),
  label: z.string().nullable().describe('Name of the partner; null without groupBy'),
  openingUSD: Money.describe('Receivable before the period, from the ledger'),
  invoicedUSD: Money.describe('Invoices less credit notes of the period, with tax'),
  paidUSD: Money.describe('Payments of the period, negative'),
  refundedUSD: Money.describe('Refunds to partners in the period'),
  writtenOffUSD: Money.describe('Written off in the period, negative'),
  correctedUSD: Money.describe('Entries taken back in the period'),
  closingUSD: Money.describe(
    'Receivable at the end of the period or today, if it ends later: opening and all changes, and the sum of all ages',
  ),
  notDueUSD: Money.describe(
    'Of closing: not due by then. Payments that settle nothing yet are taken off by the day on which they were received',
  ),
  days1To30USD: Money.describe('Of closing: due for 1 to 30 days'),
  days31To60USD: Money.describe('Of closing: due for 31 to 60 days'),
  days61To90USD: Money.describe('Of closing: due for 61 to 90 days'),
  over90USD: Money.describe('Of closing: due for more than 90 days'),
});

/** What the rows of the report on content may stand for. */
export const contentGroupings = ['country'] as const;

/** What is published and what is missing, of one type of content. */
export const ContentReportRow = z.object({
  type: z.enum(linkTargets).exclude(['location']).describe('Type of content'),
  key: z.string().nullable().describe('By country: the code of a country that we serve; null without groupBy'),
  label: z.string().nullable().describe('Name of the country; null without groupBy'),
  published: Count.describe('Pieces that are published, now; by country, those whose first country it is'),
  publishedInPeriod: Count.describe('Of those: first published in the period'),
  changed: Count.describe('Of those: with changes that are not published'),
  reviewDue: Count.describe('Of those: their review is due by the end of the period'),
  withBrokenLinks: Count.describe('Of those: with a link that leads nowhere'),
  drafts: Count.describe('Pieces that were never published, now'),
  requests: Count.nullable().describe('By country: trip requests of the period that name it; null without groupBy'),
  isGap: Count.nullable().describe(
    'By country: 1 if nothing of the type is published though requests name the country, else 0; null without groupBy',
  ),
});

/** The query of a report: its period, what its rows stand for, and its format. */
export function reportQuery<const G extends readonly [string, ...string[]]>(groupings: G) {
  return z.object({
    from: field.Day.optional().describe('First day, UTC; default: twelve months before `to`'),
    to: field.Day.optional().describe('Last day, UTC; default: today. At most 60 months after the first'),
    groupBy: z
      .enum(groupings)
      .optional()
      .describe('What the rows stand for')
      .meta({ examples: [groupings[0]] }),
    format: z
      .enum(['json', 'csv'])
      .default('json')
      .describe('csv: the rows as a file, each with its period')
      .meta({ examples: ['csv'] }),
  });
}

/** A report: its period, its rows, and what each of their figures is. */
export function reportOf<const T extends string, const G extends readonly [string, ...string[]], R extends z.ZodRawShape>(
  type: T,
  groupings: G,
  row: z.ZodObject<R>,
) {
  return z.object({
    type: z.literal(type),
    from: field.Day.describe('First day, UTC'),
    to: field.Day.describe('Last day, UTC'),
    groupBy: z.enum(groupings).nullable().describe('What the rows stand for; null: nothing but what each report always tells apart'),
    definitions: z.record(z.string(), z.string()).describe('The definition of each figure of a row, by its name'),
    rows: z.array(row),
  });
}
