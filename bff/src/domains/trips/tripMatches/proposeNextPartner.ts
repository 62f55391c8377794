import { loadMatchingFacts } from './loadMatchingFacts.ts';
import { lockTripRequest, findMatchesOfRequest } from './lockTripMatch.ts';
import { occupiesSlot } from './matchState.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { suggestPartners } from '#src/domains/trips/matching/suggestPartners.ts';
import { withSystemActor } from '#src/records/withSystemActor.ts';
import { createTripMatch } from './createTripMatch.ts';
import { moveTripMatchAsSystem } from './moveTripMatch.ts';

/** Proposes a locked request to another partner if it may have one more: the next that care suggested, else the best suggestion. */
export async function proposeNextPartner(request: TripRequestRow, note: string, context: CallContext): Promise<TripMatchRow | null> {
  const system = withSystemActor(context);
  const matches = await findMatchesOfRequest(request.id, system);
  const occupied = matches.filter(({ status }) => occupiesSlot(status)).length;
  if (occupied >= request.matchCountTarget) return null;
  for (const { id, status } of matches) {
    const proposed = status === 'SUGGESTED' ? await moveTripMatchAsSystem(id, { status: 'PROPOSED', note }, system) : null;
    if (proposed) return proposed;
  }
  const known = new Set(matches.map(({ partnerId }) => partnerId));
  const now = new Date();
  const facts = await loadMatchingFacts(request, request.countryCodes, system, now);
  const { items, places } = suggestPartners(facts.request, facts.partners, facts.typical, { limit: 5 + matches.length, now });
  if (occupied >= places) return null;
  const next = items.find(({ partnerId }) => !known.has(partnerId));
  if (!next || !['QUALIFIED', 'MATCHED', 'PLANNING'].includes(request.status)) return null;
  const current = await lockTripRequest(request.id, system);
  return createTripMatch(current.id, { partnerId: next.partnerId, status: 'PROPOSED', note }, system);
}
