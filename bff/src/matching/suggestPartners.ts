import type { ActivityLevel } from '@farwend/api-contract';
import { type Exclusion, exclusionOf, reachable } from './hardFilters.ts';
import type { CountryTypical, PartnerFacts, RequestFacts } from './matchingFacts.ts';
import { type Medians, type Score, scoreOf } from './score.ts';
import { isLeadPartnerMode, servesRequest } from './servedCountries.ts';

/** A partner that fits, with why. */
export interface Suggestion extends Omit<Score, 'activityLevel'> {
  partnerId: string;
  displayName: string;
  activityLevel: ActivityLevel;
  suggestedAgentId: string | null;
}
/** Who fits best, and who was left out and why. */
export interface Suggestions {
  items: Suggestion[];
  excluded: ({ partnerId: string; displayName: string } & Exclusion)[];
  /** Partners that do not serve the countries: only counted. */
  notServing: number;
  leadPartnerMode: boolean;
  /** How many partners the request is to have. */
  places: number;
}

/** The partners that pass the hard rules, those that do not, and those that do not serve the countries. */
export function sortOut(request: RequestFacts, partners: readonly PartnerFacts[], today: string) {
  const leadPartnerMode = isLeadPartnerMode(request, partners);
  const taken = new Set(request.openPartners.map(({ id }) => id));
  const others = partners.filter(({ id }) => !taken.has(id));
  const serving = others.filter((partner) => servesRequest(request, partner, leadPartnerMode));
  const judged = serving.map((partner) => ({ partner, exclusion: exclusionOf(request, partner, today) }));
  return {
    leadPartnerMode,
    notServing: others.length - serving.length,
    fit: judged.flatMap(({ partner, exclusion }) => (exclusion ? [] : [partner])),
    excluded: judged.flatMap(({ partner: { id, displayName }, exclusion }) =>
      exclusion ? [{ partnerId: id, displayName, ...exclusion }] : [],
    ),
  };
}

/** The best partners for a request in their order, at most `limit`, and why the others are none of them. */
export function suggestPartners(
  request: RequestFacts,
  partners: readonly PartnerFacts[],
  typical: CountryTypical,
  { limit, now }: { limit: number; now: Date },
): Suggestions {
  const { fit, excluded, notServing, leadPartnerMode } = sortOut(request, partners, now.toISOString().slice(0, 10));
  const medians = mediansOf(fit, typical);
  const scored = fit.map((partner) => ({ partner, score: scoreOf(request, partner, medians, now) })).sort(inOrder);
  const first = scored.filter(({ score }) => score.activityLevel !== 'LAST_RESORT');
  const isShort = first.length + request.openPartners.length < request.matchCountTarget;
  const chosen = isShort ? scored : first;
  const spared = isShort ? [] : scored.filter(({ score }) => score.activityLevel === 'LAST_RESORT');
  return {
    items: withExploration(chosen, limit, request.id).map(({ partner, score }) => ({
      ...score,
      partnerId: partner.id,
      displayName: partner.displayName,
      suggestedAgentId: reachable(request, partner)[0]?.leadAgentId ?? partner.suggestedAgentId,
    })),
    excluded: [
      ...excluded,
      ...spared.map(({ partner: { id, displayName } }) => ({
        partnerId: id,
        displayName,
        reasonCode: 'LEVEL_BLOCKED' as const,
        detail: 'Is a last resort, and there are enough others.',
      })),
    ],
    notServing,
    leadPartnerMode,
    places: placesOf(request, partners, fit),
  };
}

/**
 * How many partners a request is to have: one when a partner for travellers who come back fits it, or has it, and the traveller booked with
 * it before; more only when more than usual are asked for.
 */
function placesOf(request: RequestFacts, partners: readonly PartnerFacts[], fit: readonly PartnerFacts[]): number {
  const { matchCountTarget, usualMatchCount, openPartners } = request;
  if (matchCountTarget > usualMatchCount) return matchCountTarget;
  const having = partners.filter(({ id }) => openPartners.some((open) => open.id === id));
  const isForReturn = (partner: PartnerFacts) => partner.bookedBefore && reachable(request, partner)[0]?.activityLevel === 'REPEAT';
  return [...having, ...fit].some(isForReturn) ? Math.min(1, matchCountTarget) : matchCountTarget;
}

interface Scored {
  partner: PartnerFacts;
  score: Score;
}

/** Best score first; among equals who was proposed to least, then by id. */
function inOrder(a: Scored, b: Scored): number {
  return (
    b.score.score - a.score.score ||
    a.partner.proposedLast30Days - b.partner.proposedLast30Days ||
    (a.partner.id < b.partner.id ? -1 : a.partner.id > b.partner.id ? 1 : 0)
  );
}

/** One of ten places goes to a partner that is new, so that it can show what it can: the last place of a list, by the request's own number. */
function withExploration(scored: readonly Scored[], limit: number, requestId: string): Scored[] {
  const best = scored.slice(0, limit);
  const isTurn = Number.parseInt(requestId.slice(-4), 16) % 10 < limit;
  const newcomer = scored.slice(limit).find(({ score }) => score.activityLevel === 'NEW');
  if (!isTurn || !newcomer || limit < 2 || best.some(({ score }) => score.activityLevel === 'NEW')) return best;
  return [...best.slice(0, -1), newcomer];
}

/** Medians of the partners with history; usual values where nobody has any. */
export function mediansOf(partners: readonly PartnerFacts[], typical: CountryTypical): Medians {
  const of = (name: 'winRate' | 'responseHours' | 'rating' | 'medianPerPersonNightUSD') =>
    median(partners.flatMap(({ history }) => history[name] ?? []));
  return {
    winRate: of('winRate') ?? 0.3,
    rating: of('rating') ?? 90,
    responseHours: of('responseHours') ?? 12,
    perPersonNightUSD: typical.perPersonNightUSD ?? of('medianPerPersonNightUSD'),
  };
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] ?? null) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
