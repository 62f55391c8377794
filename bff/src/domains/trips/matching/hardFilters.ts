import type { ActivityLevel, ExclusionReason } from '@farwend/api-contract';
import type { AvailabilityFacts, PartnerCountryFacts, PartnerFacts, RequestFacts } from './matchingFacts.ts';
import { isRepeatableMatch } from '#src/domains/trips/tripMatches/matchState.ts';
import { findServedCountries } from './findServedCountries.ts';

/** Why a partner is excluded: the code, and a sentence for staff. */
export interface Exclusion {
  reasonCode: ExclusionReason;
  detail: string;
}

const blocked: readonly ActivityLevel[] = ['EXCLUDED', 'DO_NOT_MATCH', 'ON_HOLD'];
/** Limit of open matches for a company that is new in a country. */
const NEW_MAX_OPEN = 2;

/** The first hard rule that excludes this partner from this request, or null. `today`: yyyy-mm-dd. */
export function findExclusion(request: RequestFacts, partner: PartnerFacts, today: string): Exclusion | null {
  return findCompanyExclusion(request, partner, today) ?? findFirstExclusion(loadRules, request, partner, today);
}

/** The first exclusion by the rules that do not depend on the partner's current load. Null does not mean that the partner fits. */
export function findCompanyExclusion(request: RequestFacts, partner: PartnerFacts, today: string): Exclusion | null {
  return findFirstExclusion(companyRules, request, partner, today);
}

function findFirstExclusion(rules: typeof companyRules, request: RequestFacts, partner: PartnerFacts, today: string): Exclusion | null {
  for (const [reasonCode, rule] of rules) {
    const detail = rule(request, partner, today);
    if (detail !== null) return { reasonCode, detail };
  }
  return null;
}

type Rule = (request: RequestFacts, partner: PartnerFacts, today: string) => string | null;

const companyRules: readonly (readonly [ExclusionReason, Rule])[] = [
  ['PARTNER_NOT_ACTIVE', (_, { status }) => (status === 'ACTIVE' ? null : `Is ${status.toLowerCase()}, not active.`)],
  ['LEVEL_BLOCKED', levelRule],
  [
    'RESIDENCE_EXCLUDED',
    ({ residence }, { exclusions }) =>
      residence !== null && exclusions.includes(residence) ? `Cannot serve travelers who live in ${residence}.` : null,
  ],
  [
    'HIDDEN',
    ({ requestedPartnerId, mayAskOthers }, { id }) =>
      !mayAskOthers && requestedPartnerId !== null && requestedPartnerId !== id ? 'The traveler asked for another company alone.' : null,
  ],
  [
    'HIDDEN',
    ({ visibleToPartnerIds, hiddenFromPartnerIds }, { id }) =>
      hiddenFromPartnerIds.includes(id) || (visibleToPartnerIds !== null && !visibleToPartnerIds.includes(id))
        ? 'The request is hidden from this partner.'
        : null,
  ],
  [
    'ALREADY_TRIED',
    (_, { endedMatch }) =>
      endedMatch === null || isRepeatableMatch(endedMatch.status)
        ? null
        : `Its match with this request has ended: ${formatStatus(endedMatch.status)}.`,
  ],
  ['NO_COMPETE', noCompeteRule],
  [
    'INSURANCE_EXPIRED',
    (_, { insuranceExpiresOn }, today) =>
      insuranceExpiresOn !== null && insuranceExpiresOn < today ? `Its insurance expired on ${insuranceExpiresOn}.` : null,
  ],
  ['NO_AGENT', (_, { suggestedAgentId }) => (suggestedAgentId === null ? 'Has no agent who takes new matches now.' : null)],
];

const loadRules: typeof companyRules = [
  [
    'SCREENING_REQUIRED',
    (_, { openCriteria }) => (openCriteria.length === 0 ? null : `Wants an answer first to: ${openCriteria.join('; ')}`),
  ],
  ['UNAVAILABLE', availabilityRule],
  ['CAPACITY', capacityRule],
  ['BUDGET_TOO_LOW', budgetRule],
  [
    'NIGHTS_TOO_LOW',
    (request, partner) => {
      const strict = findMatchableCountries(request, partner).find(
        ({ minNights }) => minNights !== null && request.totalNights < minNights,
      );
      return strict ? `Takes at least ${strict.minNights} nights in ${strict.countryCode}; the request has ${request.totalNights}.` : null;
    },
  ],
];

