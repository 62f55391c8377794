import type { ReplyOf, contract } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import { type Actor, isStaff } from '#src/kernel/actor.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import { allowedTransitions, isOfPartner } from './tripMatch.policy.ts';

export type TripMatchView = ReplyOf<typeof contract.tripMatches.read>;

/** What this caller may see of a trip match. */
export function presentTripMatch(row: TripMatchRow, actor: Actor): TripMatchView {
  return {
    ...presentCommon(row),
    ...(isStaff(actor) || isOfPartner(actor, row) ? { ...presentForPartner(row), ...presentDueTime(row) } : {}),
    ...(isStaff(actor) ? presentForStaff(row) : {}),
    reference: row.reference,
    tripTitle: row.tripTitle,
    requestStatus: row.requestStatus,
    partnerName: row.partnerName,
    allowedTransitions: allowedTransitions(row, actor).map((move) => move.to),
  };
}

/** The fields stored with a version. */
export function snapshotOfTripMatch(row: TripMatchRow): Record<string, unknown> {
  const { upToPartners: _, ...partner } = presentForPartner(row);
  return { ...presentCommon(row), ...partner, ...presentForStaff(row) };
}

function presentCommon(row: TripMatchRow) {
  return {
    id: row.id,
    tripRequestId: row.tripRequestId,
    partnerId: row.partnerId,
    status: row.status,
    statusChangedAt: toIsoString(row.statusChangedAt),
    agentIds: row.agentIds,
    leadAgentId: row.leadAgentId,
    introducedAt: toIsoString(row.introducedAt),
    firstReplyAt: toIsoString(row.firstReplyAt),
    quotedAt: toIsoString(row.quotedAt),
    bookedAt: toIsoString(row.bookedAt),
    completedAt: toIsoString(row.completedAt),
    closedAt: toIsoString(row.closedAt),
    quotedTotalUSD: row.quotedTotalUSD,
    quotedPerPersonUSD: row.quotedPerPersonUSD,
    currentProposalId: row.currentProposalId,
    proposalCount: row.proposalCount,
    conversationId: row.conversationId,
    travelStart: row.travelStart,
    travelEnd: row.travelEnd,
    reviewRequestedAt: toIsoString(row.reviewRequestedAt),
    reviewId: row.reviewId,
    createdAt: toIsoString(row.createdAt),
    updatedAt: toIsoString(row.updatedAt),
    version: row.version,
  };
}

/** The fields that only staff and the partner see. */
function presentForPartner(row: TripMatchRow) {
  return {
    upToPartners: row.matchCountTarget,
    statusReasonCode: row.statusReasonCode,
    proposedAt: toIsoString(row.proposedAt),
    respondBy: toIsoString(row.respondBy),
    acceptedAt: toIsoString(row.acceptedAt),
    firstMessageDueAt: toIsoString(row.firstMessageDueAt),
    proposalDueAt: toIsoString(row.proposalDueAt),
    reminder: row.reminder,
    checklistItems: row.checklistItems,
    commissionRatePct: row.commissionRatePct,
    lostReasonCode: row.lostReasonCode,
    declineReasonCode: row.declineReasonCode,
  };
}

/** What is due next, for staff and the partner. Versions do not hold it, because it changes without one. */
function presentDueTime({ nextDueAt, nextDueKind, dueState }: TripMatchRow) {
  return { nextDueAt: toIsoString(nextDueAt), nextDueKind, dueState };
}

/** The fields that only staff see. */
function presentForStaff(row: TripMatchRow) {
  return {
    rank: row.rank,
    score: row.score,
    reasons: row.reasons,
    statusNote: row.statusNote,
    createdById: row.createdById,
    updatedById: row.updatedById,
  };
}
