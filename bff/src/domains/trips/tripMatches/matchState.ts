import {
  endedTripMatchStatuses,
  openTripMatchStatuses,
  introducedTripMatchStatuses,
  repeatableTripMatchStatuses,
  type TripMatchStatus,
} from '@farwend/api-contract';

/** Whether the match has ended. */
export function isEndedMatch(status: TripMatchStatus): boolean {
  return endedTripMatchStatuses.some((ended) => ended === status);
}

/** Whether the match counts towards the matchCountTarget of its request. */
export function occupiesSlot(status: TripMatchStatus): boolean {
  return status === 'BOOKED' || isOpenMatch(status);
}

/** Whether the match was proposed and is neither booked nor ended. */
export function isOpenMatch(status: TripMatchStatus): boolean {
  return openTripMatchStatuses.some((open) => open === status);
}

/** Whether traveler and partner were introduced and nothing is booked yet. */
export function isTalkingMatch(status: TripMatchStatus): boolean {
  return introducedTripMatchStatuses.some((talking) => talking === status);
}

/** Whether care may suggest its partner again. */
export function isRepeatableMatch(status: TripMatchStatus): boolean {
  return repeatableTripMatchStatuses.some((repeatable) => repeatable === status);
}
