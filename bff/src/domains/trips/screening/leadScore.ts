import { daysUntilDeparture, isImpossiblePhone, isDisposableEmail, countLinks, meanOfCountries, type TripFacts } from './tripFacts.ts';

/** Parts of a lead score; `risk` is subtracted. */
export interface LeadScoreParts {
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

/** A lead score of 0 to 100 with its grade, its parts, and its reasons in words. */
export interface LeadScore {
  value: number;
  grade: 'A' | 'B' | 'C';
  parts: LeadScoreParts;
  reasons: string[];
}

/** Lowest score at which a request without risk flags moves to screening automatically. */
export const MIN_SCREENING_SCORE = 40;

/** Scores how likely a trip request leads to a booking. */
export function computeLeadScore(facts: TripFacts): LeadScore {
  const parts: LeadScoreParts = {
    completeness: scoreCompleteness(facts),
    verification: (facts.emailVerified ? 8 : 0) + (facts.phoneVerified ? 9 : 0) + (facts.ssoLinked ? 8 : 0),
    budgetFit: scoreBudgetFit(facts),
    intent: scoreIntent(facts),
    history: facts.earlierTrips > 0 ? 10 : 0,
    risk: findRisks(facts).length * 10,
  };
  const sum = parts.completeness + parts.verification + parts.budgetFit + parts.intent + parts.history - parts.risk;
  const value = Math.min(100, Math.max(0, sum));
  const grade = gradeOf(value);
  return { value, grade, parts, reasons: listReasons(parts, grade, facts) };
}

/** A from 70, B from 40, otherwise C. */
export function gradeOf(value: number): LeadScore['grade'] {
  if (value >= 70) return 'A';
  return value >= MIN_SCREENING_SCORE ? 'B' : 'C';
}

function scoreCompleteness(facts: TripFacts): number {
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

/** Interpolates: 0 below the minimum budget of the countries, 10 at the minimum, 18 at the lower and 25 at the upper typical price. */
function scoreBudgetFit(facts: TripFacts): number {
  if (facts.budgetPerPersonUSD === 0) return 5;
  const perNight = facts.budgetPerPersonUSD / Math.max(1, facts.totalNights);
  const low = meanOfCountries(facts, 'typicalNightLowUSD');
  const minimum = meanOfCountries(facts, 'minBudgetPerPersonNightUSD') ?? low;
  if (minimum === null) return 12;
  const steps: [number, number][] = [
    [minimum * 0.8, 0],
    [minimum, 10],
    [Math.max(minimum * 1.01, low ?? minimum * 1.25), 18],
  ];
  const [, , [typical] = [minimum, 0]] = steps;
  steps.push([Math.max(typical * 1.01, meanOfCountries(facts, 'typicalNightHighUSD') ?? typical * 2), 25]);
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

function scoreIntent(facts: TripFacts): number {
  const ahead = daysUntilDeparture(facts);
  const isInTime = ahead !== null && ahead >= 60 && ahead <= 365;
  return (isInTime ? 6 : 0) + (facts.basedOnItinerary ? 4 : 0) + (facts.tripDescription.trim().length >= 120 ? 5 : 0);
}

function findRisks(facts: TripFacts): string[] {
  return [
    ...(isDisposableEmail(facts) ? ['disposable email address'] : []),
    ...(facts.riskFlags.includes('noCaptcha') ? ['no solved challenge'] : []),
    ...(countLinks(facts) > 0 ? ['links in the text'] : []),
    ...(isImpossiblePhone(facts) ? ['impossible phone number'] : []),
  ];
}

function listReasons(parts: LeadScoreParts, grade: LeadScore['grade'], facts: TripFacts): string[] {
  return [
    `Grade ${grade}`,
    `Completeness ${parts.completeness} of 25`,
    `Verification ${parts.verification} of 25`,
    `Budget fit ${parts.budgetFit} of 25`,
    `Intent ${parts.intent} of 15`,
    `History ${parts.history} of 10`,
    ...(parts.risk > 0 ? [`Risk −${parts.risk}: ${findRisks(facts).join(', ')}`] : []),
  ];
}
