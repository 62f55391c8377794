import type { ActivityLevel } from '@farwend/api-contract';
import { reachable } from './hardFilters.ts';
import { type PartnerFacts, perNight, type RequestFacts } from './matchingFacts.ts';
import { sharesLanguage, timeZoneDistance } from './nearness.ts';

/** One part of a score. */
export interface ScorePart {
  code: string;
  label: string;
  points: number;
}
/** A score with its parts, whose points add up to it, and what people should look at. */
export interface Score {
  score: number;
  reasons: ScorePart[];
  warnings: { code: string; label: string }[];
  activityLevel: ActivityLevel;
}

/** What partners of a country usually are, for those without history. */
export interface Medians {
  winRate: number;
  rating: number;
  responseHours: number;
  perPersonNightUSD: number | null;
}

/** How many reviews the median counts for beside a partner's own. */
const RATING_PRIOR = 10;
const DAY = 86_400_000;

/** The score of a partner that no hard rule excludes, 0 to 100. */
export function scoreOf(request: RequestFacts, partner: PartnerFacts, medians: Medians, now: Date): Score {
  const activityLevel = reachable(request, partner)[0]?.activityLevel ?? 'STANDARD';
  const night = perNight(request);
  const warnings = [
    ...(request.budgetPerPersonUSD === 0 ? [{ code: 'BUDGET_UNKNOWN', label: 'The request names no budget.' }] : []),
    ...(activityLevel === 'LOW_END' && night >= 300
      ? [{ code: 'LOW_END', label: `Is for small budgets; the request has $${Math.round(night)} per person and night.` }]
      : []),
    ...(partner.insuranceExpiresOn !== null && Date.parse(partner.insuranceExpiresOn) - now.getTime() < 30 * DAY
      ? [{ code: 'INSURANCE_EXPIRES', label: `Its insurance expires on ${partner.insuranceExpiresOn}.` }]
      : []),
    ...(activityLevel === 'LAST_RESORT' ? [{ code: 'LAST_RESORT', label: 'Is a last resort: there are too few others.' }] : []),
    ...(reachable(request, partner).length < request.countryCodes.length
      ? [{ code: 'PART_OF_COUNTRIES', label: 'Serves only a part of the countries.' }]
      : []),
  ];
  const reasons = [
    levelPart(activityLevel, partner, night),
    specializationPart(request, partner),
    budgetPart(night, partner, medians),
    ...qualityParts(partner, medians),
    part('CAPACITY', 10 * Math.max(0, 1 - partner.openMatches / Math.max(1, partner.maxOpenMatches)), freeWords(partner)),
    fairnessPart(partner, now),
    nearnessPart(request, partner),
  ];
  return { score: tenths(reasons.reduce((sum, { points }) => sum + points, 0)), reasons, warnings, activityLevel };
}

/** The points of an activity level: 8.2 of the design. */
export function levelPoints(level: ActivityLevel, perPersonNightUSD: number, bookedBefore: boolean): number {
  switch (level) {
    case 'PRIORITY_MATCH':
      return 30;
    case 'VIP_HIGH_BUDGET':
      return perPersonNightUSD >= 1000 ? 32 : 8;
    case 'REPEAT':
      return bookedBefore ? 34 : 12;
    case 'SECOND_MATCH':
      return 24;
    case 'STANDARD':
      return 18;
    case 'NEW':
      return 16;
    case 'THIRD_OPTION':
      return 12;
    case 'LOW_END':
      return perPersonNightUSD > 0 && perPersonNightUSD < 300 ? 20 : 0;
    case 'LAST_RESORT':
      return 2;
    case 'ON_HOLD':
    case 'DO_NOT_MATCH':
    case 'EXCLUDED':
      return 0;
  }
}

function levelPart(level: ActivityLevel, { bookedBefore }: PartnerFacts, night: number): ScorePart {
  const told = level === 'REPEAT' && bookedBefore ? ', and the traveler booked with it before' : '';
  return part('ACTIVITY_LEVEL', levelPoints(level, night, bookedBefore), `${level.toLowerCase().replaceAll('_', ' ')}${told}`);
}

function specializationPart({ tripTypes }: RequestFacts, partner: PartnerFacts): ScorePart {
  const shared = tripTypes.filter((type) => partner.tripTypes.includes(type));
  const names = shared.map((type) => type.toLowerCase().replaceAll('_', ' & '));
  return part(
    'SPECIALIZATION',
    Math.min(16, shared.length * 4),
    names.length > 0 ? `Known for ${names.join(', ')}` : 'No trip type in common',
  );
}

/** A bell around what its travellers usually have: half as much or twice as much is worth about two fifths. */
function budgetPart(night: number, { history }: PartnerFacts, medians: Medians): ScorePart {
  const usual = history.medianPerPersonNightUSD ?? medians.perPersonNightUSD;
  if (night === 0 || !usual) return part('BUDGET_FIT', 6, night === 0 ? 'Budget not told' : 'No budgets to compare with');
  const distance = Math.log(night / usual);
  return part('BUDGET_FIT', 12 * Math.exp(-(distance ** 2) / 0.5), `$${Math.round(night)} a night beside its usual $${Math.round(usual)}`);
}

function qualityParts({ history }: PartnerFacts, medians: Medians): ScorePart[] {
  const winRate = history.winRate ?? medians.winRate;
  const rating = (RATING_PRIOR * medians.rating + history.reviewCount * (history.rating ?? 0)) / (RATING_PRIOR + history.reviewCount);
  const hours = history.responseHours ?? medians.responseHours;
  const own = (value: unknown) => (value === null ? ' (median of the country)' : '');
  return [
    part('WIN_RATE', 6 * clamp(winRate), `${Math.round(winRate * 100)} % booked${own(history.winRate)}`),
    part('RATING', 5 * clamp(rating / 100), `${(rating / 20).toFixed(1)} stars from ${history.reviewCount} reviews`),
    part('RESPONSE', 5 * clamp(1 - hours / 24), `Answers in ${Math.round(hours)} hours${own(history.responseHours)}`),
  ];
}

function freeWords({ openMatches, maxOpenMatches }: PartnerFacts): string {
  return `${maxOpenMatches - openMatches} of ${maxOpenMatches} places free`;
}

function fairnessPart({ lastProposedAt }: PartnerFacts, now: Date): ScorePart {
  if (!lastProposedAt) return part('FAIRNESS', 7, 'Never proposed to');
  const days = Math.max(0, (now.getTime() - lastProposedAt.getTime()) / DAY);
  return part('FAIRNESS', 7 * clamp(days / 30), `Last proposed to ${Math.floor(days)} days ago`);
}

function nearnessPart({ residence, timeZone }: RequestFacts, partner: PartnerFacts): ScorePart {
  const speaks = sharesLanguage(residence, partner.languages);
  const hours = timeZone === null ? 6 : timeZoneDistance(timeZone, partner.timeZone);
  const label = `${speaks ? 'Speaks the traveler’s language' : 'No language in common that we know of'}${timeZone === null ? '' : `, ${hours} hours apart`}`;
  return part('NEARNESS', (speaks ? 3 : 0) + 2 * clamp(1 - hours / 12), label);
}

function part(code: string, points: number, label: string): ScorePart {
  return { code, label, points: tenths(points) };
}
function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
function tenths(points: number): number {
  return Math.round(points * 10) / 10;
}
