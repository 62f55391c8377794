import type { Client } from '@farwend/api-contract/client';
import type { MapPlace } from '@farwend/design-system';
import { loadMapSurroundings, type MapSurroundings } from './loadMapSurroundings.ts';
import { spanLongitudes } from './measureMapArea.ts';

/** A map of places that no route connects. */
export interface PlacesMap extends MapSurroundings {
  places: readonly MapPlace[];
  format: 'portrait' | 'landscape';
}

/** Width to height of each format. */
const ratios = { portrait: 5 / 6, landscape: 3 / 2 } as const;

/** Loads what lies around some places; null without any. The map is higher than wide where they are. */
export async function loadPlacesMap(api: Client, places: readonly MapPlace[]): Promise<PlacesMap | null> {
  if (places.length === 0) return null;
  const lats = places.map(({ lat }) => lat);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = spanLongitudes(places.map(({ lng }) => lng));
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const format = north - south > (east - west) * narrowing ? 'portrait' : 'landscape';
  return { places, format, ...(await loadMapSurroundings(api, places, [], ratios[format])) };
}
