import { z } from 'zod';
import * as field from '../schemas.ts';

/** What can be asked about a partner. */
export const partnerReportTypes = ['funnel', 'responseTimes', 'winLoss', 'revenue', 'reviews', 'availability'] as const;
export type PartnerReportType = (typeof partnerReportTypes)[number];

export const ReportQuery = z.object({
  from: field.Day.optional().describe('First day; absent: twelve months before to'),
  to: field.Day.optional().describe('Last day; absent: today'),
});

const Figures = z.record(z.string(), z.union([z.number(), z.string(), z.null()]));

/** Figures of one partner over some time, with those of its peers. */
export const PartnerReport = z
  .object({
    type: z.enum(partnerReportTypes),
    from: field.Day,
    to: field.Day,
    rows: z.array(Figures).describe('One line each: a status, a month, a reason … as key, its figures beside it'),
    totals: Figures.describe('The figures over the whole time'),
    benchmark: Figures.nullable().describe('Medians of the same figures over all partners that serve the same countries; null without any'),
  })
  .meta({ id: 'PartnerReport' });
