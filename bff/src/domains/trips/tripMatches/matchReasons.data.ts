import type { cancelReasons, lostReasons, withdrawReasons } from '@farwend/api-contract';

/** Why a traveler goes another way, as worded for agents. */
export const lostWords: { [code: string]: string | undefined } = {
  PRICE: 'the price was not what they had in mind',
  DESTINATION_CHANGED: 'they will travel to another place',
  BOOKED_ELSEWHERE: 'they have booked elsewhere',
  BOOKED_SELF: 'they plan the journey themselves',
  NO_RESPONSE: 'we could not reach them any more',
  POSTPONED: 'they have put the journey off',
  CHOSE_OTHER: 'they have chosen another proposal',
  SERVICE: 'they had expected something else of the planning',
} satisfies Record<(typeof lostReasons)[number], string>;

const cancelled = 'the traveller has cancelled the journey';

/** Why a match is withdrawn, as worded for agents. */
export const withdrawnWords: { [code: string]: string | undefined } = {
  UNSUITABLE: 'another company fits this journey better',
  CAPACITY: 'another company has more room at that time',
  TRAVELER_WISH: 'the traveller asked for it',
  ERROR: 'it had reached you by mistake',
  CHOSE_OTHER: 'the traveller has booked with another company',
  CHANGED_MIND: cancelled,
  DATES: cancelled,
  BUDGET: cancelled,
  HEALTH: cancelled,
  BOOKED_ELSEWHERE: cancelled,
  OTHER: cancelled,
} satisfies Record<(typeof withdrawReasons)[number] | (typeof cancelReasons)[number] | 'CHOSE_OTHER', string>;