/** The served countries in which the partner may be matched. */
export function findMatchableCountries(request: RequestFacts, partner: PartnerFacts): PartnerCountryFacts[] {
  return findServedCountries(request, partner).filter(({ activityLevel }) => !blocked.includes(activityLevel));
}

function levelRule(request: RequestFacts, partner: PartnerFacts): string | null {
  if (partner.countries.some(({ activityLevel }) => activityLevel === 'EXCLUDED')) return 'Is excluded from matching as a company.';
  const served = findServedCountries(request, partner);
  const open = findMatchableCountries(request, partner);
  const isShort = served.length === request.countryCodes.length ? open.length < served.length : open.length === 0;
  const first = served.find(({ activityLevel }) => blocked.includes(activityLevel));
  if (!isShort || !first) return null;
  return first.activityLevel === 'ON_HOLD'
    ? `Is on hold in ${first.countryCode} for now.`
    : `Is not to be matched in ${first.countryCode}.`;
}

function noCompeteRule({ openPartners }: RequestFacts, { noCompeteIds }: PartnerFacts): string | null {
  const rival = openPartners.find(({ id }) => noCompeteIds.includes(id));
  return rival ? `Does not compete with ${rival.displayName}, who is on this request.` : null;
}

function availabilityRule(request: RequestFacts, { availabilities }: PartnerFacts, today: string): string | null {
  const closed = availabilities.filter((period) => period.type === 'UNAVAILABLE' && appliesToRequest(period, request));
  const departure = closed.find((period) => coversDeparture(period, request));
  const now = closed.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn);
  const period = departure ?? now;
  if (!period) return null;
  const why = period.reason ? `: ${period.reason.replace(/\.$/, '')}` : '';
  return `Is not available from ${period.startsOn} to ${period.endsOn}${departure ? ', when the trip begins' : ''}${why}.`;
}

function capacityRule(request: RequestFacts, partner: PartnerFacts, today: string): string | null {
  const { openMatches, maxOpenMatches, availabilities, proposedLast7Days } = partner;
  if (openMatches >= maxOpenMatches) return `Has ${openMatches} open matches; its limit is ${maxOpenMatches}.`;
  for (const country of findMatchableCountries(request, partner)) {
    const limit = Math.min(country.maxOpenMatches ?? Infinity, country.activityLevel === 'NEW' ? NEW_MAX_OPEN : Infinity);
    if (limit === 0) return `Takes no new matches in ${country.countryCode} now.`;
    if (country.openMatches >= limit)
      return `Has ${country.openMatches} open matches in ${country.countryCode}; its limit there is ${limit}.`;
  }
  const limited = availabilities.find(
    (period) =>
      period.type === 'LIMITED' &&
      appliesToRequest(period, request) &&
      period.startsOn <= today &&
      today <= period.endsOn &&
      period.maxNewMatchesPerWeek !== null &&
      proposedLast7Days >= period.maxNewMatchesPerWeek,
  );
  return limited ? `Takes ${limited.maxNewMatchesPerWeek} new matches a week until ${limited.endsOn} and has them.` : null;
}

function budgetRule(request: RequestFacts, partner: PartnerFacts): string | null {
  const { ceilingPerPersonUSD: ceiling } = request;
  if (ceiling === 0) return null;
  const expensive = findMatchableCountries(request, partner).find(
    ({ minBudgetPerPersonUSD: minimum }) => minimum !== null && ceiling < minimum,
  );
  if (!expensive?.minBudgetPerPersonUSD) return null;
  return `Works from ${formatDollars(expensive.minBudgetPerPersonUSD)} per person in ${expensive.countryCode}; the request goes up to ${formatDollars(ceiling)}.`;
}

function appliesToRequest({ countryCode }: AvailabilityFacts, { countryCodes }: RequestFacts): boolean {
  return countryCode === null || countryCodes.includes(countryCode);
}

/** Whether a period covers the departure date, or with flexible dates its whole month. */
function coversDeparture({ startsOn, endsOn }: AvailabilityFacts, { departureDate, flexibleDeparture }: RequestFacts): boolean {
  if (departureDate === null) return false;
  if (!flexibleDeparture) return startsOn <= departureDate && departureDate <= endsOn;
  const month = departureDate.slice(0, 7);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  return startsOn <= `${month}-01` && last <= endsOn;
}

/** The status of a match or partner as a part of a sentence. */
export function formatStatus(status: string): string {
  return status.toLowerCase().replaceAll('_', ' ');
}

function formatDollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
