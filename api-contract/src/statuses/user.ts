import type { Notice } from './notice.ts';
import type { StateMachine } from './stateMachine.ts';

export const userStatuses = ['PENDING', 'ENABLED', 'DISABLED'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** The states of an account. `owner` is its person; care acts on travelers only, lead agents on the agents of their company. */
export const userMachine: StateMachine<UserStatus> = {
  states: userStatuses,
  initial: 'PENDING',
  transitions: [
    {
      from: ['PENDING'],
      to: 'ENABLED',
      who: ['admin', 'system'],
      rule: 'The email address is verified: by an emailed link or code, by single sign-on, or by an administrator',
    },
    { from: ['PENDING'], to: 'DISABLED', who: ['admin', 'system'], rule: 'Invitation not accepted for 90 days' },
    {
      from: ['ENABLED'],
      to: 'DISABLED',
      who: ['admin', 'care', 'leadAgent', 'owner', 'system'],
      rule: 'Sessions, tokens and links are revoked at once, open work is reassigned; not possible for the last administrator',
    },
    {
      from: ['DISABLED'],
      to: 'ENABLED',
      who: ['admin', 'system'],
      rule: 'By an administrator, or when an erasure is called off; the old password is deleted and a link to choose a new one is emailed',
    },
    { from: ['DISABLED'], to: 'PENDING', who: ['admin'], rule: 'Invited again' },
  ],
};

/** Who hears of the moves of an account: its person, and the administrators. Of a new link or code, the person hears with that. */
export const userNotices: readonly Notice<UserStatus, { traveler: 'user-disabled' }>[] = [
  { to: 'DISABLED', from: ['ENABLED'], by: ['traveler', 'agent', 'staff'], traveler: 'user-disabled', administrators: 'user.disabled' },
  { to: ['ENABLED', 'PENDING'], from: ['DISABLED'], administrators: 'user.enabled' },
];
