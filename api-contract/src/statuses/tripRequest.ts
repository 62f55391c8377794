import type { Notice } from './notice.ts';
import type { StateMachine } from './stateMachine.ts';

export const tripRequestStatuses = [
  'DRAFT',
  'PENDING',
  'SCREENING',
  'NEEDS_INFO',
  'QUALIFIED',
  'MATCHED',
  'PLANNING',
  'BOOKED',
  'TRAVELING',
  'COMPLETED',
  'ON_HOLD',
  'CLOSED_LOST',
  'CANCELLED',
  'REJECTED',
  'DUPLICATE',
  'EXPIRED',
] as const;
export type TripRequestStatus = (typeof tripRequestStatuses)[number];

/** Statuses of a request that can still lead to a booking. */
export const openTripRequestStatuses = [
  'PENDING',
  'SCREENING',
  'NEEDS_INFO',
  'QUALIFIED',
  'MATCHED',
  'PLANNING',
  'ON_HOLD',
] as const satisfies readonly TripRequestStatus[];

export const rejectReasons = ['SPAM', 'OUT_OF_SCOPE', 'NOT_SERVED', 'FRAUD', 'UNDERAGE'] as const;
export const lostReasons = [
  'PRICE',
  'DESTINATION_CHANGED',
  'BOOKED_ELSEWHERE',
  'BOOKED_SELF',
  'NO_RESPONSE',
  'POSTPONED',
  'CHOSE_OTHER',
  'SERVICE',
] as const;
export const cancelReasons = ['CHANGED_MIND', 'DATES', 'BUDGET', 'HEALTH', 'BOOKED_ELSEWHERE', 'OTHER'] as const;

/** The states of a trip request. */
export const tripRequestMachine: StateMachine<TripRequestStatus> = {
  states: tripRequestStatuses,
  initial: 'DRAFT',
  corrector: 'admin',
  transitions: [
    {
      from: ['DRAFT'],
      to: 'PENDING',
      who: ['owner', 'anonymous', 'care', 'admin'],
      rule: 'Requires a complete identity; the request is scored and a confirmation emailed',
    },
    { from: ['DRAFT'], to: 'EXPIRED', who: ['system'], rule: 'After 30 days; personal data erased' },
    {
      from: ['PENDING'],
      to: 'SCREENING',
      who: ['care', 'system'],
      rule: 'Automatically if the score is at least 40 and there is no risk flag; without an assignee, care who moves it keeps it',
    },
    {
      from: ['PENDING', 'SCREENING'],
      to: 'REJECTED',
      who: ['care'],
      reasons: rejectReasons,
      rule: 'The traveler is notified, except for SPAM and FRAUD',
    },
    { from: ['PENDING', 'SCREENING'], to: 'DUPLICATE', who: ['care', 'system'], rule: 'duplicateOfId refers to the other request' },
    { from: ['SCREENING'], to: 'NEEDS_INFO', who: ['care'], rule: 'The question is emailed; reminders on day 2 and 5' },
    { from: ['NEEDS_INFO'], to: 'SCREENING', who: ['care', 'owner'], rule: 'The traveler answered' },
    { from: ['NEEDS_INFO'], to: 'EXPIRED', who: ['system'], rule: 'On day 14' },
    { from: ['SCREENING'], to: 'QUALIFIED', who: ['care', 'system'], rule: 'Automatically when all criteria of stage BEFORE_MATCH pass' },
    { from: ['QUALIFIED'], to: 'MATCHED', who: ['care', 'system'], rule: 'First match proposed' },
    { from: ['MATCHED'], to: 'PLANNING', who: ['system'], rule: 'First introduction; the traveler can no longer edit' },
    { from: ['MATCHED'], to: 'QUALIFIED', who: ['system'], rule: 'All matches declined or expired' },
    { from: ['PLANNING'], to: 'BOOKED', who: ['system'], rule: 'A match is booked; the others become LOST' },
    {
      from: ['PLANNING'],
      to: 'CLOSED_LOST',
      who: ['care', 'system'],
      reasons: lostReasons,
      rule: 'All matches ended, or 60 days of silence',
    },
    { from: ['QUALIFIED', 'MATCHED', 'PLANNING'], to: 'ON_HOLD', who: ['care', 'owner'], rule: 'Pauses the deadlines of the matches' },
    { from: ['ON_HOLD'], to: 'QUALIFIED', who: ['care', 'owner'], rule: 'Only back to the status before ON_HOLD' },
    { from: ['ON_HOLD'], to: 'MATCHED', who: ['care', 'owner'], rule: 'Only back to the status before ON_HOLD' },
    { from: ['ON_HOLD'], to: 'PLANNING', who: ['care', 'owner'], rule: 'Only back to the status before ON_HOLD' },
    {
      from: ['DRAFT', ...openTripRequestStatuses],
      to: 'CANCELLED',
      who: ['owner'],
      reasons: cancelReasons,
      reasonOptional: true,
      rule: 'Matches are withdrawn',
    },
    { from: ['DRAFT', ...openTripRequestStatuses], to: 'CANCELLED', who: ['care'], reasons: cancelReasons, rule: 'Matches are withdrawn' },
    {
      from: ['BOOKED'],
      to: 'CANCELLED',
      who: ['care', 'admin'],
      reasons: cancelReasons,
      rule: 'Requires a CANCELLATION sales recording',
    },
    { from: ['BOOKED'], to: 'TRAVELING', who: ['system'], rule: 'On the day of departure' },
    { from: ['TRAVELING'], to: 'COMPLETED', who: ['system'], rule: 'On the day of return' },
    {
      from: ['CANCELLED', 'CLOSED_LOST', 'EXPIRED'],
      to: 'SCREENING',
      who: ['owner', 'care'],
      rule: 'Reopened; by the traveler within 90 days',
    },
    { from: ['REJECTED', 'DUPLICATE'], to: 'SCREENING', who: ['care'], rule: 'Correction' },
  ],
};

