import type { Notice } from './notice.ts';
import type { StateMachine } from './stateMachine.ts';

export const partnerStatuses = ['APPLIED', 'VETTING', 'ONBOARDING', 'ACTIVE', 'PAUSED', 'SUSPENDED', 'TERMINATED', 'REJECTED'] as const;
export type PartnerStatus = (typeof partnerStatuses)[number];

/** Statuses in which a partner's agents have access. */
export const workingPartnerStatuses = ['ACTIVE', 'PAUSED'] as const satisfies readonly PartnerStatus[];

export const partnerRejectReasons = ['LICENCE', 'INSURANCE', 'REFERENCES', 'QUALITY', 'NO_NEED', 'NO_ANSWER', 'OTHER'] as const;
export const partnerPauseReasons = ['CAPACITY', 'HOLIDAYS', 'STAFF', 'SEASON', 'OTHER'] as const;
export const partnerSuspendReasons = ['INSURANCE_EXPIRED', 'LICENCE_EXPIRED', 'SERVICE', 'CONDUCT', 'PAYMENT', 'OTHER'] as const;
/** The record was merged into another of the same company: nobody is told that it ended. */
export const PARTNER_MERGED = 'MERGED';
export const partnerTerminateReasons = ['PARTNER_WISH', 'SERVICE', 'CONDUCT', 'PAYMENT', 'CLOSED', 'OTHER'] as const;

/** The states of a partner. */
export const partnerMachine: StateMachine<PartnerStatus> = {
  states: partnerStatuses,
  initial: 'APPLIED',
  corrector: 'admin',
  transitions: [
    { from: ['APPLIED'], to: 'VETTING', who: ['care', 'admin'], rule: 'Vetting starts' },
    {
      from: ['APPLIED', 'VETTING'],
      to: 'REJECTED',
      who: ['care', 'admin'],
      reasons: partnerRejectReasons,
      rule: 'The company is notified; it may apply again after 12 months',
    },
    {
      from: ['VETTING'],
      to: 'ONBOARDING',
      who: ['care', 'admin'],
      rule: 'All vetting criteria are answered, the insurance is valid, an INSURANCE and a LICENCE are verified',
    },
    {
      from: ['ONBOARDING'],
      to: 'ACTIVE',
      who: ['care', 'admin'],
      rule: 'Contract signed and filed, a country, an enabled agent, the profile published, the commission rate set',
    },
    {
      from: ['ACTIVE'],
      to: 'PAUSED',
      who: ['leadAgent', 'care', 'admin'],
      reasons: partnerPauseReasons,
      reasonOptional: true,
      rule: 'No new matches until pausedUntil; open matches continue',
    },
    { from: ['PAUSED'], to: 'ACTIVE', who: ['leadAgent', 'care', 'admin', 'system'], rule: 'Automatically on pausedUntil' },
    {
      from: ['ACTIVE', 'PAUSED'],
      to: 'SUSPENDED',
      who: ['admin', 'system'],
      reasons: partnerSuspendReasons,
      rule: 'Proposed matches are withdrawn and its agents lose access; automatically 14 days after the insurance expired',
    },
    { from: ['SUSPENDED'], to: 'ACTIVE', who: ['admin'], rule: 'Its agents regain access; the insurance must be valid' },
    {
      from: ['ACTIVE', 'PAUSED', 'SUSPENDED'],
      to: 'TERMINATED',
      who: ['admin'],
      reasons: partnerTerminateReasons,
      rule: 'Requires that no trip is booked; proposed matches are withdrawn and its agents lose access',
    },
    { from: ['REJECTED', 'TERMINATED'], to: 'APPLIED', who: ['admin'], rule: 'After 12 months' },
  ],
};

/** Templates of the mails about the status of a partner: to its address, to all its agents, and to travelers who plan or have booked with it. */
export type PartnerMail =
  'partner-applied' | 'partner-vetting' | 'partner-approved' | 'partner-active' | 'partner-declined' | 'partner-paused' | 'partner-resumed';
export type PartnerAgentsMail = 'partner-suspended' | 'partner-terminated';
type PartnerMails = { traveler: 'company-unavailable'; agents: PartnerAgentsMail; partner: PartnerMail };

/** Who hears of the moves of a partner. Whoever applies by the contact form has a receipt. */
export const partnerNotices: readonly Notice<PartnerStatus, PartnerMails>[] = [
  { to: 'APPLIED', partner: 'partner-applied', owner: 'partner.applied' },
  { to: 'VETTING', partner: 'partner-vetting', owner: 'partner.vetting' },
  { to: 'ONBOARDING', partner: 'partner-approved', owner: 'partner.onboarding' },
  { to: 'ACTIVE', from: ['ONBOARDING'], partner: 'partner-active', owner: 'partner.active' },
  { to: 'REJECTED', partner: 'partner-declined', owner: 'partner.rejected' },
  { to: 'PAUSED', partner: 'partner-paused', owner: 'partner.paused' },
  { to: 'ACTIVE', from: ['PAUSED', 'SUSPENDED'], partner: 'partner-resumed', owner: 'partner.resumed' },
  { to: 'SUSPENDED', traveler: 'company-unavailable', agents: 'partner-suspended', owner: 'partner.suspended' },
  {
    to: 'TERMINATED',
    unless: [PARTNER_MERGED],
    traveler: 'company-unavailable',
    agents: 'partner-terminated',
    owner: 'partner.terminated',
  },
];
