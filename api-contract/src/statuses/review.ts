import type { Notice } from './notice.ts';
import type { StateMachine } from './stateMachine.ts';

export const reviewStatuses = ['SUBMITTED', 'PENDING', 'PUBLISHED', 'REJECTED', 'FLAGGED', 'REMOVED', 'WITHDRAWN'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Grounds for not showing a review. An opinion about the trip is never one. */
export const reviewGrounds = [
  'NOT_A_CUSTOMER',
  'PERSONAL_DATA',
  'ABUSE',
  'OFF_TOPIC',
  'CONFLICT_OF_INTEREST',
  'DUPLICATE',
  'ILLEGAL',
] as const;
/** What a decision may be based on: one of the grounds, or an administrator's correction. */
export const reviewDecisionGrounds = [...reviewGrounds, 'CORRECTION'] as const;

/** The states of a review. */
export const reviewMachine: StateMachine<ReviewStatus> = {
  states: reviewStatuses,
  initial: 'SUBMITTED',
  corrector: 'admin',
  transitions: [
    { from: ['SUBMITTED'], to: 'PENDING', who: ['system', 'publisher', 'admin'], rule: 'Somebody decides within 3 working days' },
    {
      from: ['SUBMITTED', 'PENDING'],
      to: 'PUBLISHED',
      who: ['system', 'publisher', 'admin'],
      rule: 'Automatically if verified and without abuse or personal data, whatever the rating',
    },
    { from: ['SUBMITTED', 'PENDING'], to: 'REJECTED', who: ['publisher', 'admin'], reasons: reviewGrounds },
    { from: ['REJECTED'], to: 'PENDING', who: ['publisher', 'admin', 'owner'], rule: 'The author changed it, or the decision was wrong' },
    { from: ['PUBLISHED'], to: 'FLAGGED', who: ['care', 'publisher', 'admin'], reasons: reviewGrounds },
    { from: ['FLAGGED'], to: 'PUBLISHED', who: ['publisher', 'admin'] },
    { from: ['FLAGGED'], to: 'REMOVED', who: ['publisher', 'admin'], reasons: reviewGrounds },
    { from: ['SUBMITTED', 'PENDING', 'PUBLISHED', 'FLAGGED'], to: 'WITHDRAWN', who: ['owner'], rule: 'Withdrawn by the author' },
  ],
};

/** Templates of the mails about a review to its author. */
export type ReviewMail = 'review-published-author' | 'review-rejected';

/** Who hears of the moves of a review: its author, and the lead agents of the company once it is published. */
export const reviewNotices: readonly Notice<ReviewStatus, { traveler: ReviewMail; agents: 'review-published' }>[] = [
  { to: 'PUBLISHED', from: ['SUBMITTED', 'PENDING'], traveler: 'review-published-author', agents: 'review-published' },
  { to: ['REJECTED', 'REMOVED'], traveler: 'review-rejected' },
];
