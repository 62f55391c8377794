import type { StateMachine } from './stateMachine.ts';

export const contactRequestStatuses = ['NEW', 'OPEN', 'FORWARDED', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type ContactRequestStatus = (typeof contactRequestStatuses)[number];

/** The states of a message from either contact form. */
export const contactRequestMachine: StateMachine<ContactRequestStatus> = {
  states: contactRequestStatuses,
  initial: 'NEW',
  transitions: [
    { from: ['NEW'], to: 'OPEN', who: ['admin', 'care'], rule: 'Somebody has taken it on' },
    { from: ['NEW', 'OPEN'], to: 'FORWARDED', who: ['admin', 'care'], rule: 'The company joins the conversation' },
    { from: ['NEW', 'OPEN', 'FORWARDED'], to: 'ANSWERED', who: ['admin', 'care'], rule: 'Mails the answer' },
    {
      from: ['NEW', 'OPEN', 'FORWARDED', 'CLOSED'],
      to: 'ANSWERED',
      who: ['system'],
      rule: 'Our team or the company wrote in the conversation',
    },
    { from: ['OPEN', 'FORWARDED', 'ANSWERED'], to: 'CLOSED', who: ['admin', 'care'] },
    { from: ['ANSWERED'], to: 'CLOSED', who: ['system'], rule: '14 days without a word' },
    { from: ['NEW', 'OPEN'], to: 'SPAM', who: ['admin', 'care'] },
    { from: ['CLOSED', 'SPAM'], to: 'OPEN', who: ['admin', 'care'], rule: 'Reopened' },
    { from: ['ANSWERED', 'CLOSED'], to: 'OPEN', who: ['system'], rule: 'The asker wrote again' },
  ],
};
