import type { contract, QueryOf, ReplyOf } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { is, isStaff } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';

type Totals = typeof contract.salesRecordings.totals;
type Grouping = QueryOf<Totals>['groupBy'];

interface TotalRow {
  key: string;
  label: string;
  count: number;
  gross: string;
  commission: string;
  paid: string;
  outstanding: string;
}

/** Sums of the recordings the caller sees, in one query; a company's agents see its own. */
export async function salesTotals({ groupBy, partnerId, from, to }: QueryOf<Totals>, context: CallContext): Promise<ReplyOf<Totals>> {
  const own = isStaff(context.actor) ? null : is(context.actor, 'agent') ? (context.actor.person?.partnerId ?? NOBODY) : NOBODY;
  const rows = await preparedQuery<TotalRow>(context.sequelize, `sales.totalsBy.${groupBy}`, totalsBy(groupBy), [
    own,
    partnerId ?? null,
    from ?? null,
    to ?? null,
  ]);
  return {
    items: rows.map((row) => ({
      key: row.key,
      label: row.label,
      count: row.count,
      grossUSD: Number(row.gross),
      commissionUSD: Number(row.commission),
      paidUSD: Number(row.paid),
      outstandingUSD: Number(row.outstanding),
    })),
  };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What rows are grouped by: the key, its words, the order, and what does not count there. */
const groupings: Record<Grouping, { key: string; label: string; order: string; counts: string }> = {
  partner: { key: 's.partner_id::text', label: 'p.display_name', order: '2, 1', counts: `s.status NOT IN ('DRAFT', 'VOID')` },
  month: {
    key: `to_char(s.booked_on, 'YYYY-MM')`,
    label: `to_char(s.booked_on, 'FMMonth YYYY')`,
    order: '1 DESC',
    counts: `s.status NOT IN ('DRAFT', 'VOID')`,
  },
  status: {
    key: 's.status',
    label: `upper(left(s.status, 1)) || lower(substr(s.status, 2))`,
    order: `array_position(ARRAY['DRAFT', 'SUBMITTED', 'QUERIED', 'CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED', 'VOID'], min(s.status))`,
    counts: 'true',
  },
};

function totalsBy(groupBy: Grouping): string {
  const { key, label, order, counts } = groupings[groupBy];
  return `
    SELECT ${key} AS key, ${label} AS label, count(*)::int AS count, sum(s.gross_usd)::text AS gross, sum(s.commission_usd)::text AS commission,
      coalesce(sum(s.paid_usd), 0)::text AS paid,
      coalesce(sum(s.commission_usd - coalesce(s.paid_usd, 0))
        FILTER (WHERE s.status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED')), 0)::text AS outstanding
    FROM sales_recordings s JOIN partners p ON p.id = s.partner_id
    WHERE ${counts} AND ($1::uuid IS NULL OR s.partner_id = $1) AND ($2::uuid IS NULL OR s.partner_id = $2)
      AND ($3::date IS NULL OR s.booked_on >= $3) AND ($4::date IS NULL OR s.booked_on <= $4)
    GROUP BY 1, 2 ORDER BY ${order}`;
}
