import { openTripMatchStatuses } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { AvailabilityFacts, CountryFacts, PartnerFacts, PartnerHistory, RequestFacts } from '#src/matching/matchingFacts.ts';

const noHistory: PartnerHistory = {
  winRate: null,
  responseHours: null,
  medianPerPersonNightUSD: null,
  rating: null,
  reviewCount: 0,
};

/** The partners that serve a country of the request, with all that the hard rules ask; without their history. */
export async function loadPartnerFacts(
  request: RequestFacts,
  travelerIds: readonly string[],
  { sequelize, transaction }: CallContext,
): Promise<PartnerFacts[]> {
  const rows = await preparedQuery<PartnerRow>(
    sequelize,
    'matching.partners',
    selectPartners,
    [request.countryCodes, request.id, travelerIds],
    transaction,
  );
  return rows.map(factsOf);
}

interface PartnerRow {
  id: string;
  display_name: string;
  status: string;
  time_zone: string;
  languages: string[];
  exclusions: string[];
  no_compete_ids: string[];
  insurance_expires_on: string | null;
  max_open_matches: number;
  open_matches: number;
  proposed_7: number;
  proposed_30: number;
  trip_types: string[] | null;
  countries: CountryFacts[];
  availabilities: AvailabilityFacts[] | null;
  /** Agents who take new matches now, the best for the request first. */
  agent_ids: string[] | null;
  open_criteria: string[] | null;
  booked_before: boolean;
}

function factsOf(row: PartnerRow): PartnerFacts {
  const agents = row.agent_ids ?? [];
  return {
    id: row.id,
    displayName: row.display_name,
    status: row.status,
    timeZone: row.time_zone,
    languages: row.languages,
    exclusions: row.exclusions,
    noCompeteIds: row.no_compete_ids,
    insuranceExpiresOn: row.insurance_expires_on,
    maxOpenMatches: row.max_open_matches,
    openMatches: row.open_matches,
    proposedLast7Days: row.proposed_7,
    proposedLast30Days: row.proposed_30,
    lastProposedAt: null,
    tripTypes: row.trip_types ?? [],
    countries: row.countries.map((country) => ({
      ...country,
      leadAgentId: country.leadAgentId !== null && agents.includes(country.leadAgentId) ? country.leadAgentId : null,
    })),
    availabilities: row.availabilities ?? [],
    suggestedAgentId: agents[0] ?? null,
    openCriteria: row.open_criteria ?? [],
    triedStatus: null,
    bookedBefore: row.booked_before,
    history: noHistory,
  };
}

/** The open statuses as the partial index of open matches has them: written out, or the planner cannot use it. */
const openList = openTripMatchStatuses.map((status) => `'${status}'`).join(', ');

