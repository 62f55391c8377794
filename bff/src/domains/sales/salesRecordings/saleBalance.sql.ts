import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** What remains of a booking: it and all that is linked to it, but for one recording. With `onlyEarned`, of what is confirmed. */
export const selectBalance = statement(
  'sale.balance',
  { bookingId: z.uuid(), exceptId: z.uuid().nullable(), onlyEarned: z.boolean() },
  z.object({
    grossAmount: z.string(),
    currencies: z.int(),
    grossUSD: z.string(),
    nonCommissionableUSD: z.string(),
    commissionableUSD: z.string(),
    commissionUSD: z.string(),
  }),
  `
  SELECT coalesce(sum(gross_amount), 0)::numeric(16,2)::text AS "grossAmount", count(DISTINCT currency_code)::int AS currencies,
    coalesce(sum(gross_usd), 0)::numeric(16,2)::text AS "grossUSD",
    coalesce(sum(CASE WHEN type IN ('REDUCTION', 'CANCELLATION') THEN -1 ELSE 1 END * non_commissionable_usd), 0)::numeric(16,2)::text
      AS "nonCommissionableUSD",
    coalesce(sum(commissionable_usd), 0)::numeric(16,2)::text AS "commissionableUSD",
    coalesce(sum(commission_usd), 0)::numeric(16,2)::text AS "commissionUSD"
  FROM sales_recordings
  WHERE (id = :bookingId OR linked_recording_id = :bookingId) AND id IS DISTINCT FROM :exceptId::uuid AND status <> 'VOID'
    AND (NOT :onlyEarned OR status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED'))`,
);
