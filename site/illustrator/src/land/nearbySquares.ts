import { nearbyCountries } from './nearbyCountries.data.ts';
import { hasName, readRings, type Layers, type Line } from './topology.ts';

/** Degrees of a detailed square. */
const SIZE = 5;
/** Kilometres around a country that routes may cross into. */
const NEARBY = 300;

/** South-western corners of the squares within reach of the countries. */
export function listNearbySquares(layers: Layers<'countries' | 'land'>): [west: number, south: number][] {
  const { geometries } = layers.objects.countries;
  const ours = geometries.filter((geometry) => hasName(geometry.properties) && geometry.properties.name in nearbyCountries);
  const rings = readRings({ ...layers, objects: { ours: { type: 'GeometryCollection', geometries: ours } } }, 'ours');
  const squares = new Map<string, [west: number, south: number]>();
  for (const [lng, lat] of rings.flat())
    for (const [west, south] of squaresAround([lng, lat])) squares.set(`${west} ${south}`, [west, south]);
  return [...squares.values()].toSorted(([west, south], [otherWest, otherSouth]) => west - otherWest || south - otherSouth);
}

function squaresAround([lng, lat]: Line[number]): [west: number, south: number][] {
  const high = NEARBY / 111;
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.1);
  const corners = (at: number, reach: number) => [...new Set([at - reach, at, at + reach].map((edge) => Math.floor(edge / SIZE) * SIZE))];
  return corners(lng, wide).flatMap((west) =>
    corners(lat, high).map((south): [number, number] => [((west + 540) % 360) - 180, Math.min(Math.max(south, -85), 80)]),
  );
}
