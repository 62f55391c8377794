import type { StateMachine } from './stateMachine.ts';

export const emailStatuses = ['QUEUED', 'SENT', 'FAILED', 'SUPPRESSED', 'CANCELLED', 'BOUNCED'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** The states of an email. */
export const emailMachine: StateMachine<EmailStatus> = {
  states: emailStatuses,
  initial: 'QUEUED',
  transitions: [
    { from: ['QUEUED'], to: 'SENT', who: ['system'], rule: 'The mail server accepted it' },
    { from: ['QUEUED'], to: 'FAILED', who: ['system'], rule: 'Rejected five times, or its data does not match the template' },
    { from: ['QUEUED'], to: 'SUPPRESSED', who: ['system'], rule: 'The person opted out, or emails to the address bounced' },
    { from: ['QUEUED'], to: 'CANCELLED', who: ['system'], rule: 'The template was deactivated before it was sent' },
    { from: ['SENT'], to: 'BOUNCED', who: ['system'], rule: 'It came back; the address gets no mail until our team lifts it' },
  ],
};
