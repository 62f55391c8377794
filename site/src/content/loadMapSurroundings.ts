import type { Client } from '@farwend/api-contract/client';
import type { LandSquare, MapFeature, Position } from '@farwend/design-system';
import { chooseLandmarks } from './chooseLandmarks.ts';
import { findLandSquares } from './findLandSquares.ts';
import { formatAmount } from './formatAmount.ts';
import { measureMapArea } from './measureMapArea.ts';

const metres = new Intl.NumberFormat('en');

/** What lies around the places of a map. */
export interface MapSurroundings {
  land: LandSquare[];
  features: MapFeature[];
  /** The positions that the map makes room for beside its places. */
  around: Position[];
}

/** Loads the ground and the names around the stops of a map, upright if its ratio is not given, and the other places on it. */
export async function loadMapSurroundings(
  api: Client,
  stops: readonly Position[],
  others: readonly Position[] = [],
  ratio?: number,
): Promise<MapSurroundings> {
  const places = [...stops, ...others];
  const around = chooseLandmarks(places, stops.length, await loadMapFeatures(api, places, 2));
  const [shown, times] = around.length > 0 ? [[...places, ...around], 1.15] : [places, 1];
  return { land: findLandSquares(shown, times, ratio), features: await loadMapFeatures(api, shown, times), around };
}

/** Loads the names in an area, the highest peaks first and the others in their order. A map without them is still a map, so a failure leaves them out. */
async function loadMapFeatures(api: Client, places: readonly Position[], times: number): Promise<MapFeature[]> {
  const { lat, lng, reach } = measureMapArea(places, times);
  const isRoundTheWorld = reach.lng >= 180;
  const query = {
    west: isRoundTheWorld ? -180 : wrapLongitude(lng - reach.lng),
    south: Math.max(lat - reach.lat, -90),
    east: isRoundTheWorld ? 180 : wrapLongitude(lng + reach.lng),
    north: Math.min(lat + reach.lat, 90),
  };
  const found = await api.get('/v3/map_features', { query }).catch(() => []);
  return found
    .toSorted((one, other) => (other.heightM ?? 0) - (one.heightM ?? 0))
    .map(({ heightM, ...feature }) => (heightM === null ? feature : { ...feature, detail: formatAmount(metres.format(heightM), 'm') }));
}

function wrapLongitude(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}
