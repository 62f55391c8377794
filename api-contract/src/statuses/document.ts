import type { StateMachine } from './machine.ts';

export const documentStatuses = ['PENDING_UPLOAD', 'SCANNING', 'AVAILABLE', 'QUARANTINED', 'SUPERSEDED', 'DELETED', 'PURGED'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

const keepers = ['owner', 'agent', 'care', 'admin'] as const;

/** The life of a document and its file. */
export const documentMachine: StateMachine<DocumentStatus> = {
  states: documentStatuses,
  initial: 'PENDING_UPLOAD',
  moves: [
    { from: ['PENDING_UPLOAD'], to: 'SCANNING', who: keepers, rule: 'The bytes have arrived and are what they were said to be' },
    { from: ['SCANNING'], to: 'AVAILABLE', who: ['system'], rule: 'Nothing was found; the version it replaces is superseded' },
    { from: ['SCANNING'], to: 'QUARANTINED', who: ['system'], rule: 'The scanner found something; nobody can download it' },
    { from: ['AVAILABLE'], to: 'SUPERSEDED', who: ['system'], rule: 'A newer version is available' },
    {
      from: ['PENDING_UPLOAD', 'AVAILABLE', 'SUPERSEDED', 'QUARANTINED'],
      to: 'DELETED',
      who: keepers,
      rule: 'Into the trash, for 30 days',
    },
    { from: ['DELETED'], to: 'AVAILABLE', who: ['care', 'admin'], rule: 'Back out of the trash' },
    { from: ['PENDING_UPLOAD'], to: 'PURGED', who: ['system'], rule: 'Never uploaded within a day' },
    {
      from: ['AVAILABLE', 'SUPERSEDED', 'QUARANTINED', 'DELETED'],
      to: 'PURGED',
      who: ['system'],
      rule: 'Past its time, or 30 days in the trash; the file is gone',
    },
  ],
};
