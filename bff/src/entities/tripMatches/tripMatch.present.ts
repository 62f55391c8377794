import { movesFrom, type ReplyOf, type contract, tripMatchMachine } from '@farwend/api-contract';
import { moment, moversOf } from '#src/calls/entity.ts';
import { type Actor, is, isStaff, isSystem } from '#src/http/actor.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import { actsForPartner, isOfPartner, isOwnerOfMatch } from './tripMatch.policy.ts';

export type TripMatchView = ReplyOf<typeof contract.tripMatches.read>;

/** What this caller may see of a trip match. */
export function presentTripMatch(row: TripMatchRow, actor: Actor): TripMatchView {
  return {
    ...commonPart(row),
    ...(isStaff(actor) || isOfPartner(actor, row) ? partnerPart(row) : {}),
    ...(isStaff(actor) ? staffPart(row) : {}),
    reference: row.reference,
    tripTitle: row.tripTitle,
    requestStatus: row.requestStatus,
    partnerName: row.partnerName,
    allowedTransitions: possibleMatchMoves(row, actor).map((move) => move.to),
  };
}

/** What a version keeps. */
export function snapshotOfTripMatch(row: TripMatchRow): Record<string, unknown> {
  const { upToPartners: _, ...partner } = partnerPart(row);
  return { ...commonPart(row), ...partner, ...staffPart(row) };
}

/** The moves behind `allowedTransitions`, with their reasons. An agent's rights end when the company may no longer act. */
export function possibleMatchMoves(row: TripMatchRow, actor: Actor) {
  const may = isSystem(actor) || !is(actor, 'agent') || actsForPartner(actor, row);
  return may ? movesFrom(tripMatchMachine, row.status, moversOf(actor, isOwnerOfMatch(actor, row))) : [];
}

function commonPart(row: TripMatchRow) {
  return {
    id: row.id,
    tripRequestId: row.tripRequestId,
    partnerId: row.partnerId,
    status: row.status,
    statusChangedAt: moment(row.statusChangedAt),
    agentIds: row.agentIds,
    leadAgentId: row.leadAgentId,
    introducedAt: moment(row.introducedAt),
    firstReplyAt: moment(row.firstReplyAt),
    quotedAt: moment(row.quotedAt),
    bookedAt: moment(row.bookedAt),
    completedAt: moment(row.completedAt),
    closedAt: moment(row.closedAt),
    quotedTotalUSD: row.quotedTotalUSD,
    quotedPerPersonUSD: row.quotedPerPersonUSD,
    currentProposalId: row.currentProposalId,
    proposalCount: row.proposalCount,
    conversationId: row.conversationId,
    travelStart: row.travelStart,
    travelEnd: row.travelEnd,
    reviewRequestedAt: moment(row.reviewRequestedAt),
    reviewId: row.reviewId,
    createdAt: moment(row.createdAt),
    updatedAt: moment(row.updatedAt),
    version: row.version,
  };
}

/** What staff and the partner see besides. */
function partnerPart(row: TripMatchRow) {
  return {
    upToPartners: row.matchCountTarget,
    statusReasonCode: row.statusReasonCode,
    proposedAt: moment(row.proposedAt),
    respondBy: moment(row.respondBy),
    acceptedAt: moment(row.acceptedAt),
    firstMessageDueAt: moment(row.firstMessageDueAt),
    proposalDueAt: moment(row.proposalDueAt),
    reminder: row.reminder,
    checklistItems: row.checklistItems,
    commissionRatePct: row.commissionRatePct,
    lostReasonCode: row.lostReasonCode,
    declineReasonCode: row.declineReasonCode,
  };
}

/** What only staff see. */
function staffPart(row: TripMatchRow) {
  return {
    rank: row.rank,
    score: row.score,
    reasons: row.reasons,
    statusNote: row.statusNote,
    createdById: row.createdById,
    updatedById: row.updatedById,
  };
}
