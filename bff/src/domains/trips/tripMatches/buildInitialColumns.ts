import type { TripMatchRow } from './tripMatch.model.ts';

/** The columns of a match that has just been suggested. */
export function buildInitialColumns() {
  return {
    proposedAt: null,
    respondBy: null,
    remindAt: null,
    acceptedAt: null,
    introducedAt: null,
    firstMessageDueAt: null,
    firstReplyAt: null,
    proposalDueAt: null,
    quotedAt: null,
    bookedAt: null,
    completedAt: null,
    closedAt: null,
    quotedTotalUSD: null,
    quotedPerPersonUSD: null,
    currentProposalId: null,
    proposalCount: 0,
    nextDueAt: null,
    nextDueKind: null,
    dueState: null,
    conversationId: null,
    reminder: null,
    clockSteps: [],
    checklistItems: [],
    appliedTemplateIds: [],
    travelStart: null,
    travelEnd: null,
    reviewRequestedAt: null,
    reviewId: null,
    lostReasonCode: null,
    declineReasonCode: null,
  } satisfies Partial<TripMatchRow>;
}
