import type { StateMachine } from './machine.ts';

export const userStatuses = ['PENDING', 'ENABLED', 'DISABLED'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** The life of an account. `owner` is the person of the account; care moves travelers only, lead agents those of their company. */
export const userMachine: StateMachine<UserStatus> = {
  states: userStatuses,
  initial: 'PENDING',
  moves: [
    {
      from: ['PENDING'],
      to: 'ENABLED',
      who: ['admin', 'system'],
      rule: 'The address is proven: by a link or code we mailed, by single sign-on, or on an administrator’s word',
    },
    { from: ['PENDING'], to: 'DISABLED', who: ['admin', 'system'], rule: 'An invitation nobody followed for 90 days ends so' },
    {
      from: ['ENABLED'],
      to: 'DISABLED',
      who: ['admin', 'care', 'leadAgent', 'owner', 'system'],
      rule: 'All sessions, tokens and links end at once; open work goes to others; never the last administrator',
    },
    { from: ['DISABLED'], to: 'ENABLED', who: ['admin'], rule: 'The old password is gone; a link to choose a new one is mailed' },
    { from: ['DISABLED'], to: 'PENDING', who: ['admin'], rule: 'Invited anew' },
  ],
};
