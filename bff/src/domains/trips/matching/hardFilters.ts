import type { ActivityLevel, ExclusionReason } from '@farwend/api-contract';
import type { AvailabilityFacts, CountryFacts, PartnerFacts, RequestFacts } from './matchingFacts.ts';
import { servedCountries } from './servedCountries.ts';

/** Why a partner is left out: the code, and a sentence for people. */
export interface Exclusion {
  reasonCode: ExclusionReason;
  detail: string;
}

const blocked: readonly ActivityLevel[] = ['EXCLUDED', 'DO_NOT_MATCH', 'ON_HOLD'];
/** A company that is new in a country shows what it can with this many first. */
const NEW_MAX_OPEN = 2;

/** The first hard rule that keeps this partner from this request, or null. `today` is yyyy-mm-dd. */
export function exclusionOf(request: RequestFacts, partner: PartnerFacts, today: string): Exclusion | null {
  return companyExclusionOf(request, partner, today) ?? firstOf(workRules, request, partner, today);
}

/** The first of the rules that come first and ask nothing of what the partner does now; null does not say that it fits. */
export function companyExclusionOf(request: RequestFacts, partner: PartnerFacts, today: string): Exclusion | null {
  return firstOf(companyRules, request, partner, today);
}

function firstOf(rules: typeof companyRules, request: RequestFacts, partner: PartnerFacts, today: string): Exclusion | null {
  for (const [reasonCode, rule] of rules) {
    const detail = rule(request, partner, today);
    if (detail !== null) return { reasonCode, detail };
  }
  return null;
}

type Rule = (request: RequestFacts, partner: PartnerFacts, today: string) => string | null;

const companyRules: readonly (readonly [ExclusionReason, Rule])[] = [
  ['PARTNER_NOT_ACTIVE', (_, { status }) => (status === 'ACTIVE' ? null : `Is ${status.toLowerCase()}, not active.`)],
  ['LEVEL_BLOCKED', levelBlocked],
  [
    'RESIDENCE_EXCLUDED',
    ({ residence }, { exclusions }) =>
      residence !== null && exclusions.includes(residence) ? `Cannot serve travelers who live in ${residence}.` : null,
  ],
  [
    'HIDDEN',
    ({ visibleToPartnerIds, hiddenFromPartnerIds }, { id }) =>
      hiddenFromPartnerIds.includes(id) || (visibleToPartnerIds !== null && !visibleToPartnerIds.includes(id))
        ? 'The request is hidden from this partner.'
        : null,
  ],
  ['ALREADY_TRIED', (_, { triedStatus }) => (triedStatus === null ? null : `Was matched with this request before: ${words(triedStatus)}.`)],
  ['NO_COMPETE', competes],
  [
    'INSURANCE_EXPIRED',
    (_, { insuranceExpiresOn }, today) =>
      insuranceExpiresOn !== null && insuranceExpiresOn < today ? `Its insurance expired on ${insuranceExpiresOn}.` : null,
  ],
  ['NO_AGENT', (_, { suggestedAgentId }) => (suggestedAgentId === null ? 'Has no agent who takes new matches now.' : null)],
];

const workRules: typeof companyRules = [
  [
    'SCREENING_REQUIRED',
    (_, { openCriteria }) => (openCriteria.length === 0 ? null : `Wants an answer first to: ${openCriteria.join('; ')}`),
  ],
  ['UNAVAILABLE', unavailable],
  ['CAPACITY', full],
  ['BUDGET_TOO_LOW', budgetTooLow],
  [
    'NIGHTS_TOO_LOW',
    (request, partner) => {
      const strict = reachable(request, partner).find(({ minNights }) => minNights !== null && request.totalNights < minNights);
      return strict ? `Takes at least ${strict.minNights} nights in ${strict.countryCode}; the request has ${request.totalNights}.` : null;
    },
  ],
];

/** The served countries in which the partner may be matched at all. */
export function reachable(request: RequestFacts, partner: PartnerFacts): CountryFacts[] {
  return servedCountries(request, partner).filter(({ activityLevel }) => !blocked.includes(activityLevel));
}

