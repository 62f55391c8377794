import { loadMatchingFacts } from '#src/entities/tripMatches/loadMatchingFacts.ts';
import { lockTripRequest, matchesOfRequest } from '#src/entities/tripMatches/lockTripMatch.ts';
import { takesPlace } from '#src/entities/tripMatches/matchState.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/http/handler.ts';
import { suggestPartners } from '#src/matching/suggestPartners.ts';
import { bySystem } from './bySystem.ts';
import { createTripMatch } from './createTripMatch.ts';
import { moveTripMatchAsSystem } from './moveTripMatch.ts';

/** Proposes a locked request to the next partner, when a place is free: one that care suggested, else the best of the suggestions. */
export async function proposeNext(request: TripRequestRow, note: string, context: CallContext): Promise<TripMatchRow | null> {
  const system = bySystem(context);
  const matches = await matchesOfRequest(request.id, system);
  const placed = matches.filter(({ status }) => takesPlace(status)).length;
  if (placed >= request.matchCountTarget) return null;
  for (const { id, status } of matches) {
    const proposed = status === 'SUGGESTED' ? await moveTripMatchAsSystem(id, { status: 'PROPOSED', note }, system) : null;
    if (proposed) return proposed;
  }
  const suggested = new Set(matches.map(({ partnerId }) => partnerId));
  const now = new Date();
  const facts = await loadMatchingFacts(request, request.countryCodes, system, now);
  const { items, places } = suggestPartners(facts.request, facts.partners, facts.typical, { limit: 5, now });
  if (placed >= places) return null;
  const next = items.find(({ partnerId }) => !suggested.has(partnerId));
  if (!next || !['QUALIFIED', 'MATCHED', 'PLANNING'].includes(request.status)) return null;
  const current = await lockTripRequest(request.id, system);
  return createTripMatch(current.id, { partnerId: next.partnerId, status: 'PROPOSED', note }, system);
}
