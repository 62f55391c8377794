import { endedTripMatchStatuses, partySize, type TripMatchStatus } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { CountryTypical, PartnerFacts, RequestFacts } from '#src/matching/matchingFacts.ts';
import { companyExclusionOf } from '#src/matching/hardFilters.ts';
import { sortOut } from '#src/matching/suggestPartners.ts';
import { loadPartnerHistories } from './loadPartnerHistories.ts';
import { loadPartnerFacts } from './loadPartnerFacts.ts';
import { loadPartnerLoads } from './loadPartnerLoads.ts';

/** Everything matching looks at for one request. */
export interface MatchingFacts {
  request: RequestFacts;
  /** Partners that serve a country of the request; of those without an agent for it only as many as are explained. */
  partners: PartnerFacts[];
  typical: CountryTypical;
  /** Active partners that serve none of the countries, and those not listed that do not serve all they must. */
  elsewhere: number;
}

/**
 * Reads it with a fixed number of queries, however many partners there are: what they do now only of partners that no rule about the
 * company excludes, of those on the request and of the one that is `wanted`, the history only of partners that no hard rule excludes.
 */
export async function loadMatchingFacts(
  row: TripRequestRow,
  countryCodes: readonly string[],
  context: CallContext,
  now: Date,
  wanted?: string,
): Promise<MatchingFacts> {
  const matches = await matchesOf(row.id, context);
  const primary = row.travelers.find(({ isPrimary }) => isPrimary) ?? row.travelers[0];
  const {
    typical,
    active,
    time_zone: timeZone,
    usual_match_count: usualMatchCount,
  } = await countryFacts(countryCodes, row, primary?.travelerId ?? null, context);
  const known = { residence: primary?.countryOfResidence ?? null, timeZone, usualMatchCount };
  const request = { ...requestFacts(row, countryCodes, matches), ...known };
  const { partners, ...counted } = await loadPartnerFacts(request, wanted, context);
  const tried = new Map(matches.filter(isEnded).map(({ partner_id: id, status }) => [id, status]));
  const companies = partners.map((partner) => withMore(partner, triedStatusOf(tried.get(partner.id))));
  const today = now.toISOString().slice(0, 10);
  const named = new Set([wanted, ...request.openPartners.map(({ id }) => id)]);
  const looked = companies.filter((partner) => named.has(partner.id) || companyExclusionOf(request, partner, today) === null);
  const loads = await loadPartnerLoads(looked, request, row.travelerIds, context);
  const all = companies.map((partner) => loads.get(partner.id) ?? partner);
  const { fit } = sortOut(request, all, today);
  const histories = await loadPartnerHistories(
    fit.map(({ id }) => id),
    context,
  );
  return {
    request,
    partners: all.map((partner) => withMore(partner, histories.get(partner.id))),
    typical: { perPersonNightUSD: typical },
    elsewhere: active - counted.active + counted.notServing,
  };
}

/** Most have nothing more to be told of, and there are thousands. */
function withMore(partner: PartnerFacts, more: Partial<PartnerFacts> | undefined): PartnerFacts {
  return more ? { ...partner, ...more } : partner;
}

function triedStatusOf(status: TripMatchStatus | undefined): Partial<PartnerFacts> | undefined {
  return status && { triedStatus: status };
}

function requestFacts(
  row: TripRequestRow,
  countryCodes: readonly string[],
  matches: readonly MatchOfRequest[],
): Omit<RequestFacts, 'residence' | 'timeZone' | 'usualMatchCount'> {
  const people = partySize(row.numberOfAdults, row.numberOfChildren);
  return {
    id: row.id,
    countryCodes,
    tripTypes: row.tripType,
    totalNights: row.totalNights,
    departureDate: row.departureDate,
    flexibleDeparture: row.flexibleDepartureDate,
    budgetPerPersonUSD: row.budgetPerPersonUSD,
    ceilingPerPersonUSD: people > 0 ? Math.round(row.budgetCeilingUSD / people) : 0,
    matchCountTarget: row.matchCountTarget,
    visibleToPartnerIds: row.visibilities.visibleToPartnerIds ?? null,
    hiddenFromPartnerIds: row.visibilities.hiddenFromPartnerIds ?? [],
    openPartners: matches.filter((match) => !isEnded(match)).map(({ partner_id: id, display_name: displayName }) => ({ id, displayName })),
  };
}

interface MatchOfRequest {
  partner_id: string;
  display_name: string;
  status: TripMatchStatus;
}

function isEnded({ status }: MatchOfRequest): boolean {
  return endedTripMatchStatuses.some((one) => one === status);
}

function matchesOf(requestId: string, { sequelize, transaction }: CallContext): Promise<MatchOfRequest[]> {
  return preparedQuery<MatchOfRequest>(
    sequelize,
    'matching.matchesOfRequest',
    'SELECT m.partner_id, p.display_name, m.status FROM trip_matches m JOIN partners p ON p.id = m.partner_id WHERE m.trip_request_id = $1',
    [requestId],
    transaction,
  );
}

async function countryFacts(
  codes: readonly string[],
  request: TripRequestRow,
  travelerId: string | null,
  { sequelize, transaction }: CallContext,
) {
  const [found] = await preparedQuery<{ typical: number | null; active: number; time_zone: string | null; usual_match_count: number }>(
    sequelize,
    'matching.countries',
    `SELECT (SELECT avg((typical_night_low_usd + typical_night_high_usd) / 2.0)::float8 FROM country_settings WHERE country_code = ANY ($1)) AS typical,
       (SELECT count(*)::int FROM partners WHERE status = 'ACTIVE') AS active,
       (SELECT time_zone FROM travelers WHERE id = $2) AS time_zone,
       (SELECT greatest(1, least(3, min(match_count))) FROM country_settings WHERE country_code = ANY ($3)) AS usual_match_count`,
    [codes, travelerId, request.countryCodes],
    transaction,
  );
  return found ?? { typical: null, active: 0, time_zone: null, usual_match_count: 3 };
}
