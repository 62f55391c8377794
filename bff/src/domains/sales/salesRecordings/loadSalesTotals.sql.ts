import type { contract, QueryOf } from '@farwend/api-contract';
import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

type Grouping = QueryOf<typeof contract.salesRecordings.totals>['groupBy'];

const TotalsRow = z.object({
  key: z.string(),
  label: z.string(),
  count: z.int(),
  gross: z.string(),
  commission: z.string(),
  paid: z.string(),
  outstanding: z.string(),
});

/** One statement for each grouping; a filter that is null does not apply. */
export const selectTotalsBy = {
  partner: buildTotalsStatement('partner', {
    key: 's.partner_id::text',
    label: 'p.display_name',
    order: '2, 1',
    counts: `s.status NOT IN ('DRAFT', 'VOID')`,
  }),
  month: buildTotalsStatement('month', {
    key: `to_char(s.booked_on, 'YYYY-MM')`,
    label: `to_char(s.booked_on, 'FMMonth YYYY')`,
    order: '1 DESC',
    counts: `s.status NOT IN ('DRAFT', 'VOID')`,
  }),
  status: buildTotalsStatement('status', {
    key: 's.status',
    label: `upper(left(s.status, 1)) || lower(substr(s.status, 2))`,
    order: `array_position(ARRAY['DRAFT', 'SUBMITTED', 'QUERIED', 'CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED', 'VOID'], min(s.status))`,
    counts: 'true',
  }),
};

/** `counts`: SQL condition of the recordings that are included. */
function buildTotalsStatement(
  grouping: Grouping,
  { key, label, order, counts }: { key: string; label: string; order: string; counts: string },
) {
  return statement(
    `sales.totalsBy.${grouping}`,
    {
      ownPartnerId: z.uuid().nullable(),
      partnerId: z.uuid().nullable(),
      from: z.iso.date().nullable(),
      to: z.iso.date().nullable(),
    },
    TotalsRow,
    `
    SELECT ${key} AS key, ${label} AS label, count(*)::int AS count, sum(s.gross_usd)::text AS gross, sum(s.commission_usd)::text AS commission,
      coalesce(sum(s.paid_usd), 0)::text AS paid,
      coalesce(sum(s.commission_usd - coalesce(s.paid_usd, 0))
        FILTER (WHERE s.status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED')), 0)::text AS outstanding
    FROM sales_recordings s JOIN partners p ON p.id = s.partner_id
    WHERE ${counts} AND (:ownPartnerId::uuid IS NULL OR s.partner_id = :ownPartnerId) AND (:partnerId::uuid IS NULL OR s.partner_id = :partnerId)
      AND (:from::date IS NULL OR s.booked_on >= :from) AND (:to::date IS NULL OR s.booked_on <= :to)
    GROUP BY 1, 2 ORDER BY ${order}`,
  );
}
