import { fieldFailure } from '#src/http/failure.ts';
import type { ItineraryFields } from './itinerary.type.ts';

/** What no schema can see of a journey: days that fit its nights, prices and parties the right way round. Throws 422. */
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
  const wrong = days.findIndex(({ dayNumber }, index) => dayNumber !== index + 1);
  if (wrong >= 0)
    throw fieldFailure(`/days/${wrong}/dayNumber`, 'notAllowed', `Number the days from 1 without gaps: this one is ${wrong + 1}`);
  if (days.length > 0 && days.length !== nights && days.length !== nights + 1)
    throw fieldFailure('/days', 'notAllowed', `${nights} nights need ${nights} or ${nights + 1} days, not ${days.length}`);
  if (from !== null && to !== null && to < from)
    throw fieldFailure('/priceToPerPersonUSD', 'tooSmall', 'Must be as high as the price it starts from');
  if (partyMax < partyMin) throw fieldFailure('/partyMax', 'tooSmall', 'Must be as many as partyMin, or more');
  if (!childFriendly && minChildAge !== null)
    throw fieldFailure('/minChildAge', 'notAllowed', 'Leave it empty when children do not come along');
}
