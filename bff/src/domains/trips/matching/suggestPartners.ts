import type { ActivityLevel } from '@farwend/api-contract';
import { type Exclusion, findExclusion, findMatchableCountries } from './hardFilters.ts';
import type { CountryTypical, PartnerFacts, RequestFacts } from './matchingFacts.ts';
import { type Medians, type Score, scorePartner } from './score.ts';
import { isLeadPartnerMode, servesRequest } from './findServedCountries.ts';

/** A partner that fits, with its score. */
export interface Suggestion extends Omit<Score, 'activityLevel'> {
  partnerId: string;
  displayName: string;
  activityLevel: ActivityLevel;
  suggestedAgentId: string | null;
  /** Its match with this request that has ended and may begin anew; null: it was not tried. */
  endedMatchId: string | null;
}
/** The partners that fit best, and the excluded ones with the reason. */
export interface Suggestions {
  items: Suggestion[];
  excluded: ({ partnerId: string; displayName: string } & Exclusion)[];
  /** The number of partners that do not serve the countries. */
  notServing: number;
  leadPartnerMode: boolean;
  /** How many partners the request should have. */
  places: number;
}

/** Splits the partners by the hard rules, and counts those that do not serve the countries. */
export function partitionPartners(request: RequestFacts, partners: readonly PartnerFacts[], today: string) {
  const leadPartnerMode = isLeadPartnerMode(request, partners);
  const openIds = new Set(request.openPartners.map(({ id }) => id));
  const others = partners.filter(({ id }) => !openIds.has(id));
  const serving = others.filter((partner) => servesRequest(request, partner, leadPartnerMode));
  const evaluated = serving.map((partner) => ({ partner, exclusion: findExclusion(request, partner, today) }));
  return {
    leadPartnerMode,
    notServing: others.length - serving.length,
    fit: evaluated.flatMap(({ partner, exclusion }) => (exclusion ? [] : [partner])),
    excluded: evaluated.flatMap(({ partner: { id, displayName }, exclusion }) =>
      exclusion ? [{ partnerId: id, displayName, ...exclusion }] : [],
    ),
  };
}

/** The best partners for a request in order, at most `limit`, and why the others are excluded. */
export function suggestPartners(
  request: RequestFacts,
  partners: readonly PartnerFacts[],
  typical: CountryTypical,
  { limit, now }: { limit: number; now: Date },
): Suggestions {
  const { fit, excluded, notServing, leadPartnerMode } = partitionPartners(request, partners, now.toISOString().slice(0, 10));
  const medians = computeMedians(fit, typical);
  const scored = fit
    .map((partner) => ({ partner, score: scorePartner(request, partner, medians, now) }))
    .sort((a, b) => compareScored(a, b, request.requestedPartnerId));
  const first = scored.filter(({ score }) => score.activityLevel !== 'LAST_RESORT');
  const isShort = first.filter(({ partner }) => !partner.endedMatch).length + request.openPartners.length < request.matchCountTarget;
  const chosen = isShort ? scored : first;
  const lastResorts = isShort ? [] : scored.filter(({ score }) => score.activityLevel === 'LAST_RESORT');
  return {
    items: reserveSlotForNewcomer(chosen, limit, request.id).map(({ partner, score }) => ({
      ...score,
      partnerId: partner.id,
      displayName: partner.displayName,
      suggestedAgentId: findMatchableCountries(request, partner)[0]?.leadAgentId ?? partner.suggestedAgentId,
      endedMatchId: partner.endedMatch?.id ?? null,
    })),
    excluded: [
      ...excluded,
      ...lastResorts.map(({ partner: { id, displayName } }) => ({
        partnerId: id,
        displayName,
        reasonCode: 'LEVEL_BLOCKED' as const,
        detail: 'Is a last resort, and there are enough others.',
      })),
    ],
    notServing,
    leadPartnerMode,
    places: countSlots(
      request,
      partners,
      fit.filter(({ endedMatch }) => !endedMatch),
    ),
  };
}

/**
 * How many partners the request should have: one if the traveler wants nobody but the requested one, or if a partner for repeat travelers
 * fits or has the request and they booked with it before, otherwise its target. A target above the default always counts.
 */
function countSlots(request: RequestFacts, partners: readonly PartnerFacts[], fit: readonly PartnerFacts[]): number {
  const { matchCountTarget, usualMatchCount, openPartners } = request;
  if (!request.mayAskOthers && request.requestedPartnerId !== null) return Math.min(1, matchCountTarget);
  if (matchCountTarget > usualMatchCount) return matchCountTarget;
  const current = partners.filter(({ id }) => openPartners.some((open) => open.id === id));
  const isForRepeat = (partner: PartnerFacts) =>
    partner.bookedBefore && findMatchableCountries(request, partner)[0]?.activityLevel === 'REPEAT';
  return [...current, ...fit].some(isForRepeat) ? Math.min(1, matchCountTarget) : matchCountTarget;
}

interface Scored {
  partner: PartnerFacts;
  score: Score;
}

/** Those that were tried last, the requested partner first, then best score, then fewest recent proposals, then id. */
function compareScored(a: Scored, b: Scored, requestedId: string | null): number {
  return (
    Number(a.partner.endedMatch !== null) - Number(b.partner.endedMatch !== null) ||
    Number(b.partner.id === requestedId) - Number(a.partner.id === requestedId) ||
    b.score.score - a.score.score ||
    a.partner.proposedLast30Days - b.partner.proposedLast30Days ||
    (a.partner.id < b.partner.id ? -1 : a.partner.id > b.partner.id ? 1 : 0)
  );
}

/** Gives one in ten suggestions to a new partner, so that it gains a history: the last of a list, on requests chosen by their id. */
function reserveSlotForNewcomer(scored: readonly Scored[], limit: number, requestId: string): Scored[] {
  const best = scored.slice(0, limit);
  const isChosen = Number.parseInt(requestId.slice(-4), 16) % 10 < limit;
  const newcomer = scored.slice(limit).find(({ score }) => score.activityLevel === 'NEW');
  if (!isChosen || !newcomer || limit < 2 || best.some(({ score }) => score.activityLevel === 'NEW')) return best;
  return [...best.slice(0, -1), newcomer];
}

/** Medians of the partners with history; defaults if none has any. */
export function computeMedians(partners: readonly PartnerFacts[], typical: CountryTypical): Medians {
  const medianOf = (name: 'winRate' | 'responseHours' | 'rating' | 'medianPerPersonNightUSD') =>
    median(partners.flatMap(({ history }) => history[name] ?? []));
  return {
    winRate: medianOf('winRate') ?? 0.3,
    rating: medianOf('rating') ?? 90,
    responseHours: medianOf('responseHours') ?? 12,
    perPersonNightUSD: typical.perPersonNightUSD ?? medianOf('medianPerPersonNightUSD'),
  };
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] ?? null) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
