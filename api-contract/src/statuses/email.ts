import type { StateMachine } from './machine.ts';

export const emailStatuses = ['QUEUED', 'SENT', 'FAILED', 'SUPPRESSED', 'CANCELLED'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** The life of a mail. */
export const emailMachine: StateMachine<EmailStatus> = {
  states: emailStatuses,
  initial: 'QUEUED',
  moves: [
    { from: ['QUEUED'], to: 'SENT', who: ['system'], rule: 'The mail server took it' },
    { from: ['QUEUED'], to: 'FAILED', who: ['system'], rule: 'Refused five times, or its data does not fill the template' },
    { from: ['QUEUED'], to: 'SUPPRESSED', who: ['system'], rule: 'The person wants no mail, or mails to the address came back' },
    { from: ['QUEUED'], to: 'CANCELLED', who: ['system'], rule: 'The template was switched off before it was sent' },
  ],
};