function levelBlocked(request: RequestFacts, partner: PartnerFacts): string | null {
  if (partner.countries.some(({ activityLevel }) => activityLevel === 'EXCLUDED')) return 'Is excluded from matching as a company.';
  const served = servedCountries(request, partner);
  const open = reachable(request, partner);
  const isShort = served.length === request.countryCodes.length ? open.length < served.length : open.length === 0;
  const first = served.find(({ activityLevel }) => blocked.includes(activityLevel));
  if (!isShort || !first) return null;
  return first.activityLevel === 'ON_HOLD'
    ? `Is on hold in ${first.countryCode} for now.`
    : `Is not to be matched in ${first.countryCode}.`;
}

function competes({ openPartners }: RequestFacts, { noCompeteIds }: PartnerFacts): string | null {
  const rival = openPartners.find(({ id }) => noCompeteIds.includes(id));
  return rival ? `Does not compete with ${rival.displayName}, who is on this request.` : null;
}

function unavailable(request: RequestFacts, { availabilities }: PartnerFacts, today: string): string | null {
  const closed = availabilities.filter((one) => one.type === 'UNAVAILABLE' && concerns(one, request));
  const departure = closed.find((one) => covers(one, request));
  const now = closed.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn);
  const period = departure ?? now;
  if (!period) return null;
  const why = period.reason ? `: ${period.reason.replace(/\.$/, '')}` : '';
  return `Is not available from ${period.startsOn} to ${period.endsOn}${departure ? ', when the trip begins' : ''}${why}.`;
}

function full(request: RequestFacts, partner: PartnerFacts, today: string): string | null {
  const { openMatches, maxOpenMatches, availabilities, proposedLast7Days } = partner;
  if (openMatches >= maxOpenMatches) return `Has ${openMatches} open matches; its limit is ${maxOpenMatches}.`;
  for (const country of reachable(request, partner)) {
    const limit = Math.min(country.maxOpenMatches ?? Infinity, country.activityLevel === 'NEW' ? NEW_MAX_OPEN : Infinity);
    if (limit === 0) return `Takes no new matches in ${country.countryCode} now.`;
    if (country.openMatches >= limit)
      return `Has ${country.openMatches} open matches in ${country.countryCode}; its limit there is ${limit}.`;
  }
  const limited = availabilities.find(
    (one) =>
      one.type === 'LIMITED' &&
      concerns(one, request) &&
      one.startsOn <= today &&
      today <= one.endsOn &&
      one.maxNewMatchesPerWeek !== null &&
      proposedLast7Days >= one.maxNewMatchesPerWeek,
  );
  return limited ? `Takes ${limited.maxNewMatchesPerWeek} new matches a week until ${limited.endsOn} and has them.` : null;
}

function budgetTooLow(request: RequestFacts, partner: PartnerFacts): string | null {
  const { ceilingPerPersonUSD: ceiling } = request;
  if (ceiling === 0) return null;
  const dear = reachable(request, partner).find(({ minBudgetPerPersonUSD: least }) => least !== null && ceiling < least);
  if (!dear?.minBudgetPerPersonUSD) return null;
  return `Works from ${dollars(dear.minBudgetPerPersonUSD)} per person in ${dear.countryCode}; the request goes up to ${dollars(ceiling)}.`;
}

function concerns({ countryCode }: AvailabilityFacts, { countryCodes }: RequestFacts): boolean {
  return countryCode === null || countryCodes.includes(countryCode);
}

/** Whether a period holds the day of departure, or with flexible dates its whole month. */
function covers({ startsOn, endsOn }: AvailabilityFacts, { departureDate, flexibleDeparture }: RequestFacts): boolean {
  if (departureDate === null) return false;
  if (!flexibleDeparture) return startsOn <= departureDate && departureDate <= endsOn;
  const month = departureDate.slice(0, 7);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  return startsOn <= `${month}-01` && last <= endsOn;
}

function words(status: string): string {
  return status.toLowerCase().replaceAll('_', ' ');
}
function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
