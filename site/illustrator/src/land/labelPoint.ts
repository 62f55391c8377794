import polylabel from 'polylabel';
import { clipRing, ringArea } from './rings.ts';
import type { Box } from './clipLine.ts';
import type { Line } from './topology.ts';

/** Where a name has most room in an area, and how many degrees from there to its edge. */
export interface LabelPoint {
  lng: number;
  lat: number;
  room: number;
}

/** The point of a polygon, as far as it lies in a box, that is farthest from its edges; null if it does not reach into the box. */
export function findLabelPoint(polygon: readonly Line[], box: Box): LabelPoint | null {
  const [outer, ...holes] = polygon.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 3 && ringArea(ring) > 0);
  if (!outer) return null;
  const found = polylabel([outer, ...holes], 0.02);
  const [lng = 0, lat = 0] = found;
  return found.distance > 0 ? { lng, lat, room: found.distance } : null;
}
