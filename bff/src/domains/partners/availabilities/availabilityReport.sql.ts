import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { rowsParams, totalsParams } from '#src/domains/partners/partners/reportKind.ts';

/** The strictest availability of a day counts; one for a single country only limits the day. */
const days = (isOfPartner: string) => `
  SELECT p.id AS partner_id, d::date AS day,
    bool_or(a.type = 'UNAVAILABLE' AND a.country_code IS NULL) AS closed,
    bool_or(a.type = 'LIMITED' OR (a.type = 'UNAVAILABLE' AND a.country_code IS NOT NULL)) AS limited
  FROM partners p CROSS JOIN generate_series(:from::date, :to::date, interval '1 day') d
  LEFT JOIN partner_availabilities a ON a.partner_id = p.id AND d::date BETWEEN a.starts_on AND a.ends_on
  WHERE p.id ${isOfPartner} GROUP BY p.id, d`;
const counts = `
  count(*) FILTER (WHERE closed IS NOT TRUE AND limited IS NOT TRUE)::int AS "openDays",
  count(*) FILTER (WHERE closed IS NOT TRUE AND limited)::int AS "limitedDays",
  count(*) FILTER (WHERE closed)::int AS "closedDays"`;
const Counts = z.object({ openDays: z.int(), limitedDays: z.int(), closedDays: z.int() });

export const selectAvailabilityRows = statement(
  'report.availability.rows',
  rowsParams,
  Counts.extend({ key: z.string() }),
  `SELECT to_char(day, 'YYYY-MM') AS key, ${counts} FROM (${days('= :partnerId')}) days GROUP BY 1 ORDER BY 1`,
);

export const selectAvailabilityTotals = statement(
  'report.availability.totals',
  totalsParams,
  Counts.extend({ partner_id: z.uuid(), takesTravelersPct: z.number() }),
  `
  SELECT partner_id, ${counts}, round(100.0 * count(*) FILTER (WHERE closed IS NOT TRUE) / count(*), 1)::float8 AS "takesTravelersPct"
  FROM (${days('= ANY (:partnerIds)')}) days GROUP BY partner_id`,
);
