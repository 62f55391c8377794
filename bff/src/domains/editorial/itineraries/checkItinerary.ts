import { fieldFailure } from '#src/kernel/failure.ts';
import type { ItineraryFields } from './itineraryFields.ts';

/** Checks what the schema cannot express: days that match the nights, minimums that do not exceed maximums. Throws 422. */
export function checkItinerary({
  nights,
  days,
  priceFromPerPersonUSD: from,
  priceToPerPersonUSD: to,
  partyMin,
  partyMax,
  childFriendly,
  minChildAge,
}: ItineraryFields): void {
  const misnumbered = days.findIndex(({ dayNumber }, index) => dayNumber !== index + 1);
  if (misnumbered >= 0)
    throw fieldFailure(
      `/days/${misnumbered}/dayNumber`,
      'notAllowed',
      `Number the days from 1 without gaps: this one is ${misnumbered + 1}`,
    );
  if (days.length > 0 && days.length !== nights && days.length !== nights + 1)
    throw fieldFailure('/days', 'notAllowed', `${nights} nights need ${nights} or ${nights + 1} days, not ${days.length}`);
  if (from !== null && to !== null && to < from)
    throw fieldFailure('/priceToPerPersonUSD', 'tooSmall', 'Must not be less than priceFromPerPersonUSD');
  if (partyMax < partyMin) throw fieldFailure('/partyMax', 'tooSmall', 'Must not be less than partyMin');
  if (!childFriendly && minChildAge !== null)
    throw fieldFailure('/minChildAge', 'notAllowed', 'Leave it empty if the itinerary is not child-friendly');
}
