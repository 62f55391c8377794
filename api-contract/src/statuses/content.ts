import type { StateMachine } from './stateMachine.ts';

/** Statuses of a content item. Visitors see it when PUBLISHED or CHANGED (published, with a newer draft). */
export const contentStatuses = ['DRAFT', 'PUBLISHED', 'CHANGED', 'UNPUBLISHED', 'TRASHED'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** The states of a content item. */
export const contentMachine: StateMachine<ContentStatus> = {
  states: contentStatuses,
  initial: 'DRAFT',
  transitions: [
    {
      from: ['DRAFT', 'CHANGED', 'UNPUBLISHED'],
      to: 'PUBLISHED',
      who: ['publisher', 'admin', 'system'],
      rule: 'POST …/publish, at once or scheduled; rejected while a required field is missing or a link is broken',
    },
    { from: ['PUBLISHED'], to: 'CHANGED', who: ['editor', 'publisher', 'admin', 'marageti', 'care'], rule: 'A newer version is saved' },
    {
      from: ['PUBLISHED', 'CHANGED'],
      to: 'UNPUBLISHED',
      who: ['publisher', 'admin', 'system'],
      rule: 'DELETE …/publish; rejected while published pages refer to it',
    },
    {
      from: ['DRAFT', 'PUBLISHED', 'CHANGED', 'UNPUBLISHED'],
      to: 'TRASHED',
      who: ['publisher', 'admin'],
      rule: 'DELETE; kept for 30 days; rejected while published pages refer to it',
    },
    { from: ['TRASHED'], to: 'DRAFT', who: ['publisher', 'admin'], rule: 'PUT with status DRAFT within 30 days' },
  ],
};

/** States of the editorial review, independent of the status. */
export const reviewStates = ['NONE', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The editorial review of a draft: editors submit, publishers decide; any later change restarts it. */
export const contentReviewMachine: StateMachine<ReviewState> = {
  states: reviewStates,
  initial: 'NONE',
  transitions: [
    { from: ['NONE', 'CHANGES_REQUESTED'], to: 'SUBMITTED', who: ['editor', 'marageti', 'publisher', 'admin'], rule: 'Ready for review' },
    { from: ['SUBMITTED'], to: 'APPROVED', who: ['publisher', 'admin'], rule: 'May be published' },
    { from: ['SUBMITTED', 'APPROVED'], to: 'CHANGES_REQUESTED', who: ['publisher', 'admin'], rule: 'Back to the editor' },
    {
      from: ['SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED'],
      to: 'NONE',
      who: ['editor', 'marageti', 'publisher', 'admin', 'system'],
      rule: 'Withdrawn, changed again, or published',
    },
  ],
};
