import { namedPlaces } from '@farwend/api-contract';

/** The places of a request as they stand in a sentence of a mail. */
export function placesInWords(destinationNames: readonly string[]): string[] {
  const places = namedPlaces(destinationNames);
  return places.length > 0 ? places : ['a place still to be found'];
}
