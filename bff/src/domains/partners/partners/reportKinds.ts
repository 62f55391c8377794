import type { PartnerReportType } from '@farwend/api-contract';
import { availabilityReport } from '#src/domains/partners/availabilities/availabilityReport.ts';
import type { ReportKind } from './reportKind.ts';
import {
  selectFunnelRows,
  selectFunnelTotals,
  selectResponseTimeRows,
  selectResponseTimeTotals,
  selectRevenueRows,
  selectRevenueTotals,
  selectReviewRows,
  selectReviewTotals,
  selectWinLossRows,
  selectWinLossTotals,
} from './reportKinds.sql.ts';

/** All reports, by their name in the path. */
export const reportKinds: Record<PartnerReportType, ReportKind> = {
  funnel: {
    title: 'From proposal to booking',
    description: 'Of the matches proposed in these days, how many reached each step.',
    rows: selectFunnelRows,
    totals: selectFunnelTotals,
  },
  responseTimes: {
    title: 'Response times',
    description: 'Hours from a proposal to its answer, by month of the proposal.',
    rows: selectResponseTimeRows,
    totals: selectResponseTimeTotals,
  },
  winLoss: {
    title: 'Won and lost',
    description: 'How the matches proposed in these days ended, and why.',
    rows: selectWinLossRows,
    totals: selectWinLossTotals,
  },
  revenue: {
    title: 'Revenue',
    description: 'Confirmed sales by month of the booking, in US dollars.',
    rows: selectRevenueRows,
    totals: selectRevenueTotals,
  },
  reviews: {
    title: 'Reviews',
    description: 'Published reviews by rating, 20 to 100.',
    rows: selectReviewRows,
    totals: selectReviewTotals,
  },
  availability: availabilityReport,
};
