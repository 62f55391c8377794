import type { ReportKind } from './reportKinds.ts';

/** Each day is as the strictest word about it says; what concerns one country only limits it. */
const days = `
  SELECT p.id AS partner_id, d::date AS day,
    bool_or(a.type = 'UNAVAILABLE' AND a.country_code IS NULL) AS closed,
    bool_or(a.type = 'LIMITED' OR (a.type = 'UNAVAILABLE' AND a.country_code IS NOT NULL)) AS narrow
  FROM partners p CROSS JOIN generate_series($2::date, $3::date, interval '1 day') d
  LEFT JOIN partner_availabilities a ON a.partner_id = p.id AND d::date BETWEEN a.starts_on AND a.ends_on
  WHERE p.id = ANY ($1) GROUP BY p.id, d`;
const counts = `
  count(*) FILTER (WHERE closed IS NOT TRUE AND narrow IS NOT TRUE)::int AS "openDays",
  count(*) FILTER (WHERE closed IS NOT TRUE AND narrow)::int AS "limitedDays",
  count(*) FILTER (WHERE closed)::int AS "closedDays"`;

/** Days on which a partner takes new travellers, by month. */
export const availabilityReport: ReportKind = {
  title: 'Availability',
  description: 'Open, limited and closed days by month; the next twelve months unless other days are asked for.',
  looksAhead: true,
  rows: `SELECT to_char(day, 'YYYY-MM') AS key, ${counts} FROM (${days.replace('= ANY ($1)', '= $1')}) days GROUP BY 1 ORDER BY 1`,
  totals: `
    SELECT partner_id, ${counts}, round(100.0 * count(*) FILTER (WHERE closed IS NOT TRUE) / count(*), 1)::float8 AS "takesTravelersPct"
    FROM (${days}) days GROUP BY partner_id`,
};
