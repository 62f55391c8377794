import type { StateMachine } from './machine.ts';

/** Where a piece of content stands: seen by visitors when PUBLISHED, or CHANGED (the published version, while a newer draft waits). */
export const contentStatuses = ['DRAFT', 'PUBLISHED', 'CHANGED', 'UNPUBLISHED', 'TRASHED'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** The life of a piece of content. */
export const contentMachine: StateMachine<ContentStatus> = {
  states: contentStatuses,
  initial: 'DRAFT',
  moves: [
    {
      from: ['DRAFT', 'CHANGED', 'UNPUBLISHED'],
      to: 'PUBLISHED',
      who: ['publisher', 'admin', 'system'],
      rule: 'POST …/publish, at once or by schedule; refused while something is missing or a link leads nowhere',
    },
    { from: ['PUBLISHED'], to: 'CHANGED', who: ['editor', 'publisher', 'admin', 'marageti', 'care'], rule: 'A newer version is saved' },
    {
      from: ['PUBLISHED', 'CHANGED'],
      to: 'UNPUBLISHED',
      who: ['publisher', 'admin', 'system'],
      rule: 'DELETE …/publish; refused while published pages refer to it',
    },
    {
      from: ['DRAFT', 'PUBLISHED', 'CHANGED', 'UNPUBLISHED'],
      to: 'TRASHED',
      who: ['publisher', 'admin'],
      rule: 'DELETE; kept 30 days; refused while published pages refer to it',
    },
    { from: ['TRASHED'], to: 'DRAFT', who: ['publisher', 'admin'], rule: 'PUT with status DRAFT within 30 days' },
  ],
};

/** Where the second pair of eyes stands, beside the status. */
export const reviewStates = ['NONE', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The review of a draft: editors submit, publishers decide; any later change starts it again. */
export const contentReviewMachine: StateMachine<ReviewState> = {
  states: reviewStates,
  initial: 'NONE',
  moves: [
    { from: ['NONE', 'CHANGES_REQUESTED'], to: 'SUBMITTED', who: ['editor', 'marageti', 'publisher', 'admin'], rule: 'Ready to be read' },
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
