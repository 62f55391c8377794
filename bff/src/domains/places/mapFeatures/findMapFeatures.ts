import type { Contract, QueryOf } from '@farwend/api-contract';
import { mapFeatures } from './mapFeatures.data.ts';
import type { MapFeature, MapFeatureRow } from './mapFeatureRow.ts';

type Area = QueryOf<Contract['mapFeatures']['list']>;

/** How many names of a kind a map can choose from. */
const most: Record<MapFeature['kind'], number> = { country: 6, region: 8, island: 8, sea: 6, lake: 8, river: 6, peak: 10, town: 24 };
/** How many places a map can choose from for one name. */
const mostPlaces = 3;

/** Finds the names in an area, most important first, each at the places nearest to its middle. */
export function findMapFeatures(area: Area): MapFeature[] {
  const places = new Map<string, MapFeatureRow[]>();
  for (const row of mapFeatures) {
    if (!isWithin(row, area)) continue;
    const key = `${row[0]} ${row[1]}`;
    places.set(key, [...(places.get(key) ?? []), row]);
  }
  const names = [...places.values()];
  const counts = new Map<MapFeature['kind'], number>();
  const isBorderArea = names.filter(([row]) => row?.[0] === 'country').length > 1;
  return names
    .filter(([row]) => {
      if (!row) return false;
      const count = (counts.get(row[0]) ?? 0) + 1;
      counts.set(row[0], count);
      return count <= most[row[0]] && (row[0] !== 'country' || isBorderArea);
    })
    .flatMap((rows) => rows.toSorted((one, other) => distance(one, area) - distance(other, area)).slice(0, mostPlaces))
    .map(([kind, name, lat, lng, , heightM = null]) => ({ kind, name, lat, lng, heightM }));
}

function isWithin([, , lat, lng]: MapFeatureRow, { west, south, east, north }: Area): boolean {
  return lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);
}

/** Degrees from the middle of the area, squared. */
function distance([, , lat, lng]: MapFeatureRow, { west, south, east, north }: Area): number {
  const width = (east - west + 360) % 360;
  const across = (((lng - west + 360) % 360) - width / 2) * Math.cos((lat * Math.PI) / 180);
  return across ** 2 + (lat - (south + north) / 2) ** 2;
}
