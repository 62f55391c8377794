import { z } from 'zod';
import * as field from '../schemas.ts';

/** What may be due next of a request or a match: the timed promises about it, and the answer to a question. */
export const nextDueKinds = ['FIRST_LOOK', 'TRAVELER_ANSWER', 'RESPOND', 'FIRST_MESSAGE', 'PROPOSAL'] as const;
export type NextDueKind = (typeof nextDueKinds)[number];

/** How urgent it is. */
export const dueStates = ['ON_TIME', 'DUE_SOON', 'OVERDUE', 'PAUSED'] as const;
export type DueState = (typeof dueStates)[number];

/** What is due next; `who` sees it. It changes without a version. */
export const dueFields = (who: string) => ({
  nextDueAt: field.Timestamp.nullable()
    .optional()
    .describe(`${who}: when the most urgent thing is due, in the past if it is late; null if nothing is due or the clock stands still`),
  nextDueKind: z
    .enum(nextDueKinds)
    .nullable()
    .optional()
    .describe(
      `${who}: what is due. FIRST_LOOK: care looks at a new request. TRAVELER_ANSWER: the traveler answers our question within 14 days. RESPOND: a partner answers a proposed trip. FIRST_MESSAGE: it writes after the introduction. PROPOSAL: it sends a proposal`,
    ),
  dueState: z
    .enum(dueStates)
    .nullable()
    .optional()
    .describe(
      `${who}: ON_TIME, DUE_SOON in the last fifth of the time, OVERDUE, or PAUSED while the request is on hold; null if nothing is due. Up to a minute old`,
    ),
});
