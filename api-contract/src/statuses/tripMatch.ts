import type { Notice } from './notice.ts';
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

/** Why care withdraws a match. */
export const withdrawReasons = ['UNSUITABLE', 'CAPACITY', 'TRAVELER_WISH', 'ERROR'] as const;
/** The partner was suspended, or the work with it ended: the reason of matches that are withdrawn for it. */
export const PARTNER_UNAVAILABLE = 'PARTNER_UNAVAILABLE';
/** Ends after which care may suggest the partner again. */
export const repeatableTripMatchStatuses = ['DECLINED', 'EXPIRED', 'WITHDRAWN'] as const satisfies readonly TripMatchStatus[];

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
    { from: ['PROPOSED', 'ACCEPTED', ...introducedTripMatchStatuses], to: 'WITHDRAWN', who: ['system'], rule: 'The request is cancelled' },
    {
      from: ['PROPOSED', 'ACCEPTED', ...introducedTripMatchStatuses],
      to: 'WITHDRAWN',
      who: ['care', 'admin'],
      reasons: withdrawReasons,
      reasonOptional: true,
      rule: 'The agents are notified, and after the introduction the traveler',
    },
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
      from: [...repeatableTripMatchStatuses],
      to: 'SUGGESTED',
      who: ['care', 'admin'],
      rule: 'The note states why the partner is asked again; the request is still being planned',
    },
    { from: ['BOOKED'], to: 'CANCELLED', who: ['care', 'admin', 'system'], rule: 'The request is cancelled by care' },
    { from: ['BOOKED'], to: 'COMPLETED', who: ['system'], rule: 'After the last day of travel; the traveler is asked for a review' },
  ],
};

/** Templates of the mails about a match to the traveler. */
export type TravelerMatchMail = 'introduction-traveler' | 'proposal-ready' | 'booking-congratulations' | 'match-ended';

/** Templates of the mails about a match to its agents. */
export type AgentMatchMail =
  | 'match-proposed'
  | 'match-expired'
  | 'introduction-agent'
  | 'changes-asked'
  | 'match-lost'
  | 'match-reopened'
  | 'match-withdrawn'
  | 'booking-partner'
  | 'booking-cancelled-partner';

const introduced = introducedTripMatchStatuses;

/** Who hears of the moves of a match: agents from PROPOSED on, travelers from INTRODUCED on. The review is invited by a job. */
export const tripMatchNotices: readonly Notice<TripMatchStatus, { traveler: TravelerMatchMail; agents: AgentMatchMail }>[] = [
  { to: 'PROPOSED', agents: 'match-proposed' },
  { to: 'ACCEPTED', owner: 'match.accepted' },
  { to: 'DECLINED', owner: 'match.declined' },
  { to: 'EXPIRED', agents: 'match-expired', owner: 'match.expired' },
  { to: 'INTRODUCED', traveler: 'introduction-traveler', agents: 'introduction-agent' },
  { to: 'QUOTED', traveler: 'proposal-ready' },
  { to: 'IN_CONVERSATION', from: ['QUOTED'], agents: 'changes-asked' },
  { to: 'LOST', by: ['agent'], traveler: 'match-ended', owner: 'match.lost' },
  { to: 'LOST', by: ['traveler'], agents: 'match-lost', owner: 'match.lost' },
  { to: 'LOST', by: ['staff', 'system'], agents: 'match-lost' },
  { to: 'IN_CONVERSATION', from: ['LOST'], agents: 'match-reopened', owner: 'match.reopened' },
  { to: 'WITHDRAWN', from: ['PROPOSED', 'ACCEPTED'], unless: [PARTNER_UNAVAILABLE], agents: 'match-withdrawn' },
  { to: 'WITHDRAWN', from: introduced, by: ['staff'], traveler: 'match-ended', agents: 'match-withdrawn' },
  { to: 'WITHDRAWN', from: introduced, by: ['system'], agents: 'match-withdrawn' },
  { to: 'BOOKED', traveler: 'booking-congratulations', agents: 'booking-partner', owner: 'match.booked' },
  { to: 'CANCELLED', agents: 'booking-cancelled-partner' },
];
