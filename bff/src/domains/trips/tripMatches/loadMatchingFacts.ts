import { budgetPerPerson, partySize } from '@farwend/api-contract';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { CountryTypical, PartnerFacts, RequestFacts } from '#src/domains/trips/matching/matchingFacts.ts';
import { findCompanyExclusion } from '#src/domains/trips/matching/hardFilters.ts';
import { partitionPartners } from '#src/domains/trips/matching/suggestPartners.ts';
import { isEndedMatch } from './matchState.ts';
import { loadPartnerHistories } from './loadPartnerHistories.ts';
import { loadPartnerFacts } from './loadPartnerFacts.ts';
import { loadPartnerLoads } from './loadPartnerLoads.ts';
import { selectRequestMatches, selectCountryFacts, type RequestMatchRow } from './loadMatchingFacts.sql.ts';

/** Everything that matching considers for one request. */
export interface MatchingFacts {
  request: RequestFacts;
  /** Partners that serve a country of the request; of those without an available agent only as many as are explained. */
  partners: PartnerFacts[];
  typical: CountryTypical;
  /** The number of active partners that serve none of the countries, or too few and are not listed. */
  elsewhere: number;
}

/**
 * Loads the facts with a fixed number of queries, whatever the number of partners. The current load is read only of partners that no
 * company rule excludes, of those on the request and of `extraPartnerId`; the history only of partners that no hard rule excludes.
 */
export async function loadMatchingFacts(
  row: TripRequestRow,
  countryCodes: readonly string[],
  context: CallContext,
  now: Date,
  extraPartnerId?: string,
): Promise<MatchingFacts> {
  const matches = await loadRequestMatches(row.id, context);
  const primary = row.travelers.find(({ isPrimary }) => isPrimary) ?? row.travelers[0];
  const {
    typical,
    active,
    time_zone: timeZone,
    usual_match_count: usualMatchCount,
    requested_partner_id: requestedPartnerId,
  } = await loadCountryFacts(countryCodes, row, primary?.travelerId ?? null, context);
  const traveler = { residence: primary?.countryOfResidence ?? null, timeZone, usualMatchCount, requestedPartnerId };
  const request = { ...buildRequestFacts(row, countryCodes, matches), ...traveler };
  const { partners, ...counts } = await loadPartnerFacts(request, extraPartnerId, context);
  const ended = new Map(
    matches
      .filter(({ status }) => isEndedMatch(status))
      .map(({ id, partner_id: partnerId, status }) => [partnerId, { endedMatch: { id, status } }]),
  );
  const companies = partners.map((partner) => mergeFacts(partner, ended.get(partner.id)));
  const today = now.toISOString().slice(0, 10);
  const alwaysLoaded = new Set([extraPartnerId, ...request.openPartners.map(({ id }) => id)]);
  const candidates = companies.filter((partner) => alwaysLoaded.has(partner.id) || findCompanyExclusion(request, partner, today) === null);
  const loads = await loadPartnerLoads(candidates, request, row.travelerIds, context);
  const all = companies.map((partner) => loads.get(partner.id) ?? partner);
  const { fit } = partitionPartners(request, all, today);
  const histories = await loadPartnerHistories(
    fit.map(({ id }) => id),
    context,
  );
  return {
    request,
    partners: all.map((partner) => mergeFacts(partner, histories.get(partner.id))),
    typical: { perPersonNightUSD: typical },
    elsewhere: active - counts.active + counts.notServing,
  };
}

/** Most of the thousands of partners have no further facts: they are not copied. */
function mergeFacts(partner: PartnerFacts, added: Partial<PartnerFacts> | undefined): PartnerFacts {
  return added ? { ...partner, ...added } : partner;
}

function buildRequestFacts(
  row: TripRequestRow,
  countryCodes: readonly string[],
  matches: readonly RequestMatchRow[],
): Omit<RequestFacts, 'residence' | 'timeZone' | 'usualMatchCount' | 'requestedPartnerId'> {
  const people = partySize(row.numberOfAdults, row.numberOfChildren);
  return {
    id: row.id,
    countryCodes,
    tripTypes: row.tripType,
    totalNights: row.totalNights,
    departureDate: row.departureDate,
    flexibleDeparture: row.flexibleDepartureDate,
    budgetPerPersonUSD: budgetPerPerson(row),
    ceilingPerPersonUSD: people > 0 ? Math.round(row.budgetCeilingUSD / people) : 0,
    matchCountTarget: row.matchCountTarget,
    mayAskOthers: row.mayAskOthers,
    visibleToPartnerIds: row.visibilities.visibleToPartnerIds ?? null,
    hiddenFromPartnerIds: row.visibilities.hiddenFromPartnerIds ?? [],
    openPartners: matches
      .filter(({ status }) => !isEndedMatch(status))
      .map(({ partner_id: id, display_name: displayName }) => ({ id, displayName })),
  };
}

function loadRequestMatches(requestId: string, { db }: CallContext): Promise<RequestMatchRow[]> {
  return db.run(selectRequestMatches, { requestId });
}

async function loadCountryFacts(codes: readonly string[], request: TripRequestRow, travelerId: string | null, { db }: CallContext) {
  const row = await db.first(selectCountryFacts, {
    codes,
    travelerId,
    countryCodes: request.countryCodes,
    companyId: request.requestedCompanyId,
  });
  return row ?? { typical: null, active: 0, time_zone: null, usual_match_count: 3, requested_partner_id: null };
}
