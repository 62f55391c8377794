import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const HistoryRow = z.object({
  partner_id: z.uuid(),
  last_proposed_at: z.date().nullable(),
  win_rate: z.number().nullable(),
  response_hours: z.number().nullable(),
  per_night: z.number().nullable(),
  rating: z.number().nullable(),
  review_count: z.int(),
});
export type HistoryRow = z.output<typeof HistoryRow>;

// Arrays stand in subqueries so that the statement is not planned anew in every call (decision 032).
export const selectPartnerHistories = statement(
  'matching.histories',
  { partnerIds: z.array(z.uuid()).readonly() },
  HistoryRow,
  `
  SELECT p.id AS partner_id, m.last_proposed_at, m.win_rate, m.response_hours, m.per_night, r.rating, coalesce(r.count, 0)::int AS review_count
  FROM unnest((SELECT :partnerIds::uuid[])) AS p (id)
    LEFT JOIN (
      SELECT h.partner_id, max(h.proposed_at) AS last_proposed_at,
        (count(*) FILTER (WHERE h.booked_at IS NOT NULL))::float8
          / nullif(count(*) FILTER (WHERE h.introduced_at IS NOT NULL AND (h.booked_at IS NOT NULL OR h.closed_at IS NOT NULL)), 0) AS win_rate,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM coalesce(h.accepted_at, h.closed_at) - h.proposed_at)::float8 / 3600)
          FILTER (WHERE h.accepted_at IS NOT NULL OR h.status IN ('DECLINED', 'EXPIRED')) AS response_hours,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY coalesce(h.quoted_per_person_usd, t.own_budget_per_person_usd, t.budget_per_person_usd)::float8 / t.total_nights)
          FILTER (WHERE h.introduced_at IS NOT NULL AND coalesce(h.quoted_per_person_usd, t.own_budget_per_person_usd, t.budget_per_person_usd) > 0 AND t.total_nights > 0) AS per_night
      FROM trip_matches h JOIN trip_requests t ON t.id = h.trip_request_id
      WHERE h.partner_id = ANY ((SELECT :partnerIds::uuid[])::uuid[]) AND h.proposed_at > now() - interval '12 months'
      GROUP BY 1
    ) m ON m.partner_id = p.id
    LEFT JOIN (
      SELECT scope_id AS partner_id, sum(rating * count)::float8 / nullif(sum(count), 0) AS rating, sum(count) AS count
      FROM review_counts WHERE scope_id = ANY ((SELECT :partnerIds::uuid[])::uuid[]) GROUP BY 1
    ) r ON r.partner_id = p.id`,
);
