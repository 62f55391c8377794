import type { TripMatchRow } from './tripMatch.model.ts';

/** What a match holds before anything has happened to it. */
export function untouched() {
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
    conversationId: null,
    reminder: null,
    clockSteps: [],
    checklistItems: [],
    travelStart: null,
    travelEnd: null,
    reviewRequestedAt: null,
    reviewId: null,
    lostReasonCode: null,
    declineReasonCode: null,
  } satisfies Partial<TripMatchRow>;
}
