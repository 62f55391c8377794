import type { StateMachine } from './stateMachine.ts';

export const privacyRequestStatuses = ['RECEIVED', 'CONFIRMED', 'HELD', 'RUNNING', 'DONE', 'REFUSED', 'CANCELLED'] as const;
export type PrivacyRequestStatus = (typeof privacyRequestStatuses)[number];

/** Why a request waits. */
export const privacyHoldReasons = ['LEGAL_HOLD', 'BOOKED_TRIP'] as const;
/** Why a request is refused. */
export const privacyRefusalReasons = ['NOT_THE_PERSON', 'NO_DATA', 'EXCESSIVE', 'LEGAL_DUTY'] as const;

/** What the links in mails about a request do: confirm an erasure or a copy, call either off, download the copy. */
export const privacyLinkKinds = ['erase', 'copy', 'cancel', 'download'] as const;
export type PrivacyLinkKind = (typeof privacyLinkKinds)[number];

/** The states of a request for a copy or the erasure of personal data. `owner` is whoever holds the mailed link. */
export const privacyRequestMachine: StateMachine<PrivacyRequestStatus> = {
  states: privacyRequestStatuses,
  initial: 'RECEIVED',
  transitions: [
    {
      from: ['RECEIVED'],
      to: 'CONFIRMED',
      who: ['owner'],
      rule: 'By the mailed link, within 72 hours; for an erasure the account is closed and open requests are cancelled at once',
    },
    {
      from: ['CONFIRMED'],
      to: 'HELD',
      who: ['system'],
      reasons: privacyHoldReasons,
      rule: 'An erasure waits for the end of a legal hold, or of a booked trip',
    },
    { from: ['HELD'], to: 'CONFIRMED', who: ['system'], rule: 'Nothing holds it any more' },
    { from: ['CONFIRMED'], to: 'RUNNING', who: ['system'], rule: 'An erasure seven days after it was confirmed, a copy at once' },
    { from: ['RUNNING'], to: 'DONE', who: ['system'] },
    {
      from: ['RECEIVED', 'CONFIRMED', 'HELD'],
      to: 'REFUSED',
      who: ['admin'],
      reasons: privacyRefusalReasons,
      rule: 'The person is told by email',
    },
    {
      from: ['RECEIVED', 'CONFIRMED', 'HELD'],
      to: 'CANCELLED',
      who: ['owner', 'system'],
      rule: 'By the mailed link, which opens the account again; by itself when it is not confirmed in time',
    },
  ],
};
