import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const selectCompanyLiveFields = statement(
  'companies.live',
  { ids: z.array(z.uuid()).readonly() },
  z.object({
    id: z.uuid(),
    /** 0 to 100 with two decimals; null without reviews. */
    averageRating: z.number().nullable(),
    reviewCount: z.int(),
    /** Null with fewer than ten answers. */
    responseHoursMedian: z.number().nullable(),
    responseCount: z.int(),
    tripsPlanned: z.int(),
  }),
  `
  SELECT c.id, r.average AS "averageRating", coalesce(r.count, 0) AS "reviewCount", CASE WHEN m.answered >= 10 THEN m.hours END AS "responseHoursMedian",
    coalesce(m.answered, 0) AS "responseCount", coalesce(m.booked, 0) AS "tripsPlanned"
  FROM content c
  LEFT JOIN LATERAL (
    SELECT trunc(sum(rating * count)::numeric / nullif(sum(count), 0), 2)::float8 AS average, sum(count)::int AS count FROM review_counts WHERE scope_id = c.id
  ) r ON true
  LEFT JOIN LATERAL (
    SELECT round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM t.accepted_at - t.proposed_at)) FILTER (
        WHERE t.accepted_at IS NOT NULL AND t.proposed_at > now() - interval '12 months') / 3600)::numeric, 1)::float8 AS hours,
      count(*) FILTER (WHERE t.accepted_at IS NOT NULL AND t.proposed_at > now() - interval '12 months')::int AS answered,
      count(*) FILTER (WHERE t.status IN ('BOOKED', 'COMPLETED'))::int AS booked
    FROM trip_matches t WHERE t.partner_id = c.partner_id
  ) m ON true
  WHERE c.id = ANY (:ids::uuid[])`,
);
