import type { CallContext } from '#src/kernel/context.ts';
import type { PartnerFacts, RequestFacts } from '#src/domains/trips/matching/matchingFacts.ts';
import { selectPartnerLoads, type LoadRow } from './loadPartnerLoads.sql.ts';

/** The partners, by id, with their current load, availabilities, open criteria, trip types and earlier trips with these travelers. */
export async function loadPartnerLoads(
  partners: readonly PartnerFacts[],
  request: RequestFacts,
  travelerIds: readonly string[],
  { db }: CallContext,
): Promise<Map<string, PartnerFacts>> {
  if (partners.length === 0) return new Map();
  const ids = partners.map(({ id }) => id);
  const rows = await db.run(selectPartnerLoads, { countryCodes: request.countryCodes, requestId: request.id, travelerIds, ids });
  const loads = new Map(rows.map((row) => [row.id, row]));
  return new Map(partners.map((partner) => [partner.id, addLoad(partner, loads.get(partner.id))]));
}

function addLoad(partner: PartnerFacts, row: LoadRow | undefined): PartnerFacts {
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
