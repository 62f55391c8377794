import type { Notice } from './notice.ts';
import type { StateMachine } from './stateMachine.ts';

export const changeRequestStatuses = ['PENDING', 'REQUIRES_ACTION', 'CONFIRMED', 'DECLINED', 'CANCELLED'] as const;
export type ChangeRequestStatus = (typeof changeRequestStatuses)[number];

/** Statuses that still await a decision or an answer. */
export const openChangeRequestStatuses = ['PENDING', 'REQUIRES_ACTION'] as const satisfies readonly ChangeRequestStatus[];

/** The states of a change request. */
export const changeRequestMachine: StateMachine<ChangeRequestStatus> = {
  states: changeRequestStatuses,
  initial: 'PENDING',
  transitions: [
    { from: ['PENDING'], to: 'REQUIRES_ACTION', who: ['care', 'publisher', 'admin'], rule: 'requiresActionReason states what is missing' },
    { from: ['REQUIRES_ACTION'], to: 'PENDING', who: ['leadAgent', 'care', 'publisher', 'admin'], rule: 'The partner answered' },
    { from: ['PENDING', 'REQUIRES_ACTION'], to: 'CONFIRMED', who: ['care', 'publisher', 'admin'], rule: 'The changes are applied' },
    { from: ['PENDING', 'REQUIRES_ACTION'], to: 'DECLINED', who: ['care', 'publisher', 'admin'], rule: 'declinedReason states why' },
    { from: ['PENDING', 'REQUIRES_ACTION'], to: 'CANCELLED', who: ['leadAgent', 'admin'], rule: 'The partner withdrew it' },
  ],
};

/** Who hears of the moves of a change request: the lead agents of the company. */
export const changeRequestNotices: readonly Notice<ChangeRequestStatus, { agents: 'change-decided' }>[] = [
  { to: ['CONFIRMED', 'DECLINED'], agents: 'change-decided' },
];
