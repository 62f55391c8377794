import { buildCompanyItems } from './buildCompanyItems.ts';
import { journeys } from './data/itineraries.data.ts';
import { codesOf } from './pictureChoice.ts';

/** Keys of the itineraries in a place's country: first those that stay in it, then those that pass through. */
export function journeysIn(place: string): string[] {
  const codes = codesOf(place);
  const isHere = (one: string) => codesOf(one).some((code) => codes.includes(code));
  const about = journeys.filter((journey) => isHere(journey.place) && codesOf(journey.place).length === 1);
  const passing = journeys.filter((journey) => !about.includes(journey) && journey.days.some(([one]) => isHere(one)));
  return [...about, ...passing].map(({ key }) => key);
}

/** Names of the companies with a published page that plan trips in a place's country. */
export function companiesIn(place: string): string[] {
  const codes = codesOf(place);
  return buildCompanyItems()
    .filter(({ state, places = [] }) => state === undefined && places.some((one) => codesOf(one).some((code) => codes.includes(code))))
    .map(({ title }) => title);
}
