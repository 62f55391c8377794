import { endedTripMatchStatuses, openTripMatchStatuses, talkingTripMatchStatuses, type TripMatchStatus } from '@farwend/api-contract';

/** Whether a match has come to an end. */
export function isEndedMatch(status: TripMatchStatus): boolean {
  return endedTripMatchStatuses.some((one) => one === status);
}

/** Whether it takes one of the places of its request. */
export function takesPlace(status: TripMatchStatus): boolean {
  return status === 'BOOKED' || isOpenMatch(status);
}

/** Whether the partner has it on the desk: proposed and neither booked nor ended. */
export function isOpenMatch(status: TripMatchStatus): boolean {
  return openTripMatchStatuses.some((one) => one === status);
}

/** Whether traveller and partner know each other and nothing is booked. */
export function isTalkingMatch(status: TripMatchStatus): boolean {
  return talkingTripMatchStatuses.some((one) => one === status);
}
