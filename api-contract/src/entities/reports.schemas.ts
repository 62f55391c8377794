import { z } from 'zod';
import * as field from '../schemas.ts';

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
