import type { ReplyOf, contract } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import { hiddenFieldNames, presentOwnMatch, presentForPartner, resolveAgentAccess, withoutContact } from './presentForPartner.ts';
import { presentLineFields, presentWork } from './tripRequestListItem.ts';
import type { TripRequestRow, VerifiedName } from './tripRequest.model.ts';
import { allowedTransitions, isMasked } from './tripRequest.policy.ts';

export type TripRequestView = ReplyOf<typeof contract.tripRequests.read>;

/** What this caller may see of a trip request. */
export function presentTripRequest(row: TripRequestRow, actor: Actor): TripRequestView {
  if (is(actor, 'agent'))
    return {
      ...presentCommon(row),
      ...presentForPartner(row, resolveAgentAccess(row, actor)),
      ...presentOwnMatch(row, actor),
      allowedTransitions: [],
    };
  return {
    ...presentCommon(row),
    ...presentForTraveler(row),
    ...(isMasked(actor) ? { travelers: row.travelers.map(withoutContact) } : {}),
    ...(isStaff(actor)
      ? {
          ...presentForStaff(row),
          ...presentWork({ ...row, leadScore: findLeadScore(row) }),
          ...(row.screeningSummary ? { screeningSummary: row.screeningSummary } : {}),
        }
      : {}),
    allowedTransitions: allowedTransitions(row, actor).map(({ to }) => to),
  };
}

/** The fields stored with a version: everything that callers can see, nothing internal. */
export function snapshotOfTripRequest(row: TripRequestRow): Record<string, unknown> {
  return { ...presentCommon(row), ...presentForTraveler(row), ...presentForStaff(row) };
}

/** What this caller may see of a stored version; `row` is the current request. */
export function presentTripRequestVersion(snapshot: Record<string, unknown>, actor: Actor, row: TripRequestRow): Record<string, unknown> {
  if (is(actor, 'agent')) return presentVersionForPartner(snapshot, actor, row);
  if (!isStaff(actor)) return Object.fromEntries(Object.entries(snapshot).filter(([name]) => !staffNames.has(name)));
  const { travelers } = snapshot;
  return isMasked(actor) && Array.isArray(travelers) ? { ...snapshot, travelers: travelers.map(withoutContact) } : snapshot;
}

/** A stored version as the agent's current match allows, not the match of that time. */
function presentVersionForPartner(snapshot: Record<string, unknown>, actor: Actor, row: TripRequestRow): Record<string, unknown> {
  const access = resolveAgentAccess(row, actor);
  const hidden = hiddenFieldNames(access);
  const visible = Object.fromEntries(Object.entries(snapshot).filter(([name]) => !hidden.has(name) && !staffNames.has(name)));
  const { travelers } = visible;
  return Array.isArray(travelers) && !access.contact ? { ...visible, travelers: travelers.map(withoutContact) } : visible;
}

function presentCommon(row: TripRequestRow) {
  return {
    ...presentLineFields(row),
    statusReasonCode: row.statusReasonCode,
    destinations: row.destinations,
    departureSpan: row.departureSpan,
    adultAgeGroups: row.adultAgeGroups,
    childAgeGroups: row.childAgeGroups,
    basedOnItineraryId: row.basedOnItineraryId,
    tripDescription: row.tripDescription,
    comfort: row.comfort,
    rooms: row.rooms,
    pace: row.pace,
    ownBudgetPerPersonUSD: row.ownBudgetPerPersonUSD,
    budgetIncludesFlights: row.budgetIncludesFlights,
    budgetFlexibility: row.budgetFlexibility,
    budgetCeilingUSD: row.budgetCeilingUSD,
    consultation: row.consultation,
    formVersion: row.formVersion,
    formId: row.formId,
    qualifiedAt: toIsoString(row.qualifiedAt),
    firstMatchedAt: toIsoString(row.firstMatchedAt),
    bookedAt: toIsoString(row.bookedAt),
    closedAt: toIsoString(row.closedAt),
    createdById: row.createdById,
    updatedById: row.updatedById,
  };
}

/** The fields that staff and the traveler see, but no company: what a rival is asked for is confidential, and who reaches the traveler is us. */
function presentForTraveler(row: TripRequestRow) {
  const { includeNewsletter, requestedCompanyId, mayAskOthers, contactMethods, contactTimes, question } = row;
  return { includeNewsletter, requestedCompanyId, mayAskOthers, contactMethods, contactTimes, question };
}

/** The fields that only staff see. */
function presentForStaff(row: TripRequestRow) {
  const verified = (name: VerifiedName) => row.verifications[name] ?? { value: false, by: null, at: null };
  return {
    statusNote: row.statusNote,
    matchCountTarget: row.matchCountTarget,
    assignedToId: row.assignedToId,
    matchingNotes: row.matchingNotes,
    riskFlags: row.riskFlags,
    tags: row.tags,
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

/** From the scores, which the row that a change returns has already. */
function findLeadScore({ scores }: TripRequestRow): number | null {
  return scores.find(({ type }) => type === 'LEAD_QUALITY')?.value ?? null;
}

/** Names of the fields that only staff see. */
const staffNames = new Set(Object.keys(presentForStaff({ verifications: {}, visibilities: {} } as TripRequestRow)));
