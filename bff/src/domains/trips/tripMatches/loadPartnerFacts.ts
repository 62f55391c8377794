import type { ActivityLevel } from '@farwend/api-contract';
import type { CallContext } from '#src/kernel/context.ts';
import type { PartnerFacts, PartnerHistory, RequestFacts } from '#src/domains/trips/matching/matchingFacts.ts';
import { type PartnerRow, selectPartners } from './loadPartnerFacts.sql.ts';

const noHistory: PartnerHistory = {
  winRate: null,
  responseHours: null,
  medianPerPersonNightUSD: null,
  rating: null,
  reviewCount: 0,
};

/** Placeholders for what `loadPartnerLoads` reads of partners that the company rules admit. */
const defaultLoad = {
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
  endedMatch: null,
  bookedBefore: false,
  history: noHistory,
} satisfies Partial<PartnerFacts>;

/** Partners that serve a country of the request, and counts of those that are not listed. */
interface LoadedPartners {
  partners: PartnerFacts[];
  /** The number of active partners that serve a country of the request, listed or not. */
  active: number;
  /** The number of unlisted partners that do not serve all required countries. */
  notServing: number;
}

/**
 * The partners that serve a country of the request, by name, with the facts that the company rules need. Partners without an available
 * agent are excluded anyway, so of them only these are loaded: as many as are explained, one that serves all countries (it decides on
 * lead partner mode), those with an open match on the request, and `namedPartnerId`.
 */
export async function loadPartnerFacts(
  request: RequestFacts,
  namedPartnerId: string | undefined,
  { db }: CallContext,
): Promise<LoadedPartners> {
  const rows = await db.run(selectPartners, {
    countryCodes: request.countryCodes,
    openPartnerIds: request.openPartners.map(({ id }) => id),
    namedPartnerId: namedPartnerId ?? null,
  });
  const partners = new Map<string, PartnerFacts>();
  for (const row of rows) {
    const partner = partners.get(row.id);
    const countries = [...(partner?.countries ?? []), buildCountryFacts(row)];
    partners.set(row.id, partner ? { ...partner, countries } : { ...buildCompanyFacts(row), countries });
  }
  return { partners: [...partners.values()], active: rows[0]?.active ?? 0, notServing: rows[0]?.not_serving ?? 0 };
}

function buildCompanyFacts(row: PartnerRow): Omit<PartnerFacts, 'countries'> {
  return {
    ...defaultLoad,
    id: row.id,
    displayName: row.display_name,
    status: row.status,
    exclusions: row.exclusions,
    noCompeteIds: row.no_compete_ids,
    insuranceExpiresOn: row.insurance_expires_on,
    suggestedAgentId: row.agent_ids?.[0] ?? null,
  };
}

function buildCountryFacts(row: PartnerRow): PartnerFacts['countries'][number] {
  return {
    countryCode: row.country_code,
    activityLevel: chooseActivityLevel(row.activity_level, row.company_level),
    minBudgetPerPersonUSD: row.min_budget_per_person_usd,
    minNights: row.min_nights,
    maxOpenMatches: row.country_max_open_matches,
    openMatches: 0,
    leadAgentId: row.lead_agent_id !== null && row.agent_ids?.includes(row.lead_agent_id) ? row.lead_agent_id : null,
  };
}

/** The level set for the country, else the one of the company; NEW is the default of both. A company's EXCLUDED holds in every country. */
function chooseActivityLevel(country: ActivityLevel, company: ActivityLevel | null): ActivityLevel {
  return company === 'EXCLUDED' || country === 'NEW' ? (company ?? country) : country;
}
