import type { StateMachine } from './machine.ts';

export const changeRequestStatuses = ['PENDING', 'REQUIRES_ACTION', 'CONFIRMED', 'DECLINED', 'CANCELLED'] as const;
export type ChangeRequestStatus = (typeof changeRequestStatuses)[number];

/** Statuses in which it still waits for somebody. */
export const openChangeRequestStatuses = ['PENDING', 'REQUIRES_ACTION'] as const satisfies readonly ChangeRequestStatus[];

/** From a partner's wish to our decision. */
export const changeRequestMachine: StateMachine<ChangeRequestStatus> = {
  states: changeRequestStatuses,
  initial: 'PENDING',
  moves: [
    { from: ['PENDING'], to: 'REQUIRES_ACTION', who: ['care', 'publisher', 'admin'], rule: 'requiresActionReason says what is missing' },
    { from: ['REQUIRES_ACTION'], to: 'PENDING', who: ['leadAgent', 'care', 'publisher', 'admin'], rule: 'The partner answered' },
    { from: ['PENDING', 'REQUIRES_ACTION'], to: 'CONFIRMED', who: ['care', 'publisher', 'admin'], rule: 'The changes are made' },
    { from: ['PENDING', 'REQUIRES_ACTION'], to: 'DECLINED', who: ['care', 'publisher', 'admin'], rule: 'declinedReason says why' },
    { from: ['PENDING', 'REQUIRES_ACTION'], to: 'CANCELLED', who: ['leadAgent', 'admin'], rule: 'The partner took it back' },
  ],
};
