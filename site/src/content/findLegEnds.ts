import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { MapFeature, Position } from '@farwend/design-system';

type ApiDay = ReplyOf<Contract['itineraries']['days']>[number];

/** Where the legs of an itinerary begin and end, as towns of its map: without a name, a leg from an airport to the first stop looks astray. */
export function findLegEnds(days: readonly Pick<ApiDay, 'transfers'>[]): MapFeature[] {
  const ends = days.flatMap(({ transfers }) =>
    transfers.flatMap(({ from, fromPoint, to, toPoint }) => [
      { name: from, point: fromPoint },
      { name: to, point: toPoint },
    ]),
  );
  return ends.flatMap(({ name, point }): MapFeature[] => (point ? [{ kind: 'town', name, lat: point.lat, lng: point.lng }] : []));
}

/** Where a journey begins and ends if it does not stop there, which the map names first: an airport, most often. */
export function findJourneyEnds(legEnds: readonly MapFeature[], stopNames: readonly string[]): Position[] {
  const ends = [legEnds.at(0), legEnds.at(-1)].filter((end) => end !== undefined);
  return ends.filter(({ name }) => !stopNames.includes(name)).map(({ lat, lng }) => ({ lat, lng }));
}
