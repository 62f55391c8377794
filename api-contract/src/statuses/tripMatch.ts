import type { StateMachine } from './machine.ts';
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

/** Statuses that take one of the places a request has for partners, and one of the places a partner has for matches. */
export const openTripMatchStatuses = [
  'PROPOSED',
  'ACCEPTED',
  'INTRODUCED',
  'IN_CONVERSATION',
  'QUOTED',
] as const satisfies readonly TripMatchStatus[];

/** Statuses in which traveller and partner know each other and nothing is booked. */
export const talkingTripMatchStatuses = ['INTRODUCED', 'IN_CONVERSATION', 'QUOTED'] as const satisfies readonly TripMatchStatus[];

/** Statuses from which a match goes nowhere by itself. */
export const endedTripMatchStatuses = [
  'COMPLETED',
  'DECLINED',
  'EXPIRED',
  'LOST',
  'WITHDRAWN',
  'CANCELLED',
] as const satisfies readonly TripMatchStatus[];

export const declineReasons = ['CAPACITY', 'DATES', 'BUDGET', 'NOT_MY_DESTINATION', 'KNOWN_CLIENT', 'OTHER'] as const;

/** The life of a trip match. `agent` is an agent of the matched company, `owner` a traveller of the request. */
export const tripMatchMachine: StateMachine<TripMatchStatus> = {
  states: tripMatchStatuses,
  initial: 'SUGGESTED',
  corrector: 'admin',
  moves: [
    {
      from: ['SUGGESTED'],
      to: 'PROPOSED',
      who: ['care', 'admin', 'system'],
      rule: 'The partner is active, competes with no other of the request, and a place is free; respondBy is set',
    },
    { from: ['SUGGESTED'], to: 'WITHDRAWN', who: ['care', 'admin', 'system'], rule: 'Not a good idea after all' },
    { from: ['PROPOSED'], to: 'ACCEPTED', who: ['agent', 'system'], rule: 'An agent is assigned; by itself for partners that accept all' },
    { from: ['PROPOSED'], to: 'DECLINED', who: ['agent'], reasons: declineReasons, rule: 'The next suggestion is for care' },
    { from: ['PROPOSED'], to: 'EXPIRED', who: ['system'], rule: 'At respondBy; the next suggestion is proposed' },
    { from: ['PROPOSED', 'ACCEPTED'], to: 'WITHDRAWN', who: ['care', 'admin', 'system'], rule: 'Also when the request is cancelled' },
    {
      from: ['ACCEPTED'],
      to: 'INTRODUCED',
      who: ['care', 'admin', 'system'],
      rule: 'A conversation opens, contact data is shown, both get a mail',
    },
    { from: ['INTRODUCED'], to: 'IN_CONVERSATION', who: ['system'], rule: 'Both sides have written' },
    {
      from: ['INTRODUCED', 'IN_CONVERSATION', 'QUOTED'],
      to: 'QUOTED',
      who: ['agent'],
      rule: 'A proposal document with a price is linked; again: a revision',
    },
    { from: ['QUOTED'], to: 'IN_CONVERSATION', who: ['owner'], rule: 'The traveller asks for changes' },
    { from: ['QUOTED'], to: 'BOOKED', who: ['owner'], rule: 'The traveller chooses this proposal' },
    {
      from: [...talkingTripMatchStatuses],
      to: 'BOOKED',
      who: ['agent', 'care', 'admin', 'system'],
      rule: 'Agents: once a sales recording of the match is confirmed',
    },
    {
      from: [...talkingTripMatchStatuses],
      to: 'LOST',
      who: ['agent', 'owner', 'care', 'admin', 'system'],
      reasons: lostReasons,
      rule: 'The request goes on with its other partners, or is closed',
    },
    {
      from: ['LOST'],
      to: 'IN_CONVERSATION',
      who: ['owner', 'care', 'admin'],
      rule: 'Within 60 days, while the request is still being planned',
    },
    {
      from: [...talkingTripMatchStatuses],
      to: 'WITHDRAWN',
      who: ['system'],
      rule: 'The request is cancelled',
    },
    { from: ['BOOKED'], to: 'CANCELLED', who: ['care', 'admin', 'system'], rule: 'The request is cancelled by care' },
    { from: ['BOOKED'], to: 'COMPLETED', who: ['system'], rule: 'After the last day of travel; the traveller is asked for a review' },
  ],
};
