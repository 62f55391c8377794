import type { Contract, ReplyOf } from '@farwend/api-contract';
import type { MapLeg } from '@farwend/design-system';
import { buildLegs } from './buildLegs.ts';
import { buildStops, type Stop } from './buildStops.ts';
import type { PagePlace } from './contentTypes.ts';
import { hasPoint } from './hasPoint.ts';

/** The stops and the legs on the map of an itinerary. */
export interface ItineraryMap {
  places: Stop[];
  legs: MapLeg[];
}

type Itinerary = Pick<ReplyOf<Contract['itineraries']['page']>['content'], 'days' | 'mapMode'>;

/** Builds the map of an itinerary, null if it has none, and the names of its stops in order of travel. */
export function buildItineraryMap(
  { days, mapMode }: Itinerary,
  pagePlaces: readonly PagePlace[],
): { map: ItineraryMap | null; stopNames: string[] } {
  const places = new Map(pagePlaces.map((place) => [place.id, place]));
  const points = days.flatMap(({ dayNumber, locationIds, overnightLocationId, transfers }) => {
    const placed = [...locationIds, ...(overnightLocationId ? [overnightLocationId] : [])].flatMap((id) => {
      const place = places.get(id);
      return place && hasPoint(place) ? [{ name: place.name, lat: place.lat, lng: place.lng, day: dayNumber }] : [];
    });
    const last = transfers.at(-1);
    // a day in a whole country stops where its last transfer ends
    return placed.length > 0 || !last?.toPoint ? placed : [{ name: last.to, lat: last.toPoint.lat, lng: last.toPoint.lng, day: dayNumber }];
  });
  const stopNames = [...new Set(points.map(({ name }) => name))];
  const legs = buildLegs(days);
  const isDrawn = mapMode !== 'NONE' && stopNames.length > 1;
  return {
    map: isDrawn ? { places: buildStops(points), legs } : null,
    stopNames,
  };
}
