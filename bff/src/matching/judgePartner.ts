import { type Exclusion, exclusionOf, reachable } from './hardFilters.ts';
import type { CountryTypical, PartnerFacts, RequestFacts } from './matchingFacts.ts';
import { type Score, scoreOf } from './score.ts';
import { mediansOf, sortOut } from './suggestPartners.ts';

/** What matching says of one partner that a person chose: what speaks against it, its score, and who should take it. */
export interface Judgement {
  exclusion: Exclusion | null;
  score: Score | null;
  suggestedAgentId: string | null;
}

/** Judges one partner by the same rules as the suggestions; all null for one that serves none of the countries. */
export function judgePartner(
  { request, partners, typical }: { request: RequestFacts; partners: readonly PartnerFacts[]; typical: CountryTypical },
  partnerId: string,
  now: Date,
): Judgement {
  const partner = partners.find(({ id }) => id === partnerId);
  if (!partner) return { exclusion: null, score: null, suggestedAgentId: null };
  const today = now.toISOString().slice(0, 10);
  const { fit } = sortOut(request, partners, today);
  return {
    exclusion: exclusionOf(request, partner, today),
    score: scoreOf(request, partner, mediansOf(fit, typical), now),
    suggestedAgentId: reachable(request, partner)[0]?.leadAgentId ?? partner.suggestedAgentId,
  };
}
