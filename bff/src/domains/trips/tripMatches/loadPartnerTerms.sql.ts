import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { BusinessCalendar } from '#src/domains/trips/matching/businessTime.ts';

const PartnerTermsRow = z.object({
  time_zone: z.string(),
  business_hours: json<BusinessCalendar['businessHours']>().nullable(),
  holidays: z.array(z.string()),
  status: z.string(),
  display_name: z.string(),
  auto_accept: z.boolean(),
  commission_rate_pct: z.number().nullable(),
  no_compete_ids: z.array(z.uuid()),
});
export type TermsRow = z.output<typeof PartnerTermsRow>;

export const selectPartnerTerms = statement(
  'tripMatch.partnerTerms',
  { partnerId: z.uuid() },
  PartnerTermsRow,
  `SELECT time_zone, business_hours, holidays::text[] AS holidays, status, display_name, auto_accept, commission_rate_pct, no_compete_ids FROM partners WHERE id = :partnerId`,
);
