import type { StateMachine } from './stateMachine.ts';
import { lostReasons } from './tripRequest.ts';

export const tripMatchStatuses = [
  'SUGGESTED',
  'PROPOSED',
  'ACCEPTED',
  'INTRODUCED',
  'IN_CONVERSATION',
  'QUOTED',
  'BOOKED',
  'COMPLETED',
  'DECLINED',
  'EXPIRED',
  'LOST',
  'WITHDRAWN',
  'CANCELLED',
] as const;
export type TripMatchStatus = (typeof tripMatchStatuses)[number];

/** Statuses that count towards the limits of the request and of the partner. */
export const openTripMatchStatuses = [
  'PROPOSED',
  'ACCEPTED',
  'INTRODUCED',
  'IN_CONVERSATION',
  'QUOTED',
] as const satisfies readonly TripMatchStatus[];

/** Statuses between introduction and booking. */
export const introducedTripMatchStatuses = ['INTRODUCED', 'IN_CONVERSATION', 'QUOTED'] as const satisfies readonly TripMatchStatus[];

/** Statuses without automatic transitions. */
export const endedTripMatchStatuses = [
  'COMPLETED',
  'DECLINED',
  'EXPIRED',
  'LOST',
  'WITHDRAWN',
  'CANCELLED',
] as const satisfies readonly TripMatchStatus[];

export const declineReasons = ['CAPACITY', 'DATES', 'BUDGET', 'NOT_MY_DESTINATION', 'KNOWN_CLIENT', 'OTHER'] as const;

/** The states of a trip match. `agent` is an agent of the matched partner, `owner` a traveler of the request. */
export const tripMatchMachine: StateMachine<TripMatchStatus> = {
  states: tripMatchStatuses,
  initial: 'SUGGESTED',
  corrector: 'admin',
  transitions: [
    {
      from: ['SUGGESTED'],
      to: 'PROPOSED',
      who: ['care', 'admin', 'system'],
      rule: 'The partner is active, no no-compete rule applies, and the limits allow it; sets respondBy',
    },
    { from: ['SUGGESTED'], to: 'WITHDRAWN', who: ['care', 'admin', 'system'], rule: 'The suggestion is dropped' },
    {
      from: ['PROPOSED'],
      to: 'ACCEPTED',
      who: ['agent', 'system'],
      rule: 'Requires an assigned agent; automatic for partners with autoAccept',
    },
    { from: ['PROPOSED'], to: 'DECLINED', who: ['agent'], reasons: declineReasons, rule: 'Care decides on the next suggestion' },
    { from: ['PROPOSED'], to: 'EXPIRED', who: ['system'], rule: 'At respondBy; the next suggestion is proposed' },
    { from: ['PROPOSED', 'ACCEPTED'], to: 'WITHDRAWN', who: ['care', 'admin', 'system'], rule: 'Also when the request is cancelled' },
    {
      from: ['ACCEPTED'],
      to: 'INTRODUCED',
      who: ['care', 'admin', 'system'],
      rule: 'Opens a conversation, reveals contact data, and emails both sides',
    },
    { from: ['INTRODUCED'], to: 'IN_CONVERSATION', who: ['system'], rule: 'Both sides have written' },
    {
      from: ['INTRODUCED', 'IN_CONVERSATION', 'QUOTED'],
      to: 'QUOTED',
      who: ['agent'],
      rule: 'A proposal document with a price is linked; repeated for a revision',
    },
    { from: ['QUOTED'], to: 'IN_CONVERSATION', who: ['owner'], rule: 'The traveler asks for changes' },
    { from: ['QUOTED'], to: 'BOOKED', who: ['owner'], rule: 'The traveler chooses this proposal' },
    {
      from: [...introducedTripMatchStatuses],
      to: 'BOOKED',
      who: ['agent', 'care', 'admin', 'system'],
      rule: 'Agents only after a sales recording of the match is confirmed',
    },
    {
      from: [...introducedTripMatchStatuses],
      to: 'LOST',
      who: ['agent', 'owner', 'care', 'admin', 'system'],
      reasons: lostReasons,
      rule: 'The request continues with its other partners, or is closed',
    },
    {
      from: ['LOST'],
      to: 'IN_CONVERSATION',
      who: ['owner', 'care', 'admin'],
      rule: 'Within 60 days, while the request is still being planned',
    },
    {
      from: [...introducedTripMatchStatuses],
      to: 'WITHDRAWN',
      who: ['system'],
      rule: 'The request is cancelled',
    },
    { from: ['BOOKED'], to: 'CANCELLED', who: ['care', 'admin', 'system'], rule: 'The request is cancelled by care' },
    { from: ['BOOKED'], to: 'COMPLETED', who: ['system'], rule: 'After the last day of travel; the traveler is asked for a review' },
  ],
};