/** One statement: each part is read once for all partners of the countries and joined by hash, none of them partner by partner. */
const selectPartners = `
  WITH served AS MATERIALIZED (SELECT DISTINCT partner_id FROM partner_countries WHERE country_code = ANY ($1)),
  going AS MATERIALIZED (
    SELECT m.partner_id, m.trip_request_id, m.lead_agent_id FROM trip_matches m JOIN served USING (partner_id) WHERE m.status IN (${openList})),
  limited AS (
    SELECT DISTINCT partner_id FROM partner_countries
    WHERE country_code = ANY ($1) AND (max_open_matches IS NOT NULL OR activity_level = 'NEW')),
  countries AS (
    SELECT c.partner_id, jsonb_agg(jsonb_build_object('countryCode', c.country_code, 'activityLevel', c.activity_level,
      'minBudgetPerPersonUSD', c.min_budget_per_person_usd, 'minNights', c.min_nights, 'maxOpenMatches', c.max_open_matches,
      'openMatches', coalesce(o.open, 0), 'leadAgentId', c.lead_agent_id)) AS list
    FROM partner_countries c JOIN served USING (partner_id)
      LEFT JOIN (
        SELECT g.partner_id, code, count(*)::int AS open
        FROM going g JOIN limited USING (partner_id) JOIN trip_requests r ON r.id = g.trip_request_id, unnest(r.country_codes) code
        WHERE code = ANY ($1) GROUP BY 1, 2
      ) o ON o.partner_id = c.partner_id AND o.code = c.country_code
    WHERE c.country_code = ANY ($1) OR c.activity_level = 'EXCLUDED'
    GROUP BY 1),
  load AS (SELECT partner_id, count(*)::int AS open FROM going GROUP BY 1),
  proposed AS (
    SELECT m.partner_id, count(*) FILTER (WHERE m.proposed_at > now() - interval '7 days')::int AS last_7, count(*)::int AS last_30
    FROM trip_matches m JOIN served USING (partner_id) WHERE m.proposed_at > now() - interval '30 days' GROUP BY 1),
  closed AS (
    SELECT a.partner_id, jsonb_agg(jsonb_build_object('countryCode', a.country_code, 'type', a.type, 'startsOn', a.starts_on, 'endsOn', a.ends_on,
      'maxNewMatchesPerWeek', a.max_new_matches_per_week, 'reason', a.reason) ORDER BY a.starts_on) AS list
    FROM partner_availabilities a JOIN served USING (partner_id) WHERE a.ends_on >= current_date AND a.type <> 'AVAILABLE' GROUP BY 1),
  busy AS (
    SELECT lead_agent_id AS agent_id, count(*)::int AS open FROM going WHERE lead_agent_id IS NOT NULL GROUP BY 1),
  people AS (
    SELECT a.partner_id, array_agg(a.id ORDER BY a.country_codes && $1::text[] DESC, coalesce(b.open, 0)::float8 / greatest(1, a.max_open_matches), a.id) AS ids
    FROM agents a JOIN served USING (partner_id) JOIN users u ON u.id = a.user_id LEFT JOIN busy b ON b.agent_id = a.id
    WHERE u.status = 'ENABLED' AND a.receives_new_matches AND coalesce(b.open, 0) < a.max_open_matches
      AND NOT coalesce(current_date BETWEEN (a.out_of_office ->> 'from')::date AND (a.out_of_office ->> 'to')::date, false)
    GROUP BY 1),
  asked AS (
    SELECT d.partner_id, array_agg(c.question ORDER BY c.sort_order) AS questions
    FROM screening_criterion_partners d JOIN served USING (partner_id) JOIN screening_criteria c ON c.id = d.criterion_id
    WHERE c.active AND c.subject_type = 'TRIP_REQUEST' AND coalesce((
      SELECT s.outcome FROM screening_results s WHERE s.subject_id = $2 AND s.criterion_id = c.id ORDER BY s.answered_at DESC, s.id DESC LIMIT 1), 'FAIL') = 'FAIL'
    GROUP BY 1),
  booked AS (
    SELECT DISTINCT m.partner_id FROM trip_requests r JOIN trip_matches m ON m.trip_request_id = r.id
    WHERE r.traveler_ids && $3::uuid[] AND r.id <> $2 AND m.status IN ('BOOKED', 'COMPLETED'))
  SELECT p.id, p.display_name, p.status, p.time_zone, p.languages, p.exclusions, p.no_compete_ids, p.insurance ->> 'expiresOn' AS insurance_expires_on,
    p.max_open_matches, coalesce(l.open, 0) AS open_matches, coalesce(t.last_7, 0) AS proposed_7, coalesce(t.last_30, 0) AS proposed_30,
    (SELECT array_agg(upper(replace(s.key, '-', '_'))) FROM specializations s WHERE s.id = ANY (p.specialization_ids) AND s."group" = 'TRIP_TYPE' AND s.active) AS trip_types,
    c.list AS countries, v.list AS availabilities, e.ids AS agent_ids, q.questions AS open_criteria, b.partner_id IS NOT NULL AS booked_before
  FROM partners p JOIN countries c ON c.partner_id = p.id
    LEFT JOIN load l ON l.partner_id = p.id LEFT JOIN proposed t ON t.partner_id = p.id LEFT JOIN closed v ON v.partner_id = p.id LEFT JOIN people e ON e.partner_id = p.id
    LEFT JOIN asked q ON q.partner_id = p.id LEFT JOIN booked b ON b.partner_id = p.id
  ORDER BY p.display_name, p.id`;
