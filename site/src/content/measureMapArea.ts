import type { Position } from '@farwend/design-system';

/** The area a map of some places may show, in degrees: its middle, and how far it reaches from there. */
export interface MapArea {
  lat: number;
  lng: number;
  /** Degrees of latitude to the north and south, and of longitude to the west and east. */
  reach: { lat: number; lng: number };
}

/** Measures the area that the widest and the highest map of these places may show, times so many. */
export function measureMapArea(places: readonly Position[], times = 1): MapArea {
  const lats = places.map(({ lat }) => lat);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = spanLongitudes(places.map(({ lng }) => lng));
  const lat = (south + north) / 2;
  const narrowing = Math.max(Math.cos((lat * Math.PI) / 180), 0.1);
  // half the size of the widest map (3:2 with padding) and the highest (6:5)
  const reach = Math.max((east - west) * narrowing, (north - south) * 1.5, 1.5) * 0.95 * times;
  return { lat, lng: (west + east) / 2, reach: { lat: reach, lng: reach / narrowing } };
}

/** Measures how many degrees of latitude lie across a map of these places with this ratio of width to height. */
export function measureMapWidth(places: readonly Position[], ratio: number): number {
  const lats = places.map(({ lat }) => lat);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = spanLongitudes(places.map(({ lng }) => lng));
  const narrowing = Math.max(Math.cos((((south + north) / 2) * Math.PI) / 180), 0.1);
  return Math.max((east - west) * narrowing, (north - south) * ratio, 1.5) / 0.64; // within the margins of the map
}

/** The narrowest span of longitudes, which goes beyond 180° across the Pacific. */
export function spanLongitudes(lngs: readonly number[]): [west: number, east: number] {
  const turned = lngs.map((lng) => (lng < 0 ? lng + 360 : lng));
  const spans = [lngs, turned].map((all): [number, number] => [Math.min(...all), Math.max(...all)]);
  const [direct = [0, 0], pacific = direct] = spans;
  return pacific[1] - pacific[0] < direct[1] - direct[0] ? pacific : direct;
}
