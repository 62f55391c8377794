import { type ActivityLevel, openTripMatchStatuses } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { PartnerFacts, PartnerHistory, RequestFacts } from '#src/matching/matchingFacts.ts';

const noHistory: PartnerHistory = {
  winRate: null,
  responseHours: null,
  medianPerPersonNightUSD: null,
  rating: null,
  reviewCount: 0,
};

/** What is read only of partners that the rules about the company itself let through: see `loadPartnerLoads`. */
const unread = {
  timeZone: 'UTC',
  languages: [],
  maxOpenMatches: 0,
  openMatches: 0,
  proposedLast7Days: 0,
  proposedLast30Days: 0,
  lastProposedAt: null,
  tripTypes: [],
  availabilities: [],
  openCriteria: [],
  triedStatus: null,
  bookedBefore: false,
  history: noHistory,
} satisfies Partial<PartnerFacts>;

/** Partners that serve a country of the request, and how many more there are of whom nothing needs to be known. */
interface LoadedPartners {
  partners: PartnerFacts[];
  /** Active ones that serve a country of the request, listed or not. */
  active: number;
  /** Those not listed that do not serve all the countries they must. */
  notServing: number;
}

/**
 * The partners that serve a country of the request by name, with what the rules about the company itself ask; nothing of their work. Of
 * those who have no agent for it, whom that rule excludes at the latest, only so many as are explained, one that serves all countries,
 * since it decides whether one of several partners must lead, those with a place on the request, and the one that is `wanted`.
 */
export async function loadPartnerFacts(
  request: RequestFacts,
  wanted: string | undefined,
  { sequelize, transaction }: CallContext,
): Promise<LoadedPartners> {
  const taken = request.openPartners.map(({ id }) => id);
  const values = [request.countryCodes, taken, wanted ?? null];
  const rows = await preparedQuery<PartnerRow>(sequelize, 'matching.partners', selectPartners, values, transaction);
  const partners = new Map<string, PartnerFacts>();
  for (const row of rows) {
    const known = partners.get(row.id);
    const countries = [...(known?.countries ?? []), countryOf(row)];
    partners.set(row.id, known ? { ...known, countries } : { ...companyOf(row), countries });
  }
  return { partners: [...partners.values()], active: rows[0]?.active ?? 0, notServing: rows[0]?.not_serving ?? 0 };
}

/** A partner in one of its countries. */
interface PartnerRow {
  id: string;
  display_name: string;
  status: string;
  exclusions: string[];
  no_compete_ids: string[];
  insurance_expires_on: string | null;
  /** Agents who take new matches now, the best for the request first. */
  agent_ids: string[] | null;
  country_code: string;
  activity_level: ActivityLevel;
  /** Of the company's own page, where it has one. */
  company_level: ActivityLevel | null;
  min_budget_per_person_usd: number | null;
  min_nights: number | null;
  country_max_open_matches: number | null;
  lead_agent_id: string | null;
  /** The same in each row. */
  active: number;
  not_serving: number;
}

function companyOf(row: PartnerRow): Omit<PartnerFacts, 'countries'> {
  return {
    ...unread,
    id: row.id,
    displayName: row.display_name,
    status: row.status,
    exclusions: row.exclusions,
    noCompeteIds: row.no_compete_ids,
    insuranceExpiresOn: row.insurance_expires_on,
    suggestedAgentId: row.agent_ids?.[0] ?? null,
  };
}

function countryOf(row: PartnerRow): PartnerFacts['countries'][number] {
  return {
    countryCode: row.country_code,
    activityLevel: levelOf(row.activity_level, row.company_level),
    minBudgetPerPersonUSD: row.min_budget_per_person_usd,
    minNights: row.min_nights,
    maxOpenMatches: row.country_max_open_matches,
    openMatches: 0,
    leadAgentId: row.lead_agent_id !== null && row.agent_ids?.includes(row.lead_agent_id) ? row.lead_agent_id : null,
  };
}

/**
 * How a partner is matched in a country: as was set for the country, else as for the company. NEW is what neither was set to: it is where
 * both begin. A company that is excluded is so everywhere.
 */
function levelOf(country: ActivityLevel, company: ActivityLevel | null): ActivityLevel {
  return company === 'EXCLUDED' || country === 'NEW' ? (company ?? country) : country;
}

/** The open statuses as the partial index of open matches has them: written out, or the planner cannot use it. */
export const openList = openTripMatchStatuses.map((status) => `'${status}'`).join(', ');

/** Nobody reads an explanation of more. */
export const EXPLAINED = 200;

const selectPartners = `
  WITH served AS MATERIALIZED (SELECT partner_id, count(*) AS countries FROM partner_countries WHERE country_code = ANY ($1) GROUP BY 1),
  people AS (
    SELECT a.partner_id, array_agg(a.id ORDER BY a.country_codes && $1::text[] DESC, b.open::float8 / greatest(1, a.max_open_matches), a.id) AS ids
    FROM agents a JOIN served USING (partner_id) JOIN users u ON u.id = a.user_id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS open FROM trip_matches m WHERE m.partner_id = a.partner_id AND m.lead_agent_id = a.id AND m.status IN (${openList})
      ) b
    WHERE u.status = 'ENABLED' AND a.receives_new_matches AND b.open < a.max_open_matches
      AND NOT coalesce(current_date BETWEEN (a.out_of_office ->> 'from')::date AND (a.out_of_office ->> 'to')::date, false)
    GROUP BY 1),
  lines AS MATERIALIZED (
    SELECT p.id, p.display_name, p.status = 'ACTIVE' AS is_active, e.ids,
      served.countries = (SELECT count(DISTINCT code) FROM unnest($1::text[]) code) AS serves_all
    FROM served JOIN partners p ON p.id = served.partner_id LEFT JOIN people e ON e.partner_id = p.id),
  counted AS MATERIALIZED (
    SELECT coalesce(bool_or(is_active AND serves_all), false) AS has_all, count(*) FILTER (WHERE is_active)::int AS active,
      count(*) FILTER (WHERE ids IS NULL AND NOT serves_all AND id <> ALL ($2::uuid[]))::int AS part
    FROM lines),
  listed AS MATERIALIZED (
    SELECT id, ids FROM lines WHERE ids IS NOT NULL OR id = $3::uuid OR id = ANY ($2::uuid[])
    UNION (SELECT id, ids FROM lines WHERE is_active AND serves_all ORDER BY display_name, id LIMIT 1)
    UNION (
      SELECT id, ids FROM lines, counted WHERE ids IS NULL AND (serves_all OR NOT has_all) AND id <> ALL ($2::uuid[])
      ORDER BY display_name, id LIMIT ${EXPLAINED}))
  SELECT p.id, p.display_name, p.status, p.exclusions, p.no_compete_ids, p.insurance ->> 'expiresOn' AS insurance_expires_on, listed.ids AS agent_ids,
    c.country_code, c.activity_level, k.fields ->> 'activityLevel' AS company_level, c.min_budget_per_person_usd, c.min_nights, c.max_open_matches AS country_max_open_matches, c.lead_agent_id,
    counted.active, CASE WHEN has_all THEN part ELSE 0 END AS not_serving
  FROM counted, listed JOIN partners p USING (id)
    JOIN partner_countries c ON c.partner_id = p.id AND (c.country_code = ANY ($1) OR c.activity_level = 'EXCLUDED')
    LEFT JOIN content k ON k.id = p.company_id AND k.type = 'company' AND k.status <> 'TRASHED'
  ORDER BY p.display_name, p.id`;
