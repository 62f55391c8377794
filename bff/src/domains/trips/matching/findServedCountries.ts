import type { PartnerCountryFacts, PartnerFacts, RequestFacts } from './matchingFacts.ts';

/** The countries of the request that the partner serves, in the request's order. */
export function findServedCountries(request: RequestFacts, partner: PartnerFacts): PartnerCountryFacts[] {
  return request.countryCodes.flatMap((code) => partner.countries.find((country) => country.countryCode === code) ?? []);
}

/** Whether no active partner serves all countries of the request, so that several partners share it and one of them leads. */
export function isLeadPartnerMode(request: RequestFacts, partners: readonly PartnerFacts[]): boolean {
  if (request.countryCodes.length < 2) return false;
  return !partners.some(
    (partner) => partner.status === 'ACTIVE' && findServedCountries(request, partner).length === request.countryCodes.length,
  );
}

/** Whether the partner serves every country, or in lead partner mode one of them. */
export function servesRequest(request: RequestFacts, partner: PartnerFacts, isLeadMode: boolean): boolean {
  const served = findServedCountries(request, partner).length;
  return isLeadMode ? served > 0 : served > 0 && served === request.countryCodes.length;
}
