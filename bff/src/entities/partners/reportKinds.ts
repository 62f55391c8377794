import type { PartnerReportType } from '@farwend/api-contract';
import { availabilityReport } from './availabilityReport.ts';

/** A report: two statements. `rows` takes partner id, first and last day; `totals` a list of partner ids and the days, one line each. */
export interface ReportKind {
  title: string;
  description: string;
  /** It looks ahead when no days are asked for. */
  looksAhead?: true;
  rows: string;
  totals: string;
}

const proposed = `FROM trip_matches m WHERE m.proposed_at >= $2::date AND m.proposed_at < $3::date + 1 AND m.partner_id`;
const share = (some: string, all = 'true') =>
  `round(100.0 * count(*) FILTER (WHERE ${some}) / nullif(count(*) FILTER (WHERE ${all}), 0), 1)::float8`;
const answeredAt = `coalesce(m.accepted_at, CASE WHEN m.status = 'DECLINED' THEN m.status_changed_at END)`;
const hours = `extract(epoch FROM ${answeredAt} - m.proposed_at) / 3600`;
const percentile = (part: number) => `round((percentile_cont(${part}) WITHIN GROUP (ORDER BY ${hours}))::numeric, 1)::float8`;
const month = (column: string) => `to_char(${column}, 'YYYY-MM')`;
const sold = `FROM sales_recordings s
  WHERE s.status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED') AND s.booked_on BETWEEN $2 AND $3 AND s.partner_id`;
const sums = `count(*) FILTER (WHERE s.type = 'BOOKING')::int AS bookings, round(coalesce(sum(s.gross_usd), 0))::float8 AS "grossUSD",
  coalesce(sum(s.commission_usd), 0)::float8 AS "commissionUSD"`;
const reviewed = `FROM reviews r WHERE r.status = 'PUBLISHED' AND r.reviewed_at >= $2::date AND r.reviewed_at < $3::date + 1 AND r.partner_id`;

/** Every report, by its name in the address. */
export const reportKinds: Record<PartnerReportType, ReportKind> = {
  funnel: {
    title: 'From proposal to booking',
    description: 'Of the matches proposed in these days, how many reached each step.',
    rows: `
      SELECT step AS key, n AS count, round(100.0 * n / nullif(max(n) OVER (), 0), 1)::float8 AS "sharePct"
      FROM (SELECT count(*)::int AS p, count(m.accepted_at)::int AS a, count(m.introduced_at)::int AS i, count(m.quoted_at)::int AS q,
              count(m.booked_at)::int AS b ${proposed} = $1) f
      CROSS JOIN LATERAL (VALUES (1, 'PROPOSED', p), (2, 'ACCEPTED', a), (3, 'INTRODUCED', i), (4, 'QUOTED', q), (5, 'BOOKED', b)) steps (place, step, n)
      ORDER BY place`,
    totals: `
      SELECT m.partner_id, count(*)::int AS proposed, count(m.accepted_at)::int AS accepted, count(m.introduced_at)::int AS introduced,
        count(m.quoted_at)::int AS quoted, count(m.booked_at)::int AS booked,
        ${share('m.accepted_at IS NOT NULL')} AS "acceptRatePct",
        ${share('m.quoted_at IS NOT NULL', 'm.introduced_at IS NOT NULL')} AS "quoteRatePct",
        ${share('m.booked_at IS NOT NULL', 'm.introduced_at IS NOT NULL')} AS "winRatePct"
      ${proposed} = ANY ($1) GROUP BY m.partner_id`,
  },
  responseTimes: {
    title: 'Response times',
    description: 'Hours from a proposal to its answer, by month of the proposal.',
    rows: `
      SELECT ${month('m.proposed_at')} AS key, count(${answeredAt})::int AS answered, count(*) FILTER (WHERE m.status = 'EXPIRED')::int AS expired,
        ${percentile(0.5)} AS "medianHours"
      ${proposed} = $1 GROUP BY 1 ORDER BY 1`,
    totals: `
      SELECT m.partner_id, count(${answeredAt})::int AS answered, count(*) FILTER (WHERE m.status = 'EXPIRED')::int AS expired,
        ${percentile(0.5)} AS "medianHours", ${percentile(0.9)} AS "slowestTenthHours",
        ${share(`${hours} <= 12`, `${answeredAt} IS NOT NULL`)} AS "within12HoursPct"
      ${proposed} = ANY ($1) GROUP BY m.partner_id`,
  },
  winLoss: {
    title: 'Won and lost',
    description: 'How the matches proposed in these days ended, and why.',
    rows: `
      SELECT CASE WHEN m.booked_at IS NOT NULL THEN 'BOOKED' ELSE m.status || coalesce(': ' || coalesce(m.lost_reason_code, m.decline_reason_code), '') END AS key,
        count(*)::int AS count, round(100.0 * count(*) / nullif(sum(count(*)) OVER (), 0), 1)::float8 AS "sharePct"
      ${proposed} = $1 AND (m.booked_at IS NOT NULL OR m.status IN ('LOST', 'DECLINED', 'EXPIRED', 'WITHDRAWN')) GROUP BY 1 ORDER BY 2 DESC, 1`,
    totals: `
      SELECT m.partner_id, count(m.booked_at)::int AS won, count(*) FILTER (WHERE m.status = 'LOST')::int AS lost,
        count(*) FILTER (WHERE m.status = 'DECLINED')::int AS declined, count(*) FILTER (WHERE m.status = 'EXPIRED')::int AS expired,
        ${share('m.booked_at IS NOT NULL', "m.booked_at IS NOT NULL OR m.status = 'LOST'")} AS "winRatePct"
      ${proposed} = ANY ($1) GROUP BY m.partner_id`,
  },
  revenue: {
    title: 'Revenue',
    description: 'Confirmed sales by month of the booking, in US dollars.',
    rows: `SELECT ${month('s.booked_on')} AS key, ${sums} ${sold} = $1 GROUP BY 1 ORDER BY 1`,
    totals: `
      SELECT s.partner_id, ${sums}, round(avg(s.gross_usd) FILTER (WHERE s.type = 'BOOKING'))::float8 AS "averageBookingUSD"
      ${sold} = ANY ($1) GROUP BY s.partner_id`,
  },
  reviews: {
    title: 'Reviews',
    description: 'Published reviews by rating, 20 to 100.',
    rows: `
      SELECT r.rating::text AS key, count(*)::int AS count, round(100.0 * count(*) / nullif(sum(count(*)) OVER (), 0), 1)::float8 AS "sharePct"
      ${reviewed} = $1 GROUP BY r.rating ORDER BY r.rating DESC`,
    totals: `
      SELECT r.partner_id, count(*)::int AS count, round(avg(r.rating), 1)::float8 AS average, ${share('r.reply IS NOT NULL')} AS "repliedPct"
      ${reviewed} = ANY ($1) GROUP BY r.partner_id`,
  },
  availability: availabilityReport,
};
