import type { StateMachine } from './stateMachine.ts';

export const contactRequestStatuses = ['NEW', 'OPEN', 'FORWARDED', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type ContactRequestStatus = (typeof contactRequestStatuses)[number];

/** The states of a message from either contact form. */
export const contactRequestMachine: StateMachine<ContactRequestStatus> = {
  states: contactRequestStatuses,
  initial: 'NEW',
  transitions: [
    { from: ['NEW'], to: 'OPEN', who: ['admin', 'care'], rule: 'Somebody has taken it on' },
    { from: ['NEW', 'OPEN'], to: 'FORWARDED', who: ['admin', 'care'], rule: 'Visible to the company it is for' },
    { from: ['NEW', 'OPEN', 'FORWARDED'], to: 'ANSWERED', who: ['admin', 'care'], rule: 'Requires answer' },
    { from: ['OPEN', 'FORWARDED', 'ANSWERED'], to: 'CLOSED', who: ['admin', 'care'] },
    { from: ['NEW', 'OPEN'], to: 'SPAM', who: ['admin', 'care'] },
    { from: ['CLOSED', 'SPAM'], to: 'OPEN', who: ['admin', 'care'], rule: 'Reopened' },
  ],
};
