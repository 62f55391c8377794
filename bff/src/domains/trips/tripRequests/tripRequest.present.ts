import { movesFrom, type ReplyOf, type contract, tripRequestMachine } from '@farwend/api-contract';
import { moment, moversOf } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import { hiddenNames, ownMatchOf, partnerPart, sightOf, withoutContact } from './forPartner.ts';
import type { TripRequestRow, VerifiedName } from './tripRequest.model.ts';
import { isMasked, isOwner } from './tripRequest.policy.ts';

export type TripRequestView = ReplyOf<typeof contract.tripRequests.read>;

/** What this caller may see of a trip request. */
export function presentTripRequest(row: TripRequestRow, actor: Actor): TripRequestView {
  if (is(actor, 'agent'))
    return { ...commonPart(row), ...partnerPart(row, sightOf(row, actor)), ...ownMatchOf(row, actor), allowedTransitions: [] };
  return {
    ...commonPart(row),
    includeNewsletter: row.includeNewsletter,
    ...(isMasked(actor) ? { travelers: row.travelers.map(withoutContact) } : {}),
    ...(isStaff(actor) ? { ...staffPart(row), ...(row.screeningSummary ? { screeningSummary: row.screeningSummary } : {}) } : {}),
    allowedTransitions: allowedTransitions(row, actor),
  };
}

/** What a version keeps: everything people may see, nothing of the machinery. */
export function snapshotOfTripRequest(row: TripRequestRow): Record<string, unknown> {
  return { ...commonPart(row), includeNewsletter: row.includeNewsletter, ...staffPart(row) };
}

/** What this caller may see of a kept version; `row` is the request as it is now. */
export function showSnapshot(snapshot: Record<string, unknown>, actor: Actor, row: TripRequestRow): Record<string, unknown> {
  if (is(actor, 'agent')) return shownToPartner(snapshot, actor, row);
  if (!isStaff(actor)) return Object.fromEntries(Object.entries(snapshot).filter(([name]) => !staffNames.has(name)));
  const { travelers } = snapshot;
  return isMasked(actor) && Array.isArray(travelers) ? { ...snapshot, travelers: travelers.map(withoutContact) } : snapshot;
}

/** A kept version as the agent may see the request now: by the match of today, not by the one of then. */
function shownToPartner(snapshot: Record<string, unknown>, actor: Actor, row: TripRequestRow): Record<string, unknown> {
  const sight = sightOf(row, actor);
  const hidden = hiddenNames(sight);
  const shown = Object.fromEntries(Object.entries(snapshot).filter(([name]) => !hidden.has(name) && !staffNames.has(name)));
  const { travelers } = shown;
  return Array.isArray(travelers) && !sight.contact ? { ...shown, travelers: travelers.map(withoutContact) } : shown;
}

function commonPart(row: TripRequestRow) {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    statusReasonCode: row.statusReasonCode,
    destinationNames: row.destinationNames,
    destinations: row.destinations,
    departureDate: row.departureDate,
    flexibleDepartureDate: row.flexibleDepartureDate,
    returnDate: row.returnDate,
    totalNights: row.totalNights,
    numberOfAdults: row.numberOfAdults,
    adultAgeGroups: row.adultAgeGroups,
    numberOfChildren: row.numberOfChildren,
    childAgeGroups: row.childAgeGroups,
    basedOnItineraryId: row.basedOnItineraryId,
    tripType: row.tripType,
    tripTitle: row.tripTitle,
    tripDescription: row.tripDescription,
    budgetPerPersonUSD: row.budgetPerPersonUSD,
    totalBudget: row.totalBudget,
    budgetIncludesFlights: row.budgetIncludesFlights,
    budgetFlexibility: row.budgetFlexibility,
    budgetCeilingUSD: row.budgetCeilingUSD,
    travelers: row.travelers,
    consultation: row.consultation,
    source: row.source,
    formVersion: row.formVersion,
    formId: row.formId,
    editableUntil: moment(row.editableUntil),
    resumeOn: row.resumeOn,
    submittedAt: moment(row.submittedAt),
    qualifiedAt: moment(row.qualifiedAt),
    firstMatchedAt: moment(row.firstMatchedAt),
    introducedAt: moment(row.introducedAt),
    bookedAt: moment(row.bookedAt),
    closedAt: moment(row.closedAt),
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    createdById: row.createdById,
    updatedById: row.updatedById,
    version: row.version,
  };
}

/** Where this caller may move it; from ON_HOLD only back to where it was held. */
function allowedTransitions(row: TripRequestRow, actor: Actor): TripRequestView['allowedTransitions'] {
  return possibleMoves(row, actor).map((move) => move.to);
}

/** The moves behind `allowedTransitions`, with their reasons. */
export function possibleMoves(row: TripRequestRow, actor: Actor) {
  const returns = new Set<string>(['QUALIFIED', 'MATCHED', 'PLANNING']);
  return movesFrom(tripRequestMachine, row.status, moversOf(actor, isOwner(actor, row))).filter(
    (move) =>
      row.status !== 'ON_HOLD' || !returns.has(move.to) || move.to === row.heldFrom || move.reasons?.includes('CORRECTION') === true,
  );
}

/** What only staff see. */
function staffPart(row: TripRequestRow) {
  const verified = (name: VerifiedName) => row.verifications[name] ?? { value: false, by: null, at: null };
  return {
    statusNote: row.statusNote,
    matchCountTarget: row.matchCountTarget,
    assignedToId: row.assignedToId,
    matchingNotes: row.matchingNotes,
    riskFlags: row.riskFlags,
    followerIds: row.followerIds,
    checklistItems: row.checklistItems,
    verifications: {
      email: verified('email'),
      phone: verified('phone'),
      dates: verified('dates'),
      budget: verified('budget'),
      identity: verified('identity'),
      method: row.verifications.method ?? null,
      note: row.verifications.note ?? null,
    },
    visibilities: {
      visibleToPartnerIds: row.visibilities.visibleToPartnerIds ?? null,
      hiddenFromPartnerIds: row.visibilities.hiddenFromPartnerIds ?? [],
      hideBudget: row.visibilities.hideBudget ?? false,
      hideContact: row.visibilities.hideContact ?? false,
    },
    scores: row.scores,
    duplicateOfId: row.duplicateOfId,
    lostReasonCode: row.lostReasonCode,
    lostNote: row.lostNote,
    viewId: row.viewId,
    googleClientId: row.googleClientId,
    landingUrl: row.landingUrl,
  };
}

/** Names of the fields that only staff see. */
const staffNames = new Set(Object.keys(staffPart({ verifications: {}, visibilities: {} } as TripRequestRow)));
