import type { BodyOf, contract, ReplyOf } from '@farwend/api-contract';
import { EXPLAINED } from '#src/entities/tripMatches/loadPartnerFacts.ts';
import { loadMatchingFacts } from '#src/entities/tripMatches/loadMatchingFacts.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { suggestPartners } from '#src/matching/suggestPartners.ts';

/** Who fits a request best, and why the others do not. */
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
      `Name countries of the request: ${request.countryCodes.join(', ') || 'it has none'}`,
    );
  const now = new Date();
  const facts = await loadMatchingFacts(request, countryCodes ?? request.countryCodes, context, now);
  const { items, excluded, notServing, leadPartnerMode, places } = suggestPartners(facts.request, facts.partners, facts.typical, {
    limit,
    now,
  });
  return {
    items,
    excluded: excluded.slice(0, EXPLAINED),
    notServing: notServing + facts.elsewhere,
    leadPartnerMode,
    openPlaces: Math.max(0, places - facts.request.openPartners.length),
  };
}
