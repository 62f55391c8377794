import type { Client } from '@farwend/api-contract/client';
import type { MapFeature, Position } from '@farwend/design-system';
import { formatAmount } from './formats.ts';
import { measureMapArea } from './measureMapArea.ts';

const metres = new Intl.NumberFormat('en');

/** Loads the names around the places of a map. A map without them is still a map, so a failure leaves them out. */
export async function loadMapFeatures(api: Client, places: readonly Position[]): Promise<MapFeature[]> {
  const { lat, lng, reach } = measureMapArea(places);
  const isRoundTheWorld = reach.lng >= 180;
  const query = {
    west: isRoundTheWorld ? -180 : wrapLongitude(lng - reach.lng),
    south: Math.max(lat - reach.lat, -90),
    east: isRoundTheWorld ? 180 : wrapLongitude(lng + reach.lng),
    north: Math.min(lat + reach.lat, 90),
  };
  const found = await api.get('/v3/map_features', { query }).catch(() => []);
  return found.map(({ heightM, ...feature }) =>
    heightM === null ? feature : { ...feature, detail: formatAmount(metres.format(heightM), 'm') },
  );
}

function wrapLongitude(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}
