import type { TripRequestRow } from './tripRequestStatuses.data.ts';

/** What is due next, in a few words. */
export const dueNames: Record<NonNullable<TripRequestRow['nextDueKind']>, string> = {
  FIRST_LOOK: 'First look',
  TRAVELER_ANSWER: 'Answer of the traveler',
  RESPOND: 'Answer of a company',
  FIRST_MESSAGE: 'First message of a company',
  PROPOSAL: 'Proposal of a company',
};
