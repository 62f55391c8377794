import type { ReportKind } from '#src/domains/partners/partners/reportKind.ts';
import { selectAvailabilityRows, selectAvailabilityTotals } from './availabilityReport.sql.ts';

/** Days on which a partner takes new travelers, by month. */
export const availabilityReport: ReportKind = {
  title: 'Availability',
  description: 'Open, limited and closed days by month; the next twelve months by default.',
  looksAhead: true,
  rows: selectAvailabilityRows,
  totals: selectAvailabilityTotals,
};
