import { z } from 'zod';
import * as field from '../schemas.ts';

/** The reports about a partner. */
export const partnerReportTypes = ['funnel', 'responseTimes', 'winLoss', 'revenue', 'reviews', 'availability'] as const;
export type PartnerReportType = (typeof partnerReportTypes)[number];

export const ReportQuery = z.object({
  from: field.Day.optional().describe('First day; default: twelve months before `to`'),
  to: field.Day.optional().describe('Last day; default: today'),
});

const ReportFigures = z.record(z.string(), z.union([z.number(), z.string(), z.null()]));

/** Figures of one partner for a period, with a benchmark of its peers. */
export const PartnerReport = z
  .object({
    type: z.enum(partnerReportTypes),
    from: field.Day,
    to: field.Day,
    rows: z.array(ReportFigures).describe('One row per key (a status, a month, a reason …), with its figures'),
    totals: ReportFigures.describe('The figures for the whole period'),
    benchmark: ReportFigures.nullable().describe(
      'Medians of the same figures over all partners that serve the same countries; null if there are none',
    ),
  })
  .meta({ id: 'PartnerReport' });
