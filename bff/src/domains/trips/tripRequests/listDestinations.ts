import { namedPlaces } from '@farwend/api-contract';

/** The names of the destinations for use in a sentence. */
export function listDestinations(destinationNames: readonly string[]): string[] {
  const names = namedPlaces(destinationNames);
  return names.length > 0 ? names : ['a place still to be found'];
}
