import { readRings, type Layers, type Line } from './topology.ts';

/** Degrees of a detailed square. */
const SIZE = 5;
/** Kilometres around a country that routes may cross into. */
const NEARBY = 300;

/** Countries we plan journeys in, then those that a route between them passes through. */
const countries: ReadonlySet<string> = new Set(
  'Italy|Japan|Kenya|Tanzania|South Africa|Botswana|Peru|Costa Rica|Portugal|Greece|Iceland|Norway|Ireland|Morocco|Egypt|India|Vietnam|New Zealand|Spain|France|Switzerland|Austria|Germany|Denmark|Sweden|Finland'.split(
    '|',
  ),
);

/** South-western corners of the squares within reach of the countries. */
export function listNearbySquares(layers: Layers<'countries' | 'land'>): [west: number, south: number][] {
  const { geometries } = layers.objects.countries;
  const ours = geometries.filter((geometry) => hasName(geometry.properties) && countries.has(geometry.properties.name));
  const rings = readRings({ ...layers, objects: { ours: { type: 'GeometryCollection', geometries: ours } } }, 'ours');
  const squares = new Map<string, [west: number, south: number]>();
  for (const [lng, lat] of rings.flat())
    for (const [west, south] of squaresAround([lng, lat])) squares.set(`${west} ${south}`, [west, south]);
  return [...squares.values()].toSorted(([west, south], [otherWest, otherSouth]) => west - otherWest || south - otherSouth);
}

function hasName(properties: unknown): properties is { name: string } {
  return typeof properties === 'object' && properties !== null && 'name' in properties && typeof properties.name === 'string';
}

function squaresAround([lng, lat]: Line[number]): [west: number, south: number][] {
  const high = NEARBY / 111;
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.1);
  const corners = (at: number, reach: number) => [...new Set([at - reach, at, at + reach].map((edge) => Math.floor(edge / SIZE) * SIZE))];
  return corners(lng, wide).flatMap((west) =>
    corners(lat, high).map((south): [number, number] => [((west + 540) % 360) - 180, Math.min(Math.max(south, -85), 80)]),
  );
}