/** Templates of the mails about a trip request to its traveler. */
export type TripRequestMail =
  | 'trip-request-received'
  | 'trip-request-question'
  | 'trip-request-declined'
  | 'request-duplicate'
  | 'still-searching'
  | 'request-on-hold'
  | 'request-resumed'
  | 'request-cancelled'
  | 'booking-cancelled'
  | 'request-closed'
  | 'request-expired'
  | 'request-reopened';

/** Templates of the mails to the agents of its open matches. */
export type HoldMail = 'match-on-hold' | 'match-resumed';

/** Who hears of the moves of a trip request. Of what ends its matches with it, their agents hear by the notices of matches. */
export const tripRequestNotices: readonly Notice<TripRequestStatus, { traveler: TripRequestMail; agents: HoldMail }>[] = [
  { to: 'PENDING', from: ['DRAFT'], traveler: 'trip-request-received', owner: 'request.new' },
  { to: 'NEEDS_INFO', traveler: 'trip-request-question' },
  { to: 'SCREENING', from: ['NEEDS_INFO'], by: ['traveler'], owner: 'request.answered' },
  { to: 'QUALIFIED', from: ['MATCHED'], traveler: 'still-searching', owner: 'request.needsMatches' },
  { to: 'ON_HOLD', traveler: 'request-on-hold', agents: 'match-on-hold', owner: 'request.onHold' },
  {
    to: ['QUALIFIED', 'MATCHED', 'PLANNING'],
    from: ['ON_HOLD'],
    traveler: 'request-resumed',
    agents: 'match-resumed',
    owner: 'request.resumed',
  },
  { to: 'CANCELLED', from: openTripRequestStatuses, traveler: 'request-cancelled', owner: 'request.cancelled' },
  {
    to: 'CANCELLED',
    from: ['BOOKED'],
    traveler: 'booking-cancelled',
    owner: 'request.cancelled',
    administrators: 'request.cancelled',
  },
  { to: 'CLOSED_LOST', traveler: 'request-closed', owner: 'request.closed' },
  { to: 'EXPIRED', from: ['NEEDS_INFO'], traveler: 'request-expired', owner: 'request.expired' },
  {
    to: 'SCREENING',
    from: ['CANCELLED', 'CLOSED_LOST', 'EXPIRED'],
    traveler: 'request-reopened',
    owner: 'request.reopened',
  },
  { to: 'REJECTED', unless: ['SPAM', 'FRAUD'], traveler: 'trip-request-declined' },
  { to: 'DUPLICATE', traveler: 'request-duplicate' },
];
