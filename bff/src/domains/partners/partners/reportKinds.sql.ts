import { z } from 'zod';
import { percentage, percentile } from '#src/db/aggregateSql.ts';
import { statement } from '#src/db/statement.ts';
import { rowsParams, totalsParams } from './reportKind.ts';

const month = (column: string) => `to_char(${column}, 'YYYY-MM')`;
const percent = z.number().nullable();

const proposed = `FROM trip_matches m WHERE m.proposed_at >= :from::date AND m.proposed_at < :to::date + 1 AND m.partner_id`;

export const selectFunnelRows = statement(
  'report.funnel.rows',
  rowsParams,
  z.object({ key: z.string(), count: z.int(), sharePct: percent }),
  `
  SELECT step AS key, n AS count, round(100.0 * n / nullif(max(n) OVER (), 0), 1)::float8 AS "sharePct"
  FROM (SELECT count(*)::int AS p, count(m.accepted_at)::int AS a, count(m.introduced_at)::int AS i, count(m.quoted_at)::int AS q,
          count(m.booked_at)::int AS b ${proposed} = :partnerId) f
  CROSS JOIN LATERAL (VALUES (1, 'PROPOSED', p), (2, 'ACCEPTED', a), (3, 'INTRODUCED', i), (4, 'QUOTED', q), (5, 'BOOKED', b)) steps (place, step, n)
  ORDER BY place`,
);

export const selectFunnelTotals = statement(
  'report.funnel.totals',
  totalsParams,
  z.object({
    partner_id: z.uuid(),
    proposed: z.int(),
    accepted: z.int(),
    introduced: z.int(),
    quoted: z.int(),
    booked: z.int(),
    acceptRatePct: percent,
    quoteRatePct: percent,
    winRatePct: percent,
  }),
  `
  SELECT m.partner_id, count(*)::int AS proposed, count(m.accepted_at)::int AS accepted, count(m.introduced_at)::int AS introduced,
    count(m.quoted_at)::int AS quoted, count(m.booked_at)::int AS booked,
    ${percentage('m.accepted_at IS NOT NULL')} AS "acceptRatePct",
    ${percentage('m.quoted_at IS NOT NULL', 'm.introduced_at IS NOT NULL')} AS "quoteRatePct",
    ${percentage('m.booked_at IS NOT NULL', 'm.introduced_at IS NOT NULL')} AS "winRatePct"
  ${proposed} = ANY (:partnerIds) GROUP BY m.partner_id`,
);

const answeredAt = `coalesce(m.accepted_at, CASE WHEN m.status = 'DECLINED' THEN m.status_changed_at END)`;
const hours = `extract(epoch FROM ${answeredAt} - m.proposed_at) / 3600`;

export const selectResponseTimeRows = statement(
  'report.responseTimes.rows',
  rowsParams,
  z.object({ key: z.string(), answered: z.int(), expired: z.int(), medianHours: z.number().nullable() }),
  `
  SELECT ${month('m.proposed_at')} AS key, count(${answeredAt})::int AS answered, count(*) FILTER (WHERE m.status = 'EXPIRED')::int AS expired,
    ${percentile(hours, 0.5)} AS "medianHours"
  ${proposed} = :partnerId GROUP BY 1 ORDER BY 1`,
);

export const selectResponseTimeTotals = statement(
  'report.responseTimes.totals',
  totalsParams,
  z.object({
    partner_id: z.uuid(),
    answered: z.int(),
    expired: z.int(),
    medianHours: z.number().nullable(),
    slowestTenthHours: z.number().nullable(),
    within12HoursPct: percent,
  }),
  `
  SELECT m.partner_id, count(${answeredAt})::int AS answered, count(*) FILTER (WHERE m.status = 'EXPIRED')::int AS expired,
    ${percentile(hours, 0.5)} AS "medianHours", ${percentile(hours, 0.9)} AS "slowestTenthHours",
    ${percentage(`${hours} <= 12`, `${answeredAt} IS NOT NULL`)} AS "within12HoursPct"
  ${proposed} = ANY (:partnerIds) GROUP BY m.partner_id`,
);

