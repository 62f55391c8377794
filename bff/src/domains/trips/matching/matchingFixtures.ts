import type { PartnerCountryFacts, PartnerFacts, RequestFacts } from './matchingFacts.ts';

/** Today in the tests of matching. */
export const TODAY = '2026-11-21';

/** A request for ten nights in Kenya, for tests. */
export function request(facts: Partial<RequestFacts> = {}): RequestFacts {
  return {
    id: '0197a1c2-5b7e-7c3d-8f21-3a4b5c6d7e8f',
    countryCodes: ['KE'],
    tripTypes: ['SAFARI', 'BEACH'],
    totalNights: 10,
    departureDate: '2027-06-10',
    flexibleDeparture: false,
    budgetPerPersonUSD: 8_000,
    ceilingPerPersonUSD: 9_600,
    residence: 'US',
    timeZone: 'America/New_York',
    matchCountTarget: 2,
    usualMatchCount: 2,
    requestedPartnerId: null,
    mayAskOthers: true,
    visibleToPartnerIds: null,
    hiddenFromPartnerIds: [],
    openPartners: [],
    ...facts,
  };
}

/** The terms of the test partner in Kenya. */
export function country(facts: Partial<PartnerCountryFacts> = {}): PartnerCountryFacts {
  return {
    countryCode: 'KE',
    activityLevel: 'STANDARD',
    minBudgetPerPersonUSD: null,
    minNights: null,
    maxOpenMatches: null,
    openMatches: 0,
    leadAgentId: null,
    ...facts,
  };
}

/** A partner that fits the request, for tests. */
export function partner(facts: Partial<PartnerFacts> = {}): PartnerFacts {
  return {
    id: 'p1',
    displayName: 'Stellwyn Cape',
    status: 'ACTIVE',
    timeZone: 'Africa/Nairobi',
    languages: ['en'],
    exclusions: [],
    noCompeteIds: [],
    insuranceExpiresOn: null,
    maxOpenMatches: 10,
    openMatches: 2,
    proposedLast7Days: 0,
    proposedLast30Days: 1,
    lastProposedAt: new Date('2026-11-10T12:00:00Z'),
    tripTypes: ['SAFARI'],
    countries: [country()],
    availabilities: [],
    suggestedAgentId: 'a1',
    openCriteria: [],
    endedMatch: null,
    bookedBefore: false,
    history: { winRate: 0.4, responseHours: 6, medianPerPersonNightUSD: 800, rating: 96, reviewCount: 40 },
    ...facts,
  };
}
