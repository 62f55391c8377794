import { type Exclusion, findExclusion, findMatchableCountries } from './hardFilters.ts';
import type { CountryTypical, PartnerFacts, RequestFacts } from './matchingFacts.ts';
import { type Score, scorePartner } from './score.ts';
import { computeMedians, partitionPartners } from './suggestPartners.ts';

/** The result of matching for one partner that staff chose: its exclusion, its score and the agent to assign. */
export interface PartnerEvaluation {
  exclusion: Exclusion | null;
  score: Score | null;
  suggestedAgentId: string | null;
}

/** Evaluates one partner by the rules of the suggestions; all null if it serves none of the countries. */
export function evaluatePartner(
  { request, partners, typical }: { request: RequestFacts; partners: readonly PartnerFacts[]; typical: CountryTypical },
  partnerId: string,
  now: Date,
): PartnerEvaluation {
  const partner = partners.find(({ id }) => id === partnerId);
  if (!partner) return { exclusion: null, score: null, suggestedAgentId: null };
  const today = now.toISOString().slice(0, 10);
  const { fit } = partitionPartners(request, partners, today);
  return {
    exclusion: findExclusion(request, partner, today),
    score: scorePartner(request, partner, computeMedians(fit, typical), now),
    suggestedAgentId: findMatchableCountries(request, partner)[0]?.leadAgentId ?? partner.suggestedAgentId,
  };
}
