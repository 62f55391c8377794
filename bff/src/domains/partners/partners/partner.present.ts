import type { contract, ReplyOf } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import { type Actor, companyOf, isStaff, isSystem } from '#src/kernel/actor.ts';
import type { PartnerCountryRow, PartnerRow } from './partner.model.ts';
import { allowedTransitions, seesBilling } from './partner.policy.ts';

export type PartnerView = ReplyOf<typeof contract.partners.read>;

/** A partner as this caller may see it. */
export function presentPartner(row: PartnerRow, actor: Actor): PartnerView {
  const isInternal = isStaff(actor) || isSystem(actor);
  return {
    ...commonFields(row),
    countries: row.countries.map((country) => presentCountry(country, actor)),
    ...(isInternal ? internalFields(row) : {}),
    ...(seesBilling(actor, row.id) ? billingFields(row) : {}),
    allowedTransitions: allowedTransitions(row, actor).map(({ to }) => to),
    openChangeRequestId: row.openChangeRequestId,
    stats: row.stats,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

export function presentCountry({ activityLevel, note, ...country }: PartnerCountryRow, actor: Actor): PartnerView['countries'][number] {
  return isStaff(actor) || isSystem(actor) ? { ...country, activityLevel, note } : country;
}

/** Excludes the figures, which change without a write. */
export function snapshotOfPartner(row: PartnerRow): Record<string, unknown> {
  return { ...commonFields(row), ...internalFields(row), ...billingFields(row), countries: row.countries };
}

export function presentPartnerSnapshot(snapshot: Record<string, unknown>, actor: Actor): Record<string, unknown> {
  // Agents only see versions of their own company.
  const isBillingVisible = seesBilling(actor, companyOf(actor) ?? '');
  const hidden = new Set([
    ...(isStaff(actor) ? [] : ['statusNote', 'tags', 'mergedIntoId']),
    ...(isBillingVisible ? [] : billingFieldNames),
  ]);
  const shown = Object.fromEntries(Object.entries(snapshot).filter(([name]) => !hidden.has(name)));
  const { countries } = shown;
  return isStaff(actor) || !Array.isArray(countries) ? shown : { ...shown, countries: countries.map(withoutLevel) };
}

function withoutLevel(country: object): object {
  return Object.fromEntries(Object.entries(country).filter(([name]) => name !== 'activityLevel' && name !== 'note'));
}

function commonFields(row: PartnerRow) {
  return {
    id: row.id,
    legalName: row.legalName,
    displayName: row.displayName,
    companyId: row.companyId,
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    statusReasonCode: row.statusReasonCode,
    pausedUntil: row.pausedUntil,
    email: row.email,
    phone: row.phone,
    website: row.website,
    timeZone: row.timeZone,
    businessHours: row.businessHours,
    holidays: row.holidays,
    languages: row.languages,
    currencyCode: row.currencyCode,
    careOwnerId: row.careOwnerId,
    maxOpenMatches: row.maxOpenMatches,
    autoAccept: row.autoAccept,
    sustainabilityScore: row.sustainabilityScore,
    licences: row.licences,
    insurance: row.insurance,
    profile: row.profile,
    profilePublishedAt: toIsoString(row.profilePublishedAt),
    specializationIds: row.specializationIds,
    exclusions: row.exclusions,
    noCompeteIds: row.noCompeteIds,
  };
}

/** The fields that only staff see. */
function internalFields({ statusNote, tags, mergedIntoId }: PartnerRow) {
  return { statusNote, tags, mergedIntoId };
}

function billingFields(row: PartnerRow) {
  return {
    commissionRatePct: row.commissionRatePct,
    commissionTerms: row.commissionTerms,
    invoicing: row.invoicing,
    contract: row.contract,
    billingAddress: row.billingAddress,
  };
}
const billingFieldNames: readonly string[] = ['commissionRatePct', 'commissionTerms', 'invoicing', 'contract', 'billingAddress'];
