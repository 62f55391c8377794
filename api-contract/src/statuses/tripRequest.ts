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
      rule: 'Automatically if the score is at least 40 and there is no risk flag',
    },
    {
      from: ['PENDING', 'SCREENING'],
      to: 'REJECTED',
      who: ['care'],
      reasons: rejectReasons,
      rule: 'The traveler is notified, except for SPAM',
    },
    { from: ['PENDING', 'SCREENING'], to: 'DUPLICATE', who: ['care', 'system'], rule: 'duplicateOfId refers to the other request' },
    { from: ['SCREENING'], to: 'NEEDS_INFO', who: ['care'], rule: 'Reminders on day 2 and 5' },
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
      who: ['owner', 'care'],
      reasons: cancelReasons,
      reasonOptional: true,
      rule: 'Matches are withdrawn',
    },
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
