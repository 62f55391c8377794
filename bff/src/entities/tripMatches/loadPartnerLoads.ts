import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { AvailabilityFacts, PartnerFacts, RequestFacts } from '#src/matching/matchingFacts.ts';
import { openList } from './loadPartnerFacts.ts';

/** The partners with what they do now and can: open matches, proposals, closed days, questions, trip types, trips with these travellers. */
export async function loadPartnerLoads(
  partners: readonly PartnerFacts[],
  request: RequestFacts,
  travelerIds: readonly string[],
  { sequelize, transaction }: CallContext,
): Promise<Map<string, PartnerFacts>> {
  if (partners.length === 0) return new Map();
  const ids = partners.map(({ id }) => id);
  const rows = await preparedQuery<LoadRow>(
    sequelize,
    'matching.loads',
    selectLoads,
    [request.countryCodes, request.id, travelerIds, ids],
    transaction,
  );
  const loads = new Map(rows.map((row) => [row.id, row]));
  return new Map(partners.map((partner) => [partner.id, withLoad(partner, loads.get(partner.id))]));
}

interface LoadRow {
  id: string;
  time_zone: string;
  languages: string[];
  max_open_matches: number;
  open_matches: number;
  /** Open matches by country, where the country has a limit. */
  open_in: Record<string, number> | null;
  proposed_7: number;
  proposed_30: number;
  trip_types: string[] | null;
  availabilities: AvailabilityFacts[] | null;
  open_criteria: string[] | null;
  booked_before: boolean;
}

function withLoad(partner: PartnerFacts, row: LoadRow | undefined): PartnerFacts {
  if (!row) return partner;
  return {
    ...partner,
    timeZone: row.time_zone,
    languages: row.languages,
    maxOpenMatches: row.max_open_matches,
    openMatches: row.open_matches,
    proposedLast7Days: row.proposed_7,
    proposedLast30Days: row.proposed_30,
    tripTypes: row.trip_types ?? [],
    countries: partner.countries.map((country) => ({ ...country, openMatches: row.open_in?.[country.countryCode] ?? 0 })),
    availabilities: row.availabilities ?? [],
    openCriteria: row.open_criteria ?? [],
    bookedBefore: row.booked_before,
  };
}

/** One statement: each part is read once for all partners and joined by hash, none of them partner by partner. */
const selectLoads = `
  WITH wanted AS MATERIALIZED (SELECT unnest($4::uuid[]) AS partner_id),
  going AS MATERIALIZED (
    SELECT m.partner_id, m.trip_request_id FROM trip_matches m JOIN wanted USING (partner_id) WHERE m.status IN (${openList})),
  limited AS (
    SELECT DISTINCT partner_id FROM partner_countries JOIN wanted USING (partner_id)
    WHERE country_code = ANY ($1) AND (max_open_matches IS NOT NULL OR activity_level = 'NEW')),
  opened AS (
    SELECT partner_id, jsonb_object_agg(code, open) AS by_country FROM (
      SELECT g.partner_id, code, count(*)::int AS open
      FROM going g JOIN limited USING (partner_id) JOIN trip_requests r ON r.id = g.trip_request_id, unnest(r.country_codes) code
      WHERE code = ANY ($1) GROUP BY 1, 2
    ) counted GROUP BY 1),
  load AS (SELECT partner_id, count(*)::int AS open FROM going GROUP BY 1),
  proposed AS (
    SELECT m.partner_id, count(*) FILTER (WHERE m.proposed_at > now() - interval '7 days')::int AS last_7, count(*)::int AS last_30
    FROM trip_matches m JOIN wanted USING (partner_id) WHERE m.proposed_at > now() - interval '30 days' GROUP BY 1),
  closed AS (
    SELECT a.partner_id, jsonb_agg(jsonb_build_object('countryCode', a.country_code, 'type', a.type, 'startsOn', a.starts_on, 'endsOn', a.ends_on,
      'maxNewMatchesPerWeek', a.max_new_matches_per_week, 'reason', a.reason) ORDER BY a.starts_on) AS list
    FROM partner_availabilities a JOIN wanted USING (partner_id) WHERE a.ends_on >= current_date AND a.type <> 'AVAILABLE' GROUP BY 1),
  asked AS (
    SELECT d.partner_id, array_agg(c.question ORDER BY c.sort_order) AS questions
    FROM screening_criterion_partners d JOIN wanted USING (partner_id) JOIN screening_criteria c ON c.id = d.criterion_id
    WHERE c.active AND c.subject_type = 'TRIP_REQUEST' AND coalesce((
      SELECT s.outcome FROM screening_results s WHERE s.subject_id = $2 AND s.criterion_id = c.id ORDER BY s.answered_at DESC, s.id DESC LIMIT 1), 'FAIL') = 'FAIL'
    GROUP BY 1),
  booked AS (
    SELECT DISTINCT m.partner_id FROM trip_requests r JOIN trip_matches m ON m.trip_request_id = r.id
    WHERE r.traveler_ids && $3::uuid[] AND r.id <> $2 AND m.status IN ('BOOKED', 'COMPLETED'))
  SELECT p.id, p.time_zone, p.languages, p.max_open_matches, coalesce(l.open, 0) AS open_matches, o.by_country AS open_in,
    coalesce(t.last_7, 0) AS proposed_7, coalesce(t.last_30, 0) AS proposed_30,
    (SELECT array_agg(upper(replace(s.key, '-', '_'))) FROM specializations s WHERE s.id = ANY (p.specialization_ids) AND s."group" = 'TRIP_TYPE' AND s.active) AS trip_types,
    v.list AS availabilities, q.questions AS open_criteria, b.partner_id IS NOT NULL AS booked_before
  FROM wanted w JOIN partners p ON p.id = w.partner_id
    LEFT JOIN load l ON l.partner_id = p.id LEFT JOIN opened o ON o.partner_id = p.id LEFT JOIN proposed t ON t.partner_id = p.id
    LEFT JOIN closed v ON v.partner_id = p.id LEFT JOIN asked q ON q.partner_id = p.id LEFT JOIN booked b ON b.partner_id = p.id`;
