import { openTripMatchStatuses } from '@farwend/api-contract';
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

/** The partners that serve a country of the request by name, with what the rules about the company itself ask; nothing of their work. */
export async function loadPartnerFacts(request: RequestFacts, { sequelize, transaction }: CallContext): Promise<PartnerFacts[]> {
  const rows = await preparedQuery<PartnerRow>(sequelize, 'matching.partners', selectPartners, [request.countryCodes], transaction);
  const partners = new Map<string, PartnerFacts>();
  for (const row of rows) {
    const known = partners.get(row.id);
    const countries = [...(known?.countries ?? []), countryOf(row)];
    partners.set(row.id, known ? { ...known, countries } : { ...companyOf(row), countries });
  }
  return [...partners.values()];
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
  activity_level: PartnerFacts['countries'][number]['activityLevel'];
  min_budget_per_person_usd: number | null;
  min_nights: number | null;
  country_max_open_matches: number | null;
  lead_agent_id: string | null;
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
    activityLevel: row.activity_level,
    minBudgetPerPersonUSD: row.min_budget_per_person_usd,
    minNights: row.min_nights,
    maxOpenMatches: row.country_max_open_matches,
    openMatches: 0,
    leadAgentId: row.lead_agent_id !== null && row.agent_ids?.includes(row.lead_agent_id) ? row.lead_agent_id : null,
  };
}

/** The open statuses as the partial index of open matches has them: written out, or the planner cannot use it. */
export const openList = openTripMatchStatuses.map((status) => `'${status}'`).join(', ');

const selectPartners = `
  WITH served AS MATERIALIZED (SELECT DISTINCT partner_id FROM partner_countries WHERE country_code = ANY ($1)),
  people AS (
    SELECT a.partner_id, array_agg(a.id ORDER BY a.country_codes && $1::text[] DESC, b.open::float8 / greatest(1, a.max_open_matches), a.id) AS ids
    FROM agents a JOIN served USING (partner_id) JOIN users u ON u.id = a.user_id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS open FROM trip_matches m WHERE m.partner_id = a.partner_id AND m.lead_agent_id = a.id AND m.status IN (${openList})
      ) b
    WHERE u.status = 'ENABLED' AND a.receives_new_matches AND b.open < a.max_open_matches
      AND NOT coalesce(current_date BETWEEN (a.out_of_office ->> 'from')::date AND (a.out_of_office ->> 'to')::date, false)
    GROUP BY 1)
  SELECT p.id, p.display_name, p.status, p.exclusions, p.no_compete_ids, p.insurance ->> 'expiresOn' AS insurance_expires_on, e.ids AS agent_ids,
    c.country_code, c.activity_level, c.min_budget_per_person_usd, c.min_nights, c.max_open_matches AS country_max_open_matches, c.lead_agent_id
  FROM served JOIN partners p ON p.id = served.partner_id
    JOIN partner_countries c ON c.partner_id = p.id AND (c.country_code = ANY ($1) OR c.activity_level = 'EXCLUDED')
    LEFT JOIN people e ON e.partner_id = p.id
  ORDER BY p.display_name, p.id`;
