import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { MAX_EXPLAINED } from './loadPartnerFacts.sql.ts';
import { loadMatchingFacts } from './loadMatchingFacts.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { suggestPartners } from '#src/domains/trips/matching/suggestPartners.ts';

/** The partners that fit a request best, and why the others are excluded. */
export async function suggestMatches(
  request: TripRequestRow,
  { limit, countryCodes }: BodyOf<typeof contract.tripMatches.suggest>,
  context: CallContext,
): Promise<ReplyOf<typeof contract.tripMatches.suggest>> {
  const foreign = countryCodes?.findIndex((code) => !request.countryCodes.includes(code)) ?? -1;
  if (foreign !== -1)
    throw fieldFailure(
      `/countryCodes/${foreign}`,
      'notAllowed',
      `Choose from the countries of the request: ${request.countryCodes.join(', ') || 'it has none'}`,
    );
  const now = new Date();
  const facts = await loadMatchingFacts(request, countryCodes ?? request.countryCodes, context, now);
  const { items, excluded, notServing, leadPartnerMode, places } = suggestPartners(facts.request, facts.partners, facts.typical, {
    limit,
    now,
  });
  return {
    items,
    excluded: excluded.slice(0, MAX_EXPLAINED),
    notServing: notServing + facts.elsewhere,
    leadPartnerMode,
    openPlaces: Math.max(0, places - facts.request.openPartners.length),
  };
}
