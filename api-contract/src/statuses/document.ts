import type { Notice } from './notice.ts';
import type { StateMachine } from './stateMachine.ts';

export const documentStatuses = ['PENDING_UPLOAD', 'SCANNING', 'AVAILABLE', 'QUARANTINED', 'SUPERSEDED', 'DELETED', 'PURGED'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

const managers = ['owner', 'agent', 'care', 'admin'] as const;

/** The states of a document and its file. */
export const documentMachine: StateMachine<DocumentStatus> = {
  states: documentStatuses,
  initial: 'PENDING_UPLOAD',
  transitions: [
    { from: ['PENDING_UPLOAD'], to: 'SCANNING', who: managers, rule: 'The file was uploaded and matches its declaration' },
    { from: ['SCANNING'], to: 'AVAILABLE', who: ['system'], rule: 'The scan found nothing; the document it replaces becomes SUPERSEDED' },
    { from: ['SCANNING'], to: 'QUARANTINED', who: ['system'], rule: 'The scanner found something; nobody can download it' },
    { from: ['AVAILABLE'], to: 'SUPERSEDED', who: ['system'], rule: 'A newer version is available' },
    {
      from: ['PENDING_UPLOAD', 'AVAILABLE', 'SUPERSEDED', 'QUARANTINED'],
      to: 'DELETED',
      who: managers,
      rule: 'In the trash for 30 days',
    },
    { from: ['DELETED'], to: 'AVAILABLE', who: ['care', 'admin'], rule: 'Restored from the trash' },
    { from: ['PENDING_UPLOAD'], to: 'PURGED', who: ['system'], rule: 'Not uploaded within a day' },
    {
      from: ['AVAILABLE', 'SUPERSEDED', 'QUARANTINED', 'DELETED'],
      to: 'PURGED',
      who: ['system'],
      rule: 'Retention period over, or 30 days in the trash; the file is deleted',
    },
  ],
};

/** Who hears of the moves of a document: the traveler or the agent who uploaded it. */
export const documentNotices: readonly Notice<DocumentStatus, { traveler: 'document-rejected' }>[] = [
  { to: 'QUARANTINED', traveler: 'document-rejected' },
];
