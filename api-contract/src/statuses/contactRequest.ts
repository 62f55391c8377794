import type { StateMachine } from './machine.ts';

export const contactRequestStatuses = ['NEW', 'OPEN', 'FORWARDED', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type ContactRequestStatus = (typeof contactRequestStatuses)[number];

/** The life of a message from the contact forms, of travellers and of companies alike. */
export const contactRequestMachine: StateMachine<ContactRequestStatus> = {
  states: contactRequestStatuses,
  initial: 'NEW',
  moves: [
    { from: ['NEW'], to: 'OPEN', who: ['admin', 'care'], rule: 'Somebody looks after it' },
    { from: ['NEW', 'OPEN'], to: 'FORWARDED', who: ['admin', 'care'], rule: 'The company it is for reads it' },
    { from: ['NEW', 'OPEN', 'FORWARDED'], to: 'ANSWERED', who: ['admin', 'care'], rule: 'Needs the answer' },
    { from: ['OPEN', 'FORWARDED', 'ANSWERED'], to: 'CLOSED', who: ['admin', 'care'] },
    { from: ['NEW', 'OPEN'], to: 'SPAM', who: ['admin', 'care'] },
    { from: ['CLOSED', 'SPAM'], to: 'OPEN', who: ['admin', 'care'], rule: 'Reopened' },
  ],
};
