/** Names of the ways to travel. */
export const modeNames = {
  CAR: 'By car',
  FLIGHT: 'By plane',
  TRAIN: 'By train',
  BOAT: 'By boat',
  HELICOPTER: 'By helicopter',
  WALK: 'On foot',
} as const;

/** Names of the kinds of beds. */
export const stayNames = {
  HOTEL: 'Hotel',
  LODGE: 'Lodge',
  CAMP: 'Camp',
  VILLA: 'Villa',
  RYOKAN: 'Ryokan',
  SHIP: 'On board',
  TRAIN: 'On the train',
  OTHER: 'A place to stay',
} as const;

/** Names of the paces. */
export const paceNames = { RELAXED: 'Unhurried', MODERATE: 'Steady', ACTIVE: 'Something every day' } as const;

/** Whether children may come along, and from which age in years. */
export function describeChildren(childFriendly: boolean, minChildAge: number | null): string {
  if (!childFriendly) return 'Not on this one';
  return minChildAge === null ? 'Of any age' : `From ${minChildAge} years`;
}
