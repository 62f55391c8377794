import { pickChanges, uniteLists } from '#src/domains/trips/merges/mergedValues.ts';
import type { PartnerCountryRow, PartnerRow } from '#src/domains/partners/partners/partner.model.ts';

type Values = Partial<PartnerRow>;

/**
 * The values that change on the survivor: missing ones come from the other, lists are united. Commission and invoicing are terms of the
 * contract and come with it.
 */
export function mergePartnerValues(survivor: PartnerRow, other: PartnerRow): Values {
  const countries = [...survivor.countries, ...other.countries.filter(({ countryCode }) => !serves(survivor, countryCode))];
  const { intro, whyUs, process, photos } = survivor.profile;
  return pickChanges(survivor, {
    phone: survivor.phone ?? other.phone,
    website: survivor.website ?? other.website,
    companyId: survivor.companyId ?? other.companyId,
    careOwnerId: survivor.careOwnerId ?? other.careOwnerId,
    sustainabilityScore: survivor.sustainabilityScore ?? other.sustainabilityScore,
    insurance: survivor.insurance ?? other.insurance,
    billingAddress: survivor.billingAddress ?? other.billingAddress,
    ...(survivor.contract === null && other.contract !== null && contractTerms(other)),
    languages: uniteLists(survivor.languages, other.languages, 20),
    holidays: uniteLists(survivor.holidays, other.holidays, 60),
    licences: uniteLists(survivor.licences, other.licences, 20),
    specializationIds: uniteLists(survivor.specializationIds, other.specializationIds, Infinity),
    exclusions: uniteLists(survivor.exclusions, other.exclusions, Infinity),
    noCompeteIds: uniteLists(survivor.noCompeteIds, other.noCompeteIds, Infinity)
      .filter((id) => id !== survivor.id && id !== other.id)
      .toSorted(),
    tags: uniteLists(survivor.tags, other.tags, 30),
    profile: {
      intro: intro || other.profile.intro,
      whyUs: whyUs || other.profile.whyUs,
      process: process || other.profile.process,
      photos: uniteLists(photos, other.profile.photos, 20),
    },
    ...listCountries(countries),
  });
}

/** The countries of a partner, and their codes for searches. */
export function listCountries(countries: readonly PartnerCountryRow[]): Pick<PartnerRow, 'countries' | 'countryCodes'> {
  const sorted = countries.toSorted((a, b) => a.countryCode.localeCompare(b.countryCode));
  return { countries: sorted, countryCodes: sorted.map(({ countryCode }) => countryCode) };
}

function contractTerms({ contract, commissionRatePct, commissionTerms, invoicing }: PartnerRow): Values {
  return { contract, commissionRatePct, commissionTerms, invoicing };
}

function serves({ countries }: PartnerRow, code: string): boolean {
  return countries.some(({ countryCode }) => countryCode === code);
}
