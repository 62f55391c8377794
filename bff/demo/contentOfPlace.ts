import { companyPieces } from './companyPieces.ts';
import { journeys } from './data/itineraries.data.ts';
import { codesOf } from './pictureChoice.ts';

/** Keys of the journeys of a place's country: first those that are about it, then those that pass. */
export function journeysIn(place: string): string[] {
  const codes = codesOf(place);
  const isHere = (one: string) => codesOf(one).some((code) => codes.includes(code));
  const about = journeys.filter((journey) => isHere(journey.place) && codesOf(journey.place).length === 1);
  const passing = journeys.filter((journey) => !about.includes(journey) && journey.days.some(([one]) => isHere(one)));
  return [...about, ...passing].map(({ key }) => key);
}

/** Names of the companies with a published profile that plan in a place's country. */
export function companiesIn(place: string): string[] {
  const codes = codesOf(place);
  return companyPieces()
    .filter(({ state, places = [] }) => state === undefined && places.some((one) => codesOf(one).some((code) => codes.includes(code))))
    .map(({ title }) => title);
}