export const selectWinLossRows = statement(
  'report.winLoss.rows',
  rowsParams,
  z.object({ key: z.string(), count: z.int(), sharePct: percent }),
  `
  SELECT CASE WHEN m.booked_at IS NOT NULL THEN 'BOOKED' ELSE m.status || coalesce(': ' || coalesce(m.lost_reason_code, m.decline_reason_code), '') END AS key,
    count(*)::int AS count, round(100.0 * count(*) / nullif(sum(count(*)) OVER (), 0), 1)::float8 AS "sharePct"
  ${proposed} = :partnerId AND (m.booked_at IS NOT NULL OR m.status IN ('LOST', 'DECLINED', 'EXPIRED', 'WITHDRAWN')) GROUP BY 1 ORDER BY 2 DESC, 1`,
);

export const selectWinLossTotals = statement(
  'report.winLoss.totals',
  totalsParams,
  z.object({ partner_id: z.uuid(), won: z.int(), lost: z.int(), declined: z.int(), expired: z.int(), winRatePct: percent }),
  `
  SELECT m.partner_id, count(m.booked_at)::int AS won, count(*) FILTER (WHERE m.status = 'LOST')::int AS lost,
    count(*) FILTER (WHERE m.status = 'DECLINED')::int AS declined, count(*) FILTER (WHERE m.status = 'EXPIRED')::int AS expired,
    ${percentage('m.booked_at IS NOT NULL', "m.booked_at IS NOT NULL OR m.status = 'LOST'")} AS "winRatePct"
  ${proposed} = ANY (:partnerIds) GROUP BY m.partner_id`,
);

const sold = `FROM sales_recordings s
  WHERE s.status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED') AND s.booked_on BETWEEN :from AND :to AND s.partner_id`;
const sums = `count(*) FILTER (WHERE s.type = 'BOOKING')::int AS bookings, round(coalesce(sum(s.gross_usd), 0))::float8 AS "grossUSD",
  coalesce(sum(s.commission_usd), 0)::float8 AS "commissionUSD"`;
const Sums = z.object({ bookings: z.int(), grossUSD: z.number(), commissionUSD: z.number() });

export const selectRevenueRows = statement(
  'report.revenue.rows',
  rowsParams,
  Sums.extend({ key: z.string() }),
  `SELECT ${month('s.booked_on')} AS key, ${sums} ${sold} = :partnerId GROUP BY 1 ORDER BY 1`,
);

export const selectRevenueTotals = statement(
  'report.revenue.totals',
  totalsParams,
  Sums.extend({ partner_id: z.uuid(), averageBookingUSD: z.number().nullable() }),
  `
  SELECT s.partner_id, ${sums}, round(avg(s.gross_usd) FILTER (WHERE s.type = 'BOOKING'))::float8 AS "averageBookingUSD"
  ${sold} = ANY (:partnerIds) GROUP BY s.partner_id`,
);

const reviewed = `FROM reviews r
  WHERE r.status = 'PUBLISHED' AND r.reviewed_at >= :from::date AND r.reviewed_at < :to::date + 1 AND r.partner_id`;

export const selectReviewRows = statement(
  'report.reviews.rows',
  rowsParams,
  z.object({ key: z.string(), count: z.int(), sharePct: percent }),
  `
  SELECT r.rating::text AS key, count(*)::int AS count, round(100.0 * count(*) / nullif(sum(count(*)) OVER (), 0), 1)::float8 AS "sharePct"
  ${reviewed} = :partnerId GROUP BY r.rating ORDER BY r.rating DESC`,
);

export const selectReviewTotals = statement(
  'report.reviews.totals',
  totalsParams,
  z.object({ partner_id: z.uuid(), count: z.int(), average: z.number(), repliedPct: percent }),
  `
  SELECT r.partner_id, count(*)::int AS count, round(avg(r.rating), 1)::float8 AS average, ${percentage('r.reply IS NOT NULL')} AS "repliedPct"
  ${reviewed} = ANY (:partnerIds) GROUP BY r.partner_id`,
);
