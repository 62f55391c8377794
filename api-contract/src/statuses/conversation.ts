import type { StateMachine } from './stateMachine.ts';

export const conversationStatuses = ['ACTIVE', 'CLOSED', 'LOCKED'] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

export const lockReasons = ['DISPUTE', 'ABUSE', 'LEGAL_HOLD'] as const;

/** The states of a conversation. */
export const conversationMachine: StateMachine<ConversationStatus> = {
  states: conversationStatuses,
  initial: 'ACTIVE',
  transitions: [
    { from: ['ACTIVE'], to: 'CLOSED', who: ['system', 'care', 'admin'], rule: 'Automatically 30 days after the match ended' },
    { from: ['CLOSED'], to: 'ACTIVE', who: ['system', 'care', 'admin'], rule: 'By a new message within 180 days' },
    { from: ['ACTIVE', 'CLOSED'], to: 'LOCKED', who: ['admin'], reasons: lockReasons, rule: 'Nobody can write until it is unlocked' },
    { from: ['LOCKED'], to: 'ACTIVE', who: ['admin'], rule: 'The dispute is settled' },
  ],
};
