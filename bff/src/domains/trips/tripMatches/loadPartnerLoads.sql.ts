import { z } from 'zod';
import { json } from '#src/db/columnTypes.ts';
import { statement } from '#src/db/statement.ts';
import type { AvailabilityFacts } from '#src/domains/trips/matching/matchingFacts.ts';
import { openStatusList } from './loadPartnerFacts.sql.ts';

export const LoadRow = z.object({
  id: z.uuid(),
  time_zone: z.string(),
  languages: z.array(z.string()),
  max_open_matches: z.int(),
  open_matches: z.int(),
  /** Open matches by country code, where the country has a limit. */
  open_in: json<Record<string, number>>().nullable(),
  proposed_7: z.int(),
  proposed_30: z.int(),
  trip_types: z.array(z.string()).nullable(),
  availabilities: json<AvailabilityFacts[]>().nullable(),
  open_criteria: z.array(z.string()).nullable(),
  booked_before: z.boolean(),
});
export type LoadRow = z.output<typeof LoadRow>;

/** Each part is read once for all partners and joined by hash instead of once per partner. Arrays stand in subqueries (decision 032). */
export const selectPartnerLoads = statement(
  'matching.loads',
  {
    countryCodes: z.array(z.string()).readonly(),
    requestId: z.uuid(),
    travelerIds: z.array(z.uuid()).readonly(),
    ids: z.array(z.uuid()).readonly(),
  },
  LoadRow,
  `
  WITH requested AS MATERIALIZED (SELECT unnest((SELECT :ids::uuid[])) AS partner_id),
  going AS MATERIALIZED (
    SELECT m.partner_id, m.trip_request_id FROM trip_matches m JOIN requested USING (partner_id) WHERE m.status IN (${openStatusList})),
  limited AS (
    SELECT DISTINCT partner_id FROM partner_countries JOIN requested USING (partner_id)
    WHERE country_code = ANY ((SELECT :countryCodes::bpchar[])::bpchar[]) AND (max_open_matches IS NOT NULL OR activity_level = 'NEW')),
  opened AS (
    SELECT partner_id, jsonb_object_agg(code, open) AS by_country FROM (
      SELECT g.partner_id, code, count(*)::int AS open
      FROM going g JOIN limited USING (partner_id) JOIN trip_requests r ON r.id = g.trip_request_id, unnest(r.country_codes) code
      WHERE code = ANY ((SELECT :countryCodes::text[])::text[]) GROUP BY 1, 2
    ) counted GROUP BY 1),
  load AS (SELECT partner_id, count(*)::int AS open FROM going GROUP BY 1),
  proposed AS (
    SELECT m.partner_id, count(*) FILTER (WHERE m.proposed_at > now() - interval '7 days')::int AS last_7, count(*)::int AS last_30
    FROM trip_matches m JOIN requested USING (partner_id) WHERE m.proposed_at > now() - interval '30 days' GROUP BY 1),
  closed AS (
    SELECT a.partner_id, jsonb_agg(jsonb_build_object('countryCode', a.country_code, 'type', a.type, 'startsOn', a.starts_on, 'endsOn', a.ends_on,
      'maxNewMatchesPerWeek', a.max_new_matches_per_week, 'reason', a.reason) ORDER BY a.starts_on) AS list
    FROM partner_availabilities a JOIN requested USING (partner_id) WHERE a.ends_on >= current_date AND a.type <> 'AVAILABLE' GROUP BY 1),
  asked AS (
    SELECT d.partner_id, array_agg(c.question ORDER BY c.sort_order) AS questions
    FROM screening_criterion_partners d JOIN requested USING (partner_id) JOIN screening_criteria c ON c.id = d.criterion_id
    WHERE c.active AND c.subject_type = 'TRIP_REQUEST' AND coalesce((
      SELECT s.outcome FROM screening_results s WHERE s.subject_id = :requestId AND s.criterion_id = c.id ORDER BY s.answered_at DESC, s.id DESC LIMIT 1), 'FAIL') = 'FAIL'
    GROUP BY 1),
  booked AS (
    SELECT DISTINCT m.partner_id
    FROM (SELECT id FROM trip_requests WHERE traveler_ids && (SELECT :travelerIds::uuid[]) AND id <> :requestId OFFSET 0) r
      CROSS JOIN LATERAL (SELECT partner_id FROM trip_matches WHERE trip_request_id = r.id AND status IN ('BOOKED', 'COMPLETED') OFFSET 0) m)
  SELECT p.id, p.time_zone, p.languages, p.max_open_matches, coalesce(l.open, 0) AS open_matches, o.by_country AS open_in,
    coalesce(t.last_7, 0) AS proposed_7, coalesce(t.last_30, 0) AS proposed_30,
    (SELECT array_agg(upper(replace(s.key, '-', '_'))) FROM specializations s WHERE s.id = ANY (p.specialization_ids) AND s."group" = 'TRIP_TYPE' AND s.active) AS trip_types,
    v.list AS availabilities, q.questions AS open_criteria, b.partner_id IS NOT NULL AS booked_before
  FROM requested w JOIN partners p ON p.id = w.partner_id
    LEFT JOIN load l ON l.partner_id = p.id LEFT JOIN opened o ON o.partner_id = p.id LEFT JOIN proposed t ON t.partner_id = p.id
    LEFT JOIN closed v ON v.partner_id = p.id LEFT JOIN asked q ON q.partner_id = p.id LEFT JOIN booked b ON b.partner_id = p.id`,
);
