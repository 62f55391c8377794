import { daysAhead, isImpossiblePhone, isThrowAway, linksIn, meanOf, type TripFacts } from './tripFacts.ts';

/** Parts of a lead score; `risk` is taken off. */
export interface LeadParts {
  /** Of 25. */
  completeness: number;
  /** Of 25. */
  verification: number;
  /** Of 25. */
  budgetFit: number;
  /** Of 15. */
  intent: number;
  /** Of 10. */
  history: number;
  /** Up to 40. */
  risk: number;
}

/** A lead score of 0 to 100 with its grade, its parts, and why, in sentences. */
export interface LeadScore {
  value: number;
  grade: 'A' | 'B' | 'C';
  parts: LeadParts;
  reasons: string[];
}

/** Score from which a request without risk flags goes on to screening by itself. */
export const GOES_ON_FROM = 40;

/** How good a lead a trip request is. */
export function leadScore(facts: TripFacts): LeadScore {
  const parts: LeadParts = {
    completeness: completeness(facts),
    verification: (facts.emailVerified ? 8 : 0) + (facts.phoneVerified ? 9 : 0) + (facts.ssoLinked ? 8 : 0),
    budgetFit: budgetFit(facts),
    intent: intent(facts),
    history: facts.earlierTrips > 0 ? 10 : 0,
    risk: risks(facts).length * 10,
  };
  const sum = parts.completeness + parts.verification + parts.budgetFit + parts.intent + parts.history - parts.risk;
  const value = Math.min(100, Math.max(0, sum));
  const grade = gradeOf(value);
  return { value, grade, parts, reasons: reasonsOf(parts, grade, facts) };
}

/** 70 and more is A, 40 and more B; at C care looks first. */
export function gradeOf(value: number): LeadScore['grade'] {
  if (value >= 70) return 'A';
  return value >= GOES_ON_FROM ? 'B' : 'C';
}

function completeness(facts: TripFacts): number {
  const filled = [
    facts.destinationNames.length > 0,
    facts.departureDate !== null,
    facts.totalNights > 0,
    facts.numberOfAdults !== '',
    facts.adultAgeGroups.length > 0,
    facts.tripType.length > 0,
    facts.tripDescription.trim().length >= 20,
    facts.budgetPerPersonUSD > 0,
    facts.budgetFlexibility !== null,
    (facts.phone?.number ?? '') !== '',
  ];
  return Math.round((25 * filled.filter(Boolean).length) / filled.length);
}

/** 0 below the least of the countries, 10 at it, 18 where typical nights begin, 25 where they end; in between in proportion. */
function budgetFit(facts: TripFacts): number {
  if (facts.budgetPerPersonUSD === 0) return 5;
  const perNight = facts.budgetPerPersonUSD / Math.max(1, facts.totalNights);
  const low = meanOf(facts, 'typicalNightLowUSD');
  const least = meanOf(facts, 'minBudgetPerPersonNightUSD') ?? low;
  if (least === null) return 12;
  const steps: [number, number][] = [
    [least * 0.8, 0],
    [least, 10],
    [Math.max(least * 1.01, low ?? least * 1.25), 18],
  ];
  const [, , [typical] = [least, 0]] = steps;
  steps.push([Math.max(typical * 1.01, meanOf(facts, 'typicalNightHighUSD') ?? typical * 2), 25]);
  return Math.round(interpolate(perNight, steps));
}

function interpolate(value: number, steps: readonly [at: number, points: number][]): number {
  const next = steps.findIndex(([at]) => value < at);
  if (next === 0) return 0;
  const [before, after] = [steps.at(next - 1), next === -1 ? undefined : steps[next]];
  if (!before) return 0;
  if (!after) return steps.at(-1)?.[1] ?? 0;
  return before[1] + ((value - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}

function intent(facts: TripFacts): number {
  const ahead = daysAhead(facts);
  const isInTime = ahead !== null && ahead >= 60 && ahead <= 365;
  return (isInTime ? 6 : 0) + (facts.basedOnItinerary ? 4 : 0) + (facts.tripDescription.trim().length >= 120 ? 5 : 0);
}

function risks(facts: TripFacts): string[] {
  return [
    ...(isThrowAway(facts) ? ['throw-away address'] : []),
    ...(facts.riskFlags.includes('noCaptcha') ? ['no solved challenge'] : []),
    ...(linksIn(facts) > 0 ? ['links in the text'] : []),
    ...(isImpossiblePhone(facts) ? ['impossible phone number'] : []),
  ];
}

function reasonsOf(parts: LeadParts, grade: LeadScore['grade'], facts: TripFacts): string[] {
  return [
    `Grade ${grade}`,
    `Completeness ${parts.completeness} of 25`,
    `Verification ${parts.verification} of 25`,
    `Budget fit ${parts.budgetFit} of 25`,
    `Intent ${parts.intent} of 15`,
    `History ${parts.history} of 10`,
    ...(parts.risk > 0 ? [`Risk −${parts.risk}: ${risks(facts).join(', ')}`] : []),
  ];
}
