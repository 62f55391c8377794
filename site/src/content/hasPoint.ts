import type { LocationRecord } from './loadLocations.ts';

/** Types of places too large for a point on a map. */
const typesWithoutPoint: ReadonlySet<string> = new Set(['CONTINENT', 'COUNTRY', 'UNDECIDED']);

type Located<Place> = Place & { lat: number; lng: number };

/** Whether a place is a point on a map: it has a position, and is no country. */
export function hasPoint<Place extends Pick<LocationRecord, 'type' | 'lat' | 'lng'>>(place: Place): place is Located<Place> {
  return place.lat !== null && place.lng !== null && !typesWithoutPoint.has(place.type);
}
