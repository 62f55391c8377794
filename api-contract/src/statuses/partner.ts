import type { StateMachine } from './machine.ts';

export const partnerStatuses = ['APPLIED', 'VETTING', 'ONBOARDING', 'ACTIVE', 'PAUSED', 'SUSPENDED', 'TERMINATED', 'REJECTED'] as const;
export type PartnerStatus = (typeof partnerStatuses)[number];

/** Statuses in which the people of a partner work with us. */
export const workingPartnerStatuses = ['ACTIVE', 'PAUSED'] as const satisfies readonly PartnerStatus[];

export const partnerRejectReasons = ['LICENCE', 'INSURANCE', 'REFERENCES', 'QUALITY', 'NO_NEED', 'NO_ANSWER', 'OTHER'] as const;
export const partnerPauseReasons = ['CAPACITY', 'HOLIDAYS', 'STAFF', 'SEASON', 'OTHER'] as const;
export const partnerSuspendReasons = ['INSURANCE_EXPIRED', 'LICENCE_EXPIRED', 'SERVICE', 'CONDUCT', 'PAYMENT', 'OTHER'] as const;
export const partnerTerminateReasons = ['PARTNER_WISH', 'SERVICE', 'CONDUCT', 'PAYMENT', 'CLOSED', 'OTHER'] as const;

/** The life of a partner company with us. */
export const partnerMachine: StateMachine<PartnerStatus> = {
  states: partnerStatuses,
  initial: 'APPLIED',
  corrector: 'admin',
  moves: [
    { from: ['APPLIED'], to: 'VETTING', who: ['care', 'admin'], rule: 'We look at the company' },
    {
      from: ['APPLIED', 'VETTING'],
      to: 'REJECTED',
      who: ['care', 'admin'],
      reasons: partnerRejectReasons,
      rule: 'The company is told; it may apply again after 12 months',
    },
    {
      from: ['VETTING'],
      to: 'ONBOARDING',
      who: ['care', 'admin'],
      rule: 'All vetting criteria are answered and the insurance is valid',
    },
    {
      from: ['ONBOARDING'],
      to: 'ACTIVE',
      who: ['care', 'admin'],
      rule: 'Contract signed, a country, an enabled agent, the profile published, the commission rate set',
    },
    {
      from: ['ACTIVE'],
      to: 'PAUSED',
      who: ['leadAgent', 'care', 'admin'],
      reasons: partnerPauseReasons,
      reasonOptional: true,
      rule: 'No new matches until pausedUntil; open ones continue',
    },
    { from: ['PAUSED'], to: 'ACTIVE', who: ['leadAgent', 'care', 'admin', 'system'], rule: 'By itself on the day pausedUntil' },
    {
      from: ['ACTIVE', 'PAUSED'],
      to: 'SUSPENDED',
      who: ['admin', 'system'],
      reasons: partnerSuspendReasons,
      rule: 'Proposed matches are withdrawn, the rights of its agents end; by itself 14 days after the insurance expired',
    },
    { from: ['SUSPENDED'], to: 'ACTIVE', who: ['admin'], rule: 'The rights of its agents come back; the insurance must be valid' },
    {
      from: ['ACTIVE', 'PAUSED', 'SUSPENDED'],
      to: 'TERMINATED',
      who: ['admin'],
      reasons: partnerTerminateReasons,
      rule: 'No booked trip may be left; proposed matches are withdrawn, the rights of its agents end',
    },
    { from: ['REJECTED', 'TERMINATED'], to: 'APPLIED', who: ['admin'], rule: 'After 12 months' },
  ],
};
