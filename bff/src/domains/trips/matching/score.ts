import type { ActivityLevel } from '@farwend/api-contract';
import { findMatchableCountries, formatStatus } from './hardFilters.ts';
import { type PartnerFacts, budgetPerNight, type RequestFacts } from './matchingFacts.ts';
import { sharesLanguage, timeZoneDistance } from './nearness.ts';

/** One component of a score. */
export interface ScorePart {
  code: string;
  label: string;
  points: number;
}
/** A score with the parts it is the sum of, and warnings for staff. */
export interface Score {
  score: number;
  reasons: ScorePart[];
  warnings: { code: string; label: string }[];
  activityLevel: ActivityLevel;
}

/** Medians of the partners, for those without history. */
export interface Medians {
  winRate: number;
  rating: number;
  responseHours: number;
  perPersonNightUSD: number | null;
}

/** Weight of the median rating, as a number of reviews, against a partner's own reviews. */
const RATING_PRIOR = 10;
const DAY_MS = 86_400_000;

/** The score of a partner that no hard rule excludes, 0 to 100. */
export function scorePartner(request: RequestFacts, partner: PartnerFacts, medians: Medians, now: Date): Score {
  const activityLevel = findMatchableCountries(request, partner)[0]?.activityLevel ?? 'STANDARD';
  const night = budgetPerNight(request);
  const warnings = [
    ...(request.budgetPerPersonUSD === 0 ? [{ code: 'BUDGET_UNKNOWN', label: 'The request names no budget.' }] : []),
    ...(activityLevel === 'LOW_END' && night >= 300
      ? [{ code: 'LOW_END', label: `Is for small budgets; the request has $${Math.round(night)} per person and night.` }]
      : []),
    ...(partner.insuranceExpiresOn !== null && Date.parse(partner.insuranceExpiresOn) - now.getTime() < 30 * DAY_MS
      ? [{ code: 'INSURANCE_EXPIRES', label: `Its insurance expires on ${partner.insuranceExpiresOn}.` }]
      : []),
    ...(partner.endedMatch
      ? [{ code: 'ALREADY_TRIED', label: `Had a match with this request before: ${formatStatus(partner.endedMatch.status)}.` }]
      : []),
    ...(activityLevel === 'LAST_RESORT' ? [{ code: 'LAST_RESORT', label: 'Is a last resort: there are too few others.' }] : []),
    ...(findMatchableCountries(request, partner).length < request.countryCodes.length
      ? [{ code: 'PART_OF_COUNTRIES', label: 'Serves only a part of the countries.' }]
      : []),
  ];
  const reasons = [
    scoreLevel(activityLevel, partner, night),
    scoreSpecialization(request, partner),
    scoreBudget(night, partner, medians),
    ...scoreQuality(partner, medians),
    buildPart('CAPACITY', 10 * Math.max(0, 1 - partner.openMatches / Math.max(1, partner.maxOpenMatches)), formatFreeSlots(partner)),
    scoreFairness(partner, now),
    scoreNearness(request, partner),
  ];
  return { score: roundToTenths(reasons.reduce((sum, { points }) => sum + points, 0)), reasons, warnings, activityLevel };
}

/** The points of an activity level. */
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

function scoreLevel(level: ActivityLevel, { bookedBefore }: PartnerFacts, night: number): ScorePart {
  const suffix = level === 'REPEAT' && bookedBefore ? ', and the traveler booked with it before' : '';
  return buildPart('ACTIVITY_LEVEL', levelPoints(level, night, bookedBefore), `${level.toLowerCase().replaceAll('_', ' ')}${suffix}`);
}

function scoreSpecialization({ tripTypes }: RequestFacts, partner: PartnerFacts): ScorePart {
  const shared = tripTypes.filter((type) => partner.tripTypes.includes(type));
  const names = shared.map((type) => type.toLowerCase().replaceAll('_', ' & '));
  return buildPart(
    'SPECIALIZATION',
    Math.min(16, shared.length * 4),
    names.length > 0 ? `Known for ${names.join(', ')}` : 'No trip type in common',
  );
}

/** A bell curve around the usual budget of the partner's travelers: half or twice as much gets about two fifths of the points. */
function scoreBudget(night: number, { history }: PartnerFacts, medians: Medians): ScorePart {
  const usual = history.medianPerPersonNightUSD ?? medians.perPersonNightUSD;
  if (night === 0 || !usual) return buildPart('BUDGET_FIT', 6, night === 0 ? 'Budget unknown' : 'No budgets to compare with');
  const distance = Math.log(night / usual);
  return buildPart(
    'BUDGET_FIT',
    12 * Math.exp(-(distance ** 2) / 0.5),
    `$${Math.round(night)} a night beside its usual $${Math.round(usual)}`,
  );
}

function scoreQuality({ history }: PartnerFacts, medians: Medians): ScorePart[] {
  const winRate = history.winRate ?? medians.winRate;
  const rating = (RATING_PRIOR * medians.rating + history.reviewCount * (history.rating ?? 0)) / (RATING_PRIOR + history.reviewCount);
  const hours = history.responseHours ?? medians.responseHours;
  const own = (value: unknown) => (value === null ? ' (median of the country)' : '');
  return [
    buildPart('WIN_RATE', 6 * clampShare(winRate), `${Math.round(winRate * 100)} % booked${own(history.winRate)}`),
    buildPart('RATING', 5 * clampShare(rating / 100), `${(rating / 20).toFixed(1)} stars from ${history.reviewCount} reviews`),
    buildPart('RESPONSE', 5 * clampShare(1 - hours / 24), `Answers in ${Math.round(hours)} hours${own(history.responseHours)}`),
  ];
}

function formatFreeSlots({ openMatches, maxOpenMatches }: PartnerFacts): string {
  return `${maxOpenMatches - openMatches} of ${maxOpenMatches} places free`;
}

function scoreFairness({ lastProposedAt }: PartnerFacts, now: Date): ScorePart {
  if (!lastProposedAt) return buildPart('FAIRNESS', 7, 'Never proposed to');
  const days = Math.max(0, (now.getTime() - lastProposedAt.getTime()) / DAY_MS);
  return buildPart('FAIRNESS', 7 * clampShare(days / 30), `Last proposed to ${Math.floor(days)} days ago`);
}

function scoreNearness({ residence, timeZone }: RequestFacts, partner: PartnerFacts): ScorePart {
  const speaks = sharesLanguage(residence, partner.languages);
  const hours = timeZone === null ? 6 : timeZoneDistance(timeZone, partner.timeZone);
  const label = `${speaks ? 'Speaks the traveler’s language' : 'No language in common that we know of'}${timeZone === null ? '' : `, ${hours} hours apart`}`;
  return buildPart('NEARNESS', (speaks ? 3 : 0) + 2 * clampShare(1 - hours / 12), label);
}

function buildPart(code: string, points: number, label: string): ScorePart {
  return { code, label, points: roundToTenths(points) };
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function roundToTenths(points: number): number {
  return Math.round(points * 10) / 10;
}
