import type { CountryFacts, PartnerFacts, RequestFacts } from './matchingFacts.ts';

/** The countries of the request that the partner serves, in the request's order. */
export function servedCountries(request: RequestFacts, partner: PartnerFacts): CountryFacts[] {
  return request.countryCodes.flatMap((code) => partner.countries.find((one) => one.countryCode === code) ?? []);
}

/** Whether no active partner serves all countries of the request, so that each serves at least one and one of them leads. */
export function isLeadPartnerMode(request: RequestFacts, partners: readonly PartnerFacts[]): boolean {
  if (request.countryCodes.length < 2) return false;
  return !partners.some(
    (partner) => partner.status === 'ACTIVE' && servedCountries(request, partner).length === request.countryCodes.length,
  );
}

/** Whether the partner serves what it must: every country, or in lead partner mode one of them. */
export function servesRequest(request: RequestFacts, partner: PartnerFacts, leadMode: boolean): boolean {
  const served = servedCountries(request, partner).length;
  return leadMode ? served > 0 : served > 0 && served === request.countryCodes.length;
}
