import { movesFrom, type Mover, partnerMachine, type ReplyOf, type contract } from '@farwend/api-contract';
import { moment, moversOf } from '#src/calls/entity.ts';
import { type Actor, isStaff, isSystem } from '#src/http/actor.ts';
import type { PartnerCountryRow, PartnerRow } from './partner.model.ts';
import { companyOf, isLeadOf, seesBilling } from './partner.policy.ts';

export type PartnerView = ReplyOf<typeof contract.partners.read>;

/** What this caller may see of a partner. */
export function presentPartner(row: PartnerRow, actor: Actor): PartnerView {
  const isOurs = isStaff(actor) || isSystem(actor);
  return {
    ...openPart(row),
    countries: row.countries.map((country) => presentCountry(country, actor)),
    ...(isOurs ? { statusNote: row.statusNote } : {}),
    ...(seesBilling(actor, row.id) ? billingPart(row) : {}),
    allowedTransitions: partnerMoves(row, actor).map(({ to }) => to),
    openChangeRequestId: row.openChangeRequestId,
    stats: row.stats,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}

/** What this caller may see of a country of a partner. */
export function presentCountry({ activityLevel, note, ...country }: PartnerCountryRow, actor: Actor): PartnerView['countries'][number] {
  return isStaff(actor) || isSystem(actor) ? { ...country, activityLevel, note } : country;
}

/** The moves this caller may make. */
export function partnerMoves(row: PartnerRow, actor: Actor) {
  const movers: Mover[] = [...moversOf(actor, false), ...(isLeadOf(actor, row.id) ? (['leadAgent'] as const) : [])];
  return movesFrom(partnerMachine, row.status, movers);
}

/** What a version keeps; never the figures, which change by themselves. */
export function snapshotOfPartner(row: PartnerRow): Record<string, unknown> {
  return { ...openPart(row), statusNote: row.statusNote, ...billingPart(row), countries: row.countries };
}

/** What this caller may see of a kept version. */
export function showPartnerSnapshot(snapshot: Record<string, unknown>, actor: Actor): Record<string, unknown> {
  // Agents see the versions of no company but their own.
  const isOpen = seesBilling(actor, companyOf(actor) ?? '');
  const hidden = new Set([...(isStaff(actor) ? [] : ['statusNote']), ...(isOpen ? [] : billingNames)]);
  const shown = Object.fromEntries(Object.entries(snapshot).filter(([name]) => !hidden.has(name)));
  const { countries } = shown;
  return isStaff(actor) || !Array.isArray(countries) ? shown : { ...shown, countries: countries.map(withoutLevel) };
}

function withoutLevel(country: object): object {
  return Object.fromEntries(Object.entries(country).filter(([name]) => name !== 'activityLevel' && name !== 'note'));
}

function openPart(row: PartnerRow) {
  return {
    id: row.id,
    legalName: row.legalName,
    displayName: row.displayName,
    companyId: row.companyId,
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
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
    profilePublishedAt: moment(row.profilePublishedAt),
    specializationIds: row.specializationIds,
    exclusions: row.exclusions,
    noCompeteIds: row.noCompeteIds,
  };
}

function billingPart(row: PartnerRow) {
  return {
    commissionRatePct: row.commissionRatePct,
    commissionTerms: row.commissionTerms,
    contract: row.contract,
    billingAddress: row.billingAddress,
  };
}
const billingNames: readonly string[] = ['commissionRatePct', 'commissionTerms', 'contract', 'billingAddress'];
