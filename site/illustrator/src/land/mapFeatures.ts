import { touches } from './boundingBox.ts';
import { clipLine, type Box } from './clipLine.ts';
import { findLabelPoint } from './labelPoint.ts';
import { linesOf, polygonsOf, rankOf, readFeatures, textOf, type Feature } from './naturalEarth.ts';
import { abbreviations, spellings } from './placeNames.data.ts';
import { ringArea } from './rings.ts';
import type { Line } from './topology.ts';

/** A name on maps: where it stands, how important it is (0 the most) and, for a peak, its height in metres. */
export interface MapFeature {
  kind: 'country' | 'region' | 'island' | 'sea' | 'lake' | 'river' | 'peak' | 'town';
  name: string;
  lat: number;
  lng: number;
  rank: number;
  heightM: number | null;
}

/** Degrees of the cells in each of which an area can be named, so that a map that shows a part of it has a place for the name. */
const CELL = 2.5;
/** Degrees to the edge of an area from which its name has room inside. */
const ROOM = { country: 0.35, region: 0.25, sea: 0.25, lake: 0.12, island: 0.08 };
/** What the regions of Natural Earth are called on our maps; the others are left out. */
const regions: Readonly<Record<string, 'region' | 'island'>> = {
  'Range/mtn': 'region',
  Desert: 'region',
  Plateau: 'region',
  Plain: 'region',
  Lowland: 'region',
  Basin: 'region',
  Delta: 'region',
  Wetlands: 'region',
  Valley: 'region',
  Peninsula: 'region',
  Pen: 'region',
  Gorge: 'region',
  Island: 'island',
  'Island group': 'island',
};

/** Lists the names of countries, regions, waters, peaks and towns in the squares of so many degrees, most important first. */
export function listMapFeatures(
  folder: string,
  countries: readonly { name: string; polygons: readonly Line[][] }[],
  squares: readonly (readonly [west: number, south: number])[],
  size: number,
): MapFeature[] {
  const covered = new Set(squares.map(([west, south]) => `${west} ${south}`));
  const isCovered = (lng: number, lat: number) => covered.has(`${Math.floor(lng / size) * size} ${Math.floor(lat / size) * size}`);
  const cells = squares.flatMap(([west, south]) => cellsOf(west, south, size));
  const areas = (kind: keyof typeof ROOM, name: string, rank: number, polygons: readonly Line[][]) =>
    name === '' ? [] : nameAreas(polygons, cells, ROOM[kind]).map((at) => ({ kind, name, ...at, rank, heightM: null }));
  const found: MapFeature[] = [
    ...countries.flatMap(({ name, polygons }) => areas('country', name, 0, polygons)),
    ...readFeatures(folder, 'geography_marine_polys').flatMap((feature) =>
      areas('sea', nameOf(feature), rankOf(feature), polygonsOf(feature)),
    ),
    ...readFeatures(folder, 'geography_regions_polys').flatMap((feature) => {
      const kind = regions[textOf(feature, 'featurecla')];
      return kind ? areas(kind, nameOf(feature), rankOf(feature), polygonsOf(feature)) : [];
    }),
    ...readFeatures(folder, 'lakes').flatMap((feature) => nameLake(feature, cells)),
    ...readFeatures(folder, 'rivers_lake_centerlines')
      .filter((feature) => textOf(feature, 'featurecla') === 'River')
      .flatMap((feature) => nameRiver(feature, cells)),
    ...readFeatures(folder, 'geography_regions_elevation_points')
      .filter((feature) => textOf(feature, 'featurecla') === 'mountain')
      .flatMap((feature) => namePoint('peak', feature)),
    ...readFeatures(folder, 'populated_places_simple').flatMap((feature) => namePoint('town', feature)),
  ];
  return found
    .filter(({ name, lng, lat }) => name !== '' && isCovered(lng, lat))
    .map(({ lng, lat, ...rest }) => ({ ...rest, lng: round(lng), lat: round(lat) }))
    .toSorted(
      (one, other) => one.rank - other.rank || one.name.localeCompare(other.name, 'en') || one.lat - other.lat || one.lng - other.lng,
    );
}

function cellsOf(west: number, south: number, size: number): Box[] {
  const steps = Array.from({ length: size / CELL }, (_, i) => i * CELL);
  return steps.flatMap((x) => steps.map((y): Box => [west + x, south + y, west + x + CELL, south + y + CELL]));
}

/** Where the name of an area has room in each cell. */
function nameAreas(polygons: readonly Line[][], cells: readonly Box[], room: number): { lng: number; lat: number }[] {
  return polygons
    .filter(([outer]) => outer && ringArea(outer) > room * room)
    .flatMap((polygon) =>
      cells
        .filter((cell) => touches(polygon[0] ?? [], cell))
        .flatMap((cell) => findLabelPoint(polygon, cell) ?? [])
        .filter((at) => at.room >= room),
    )
    .map(({ lng, lat }) => ({ lng, lat }));
}

/** A large lake is named inside, a small one beside its middle. */
function nameLake(feature: Feature, cells: readonly Box[]): MapFeature[] {
  const [name, rank, polygons] = [nameOf(feature), rankOf(feature), polygonsOf(feature)];
  const inside = nameAreas(polygons, cells, ROOM.lake);
  const largest = polygons.toSorted((one, other) => ringArea(other[0] ?? []) - ringArea(one[0] ?? []))[0];
  const middle = largest && findLabelPoint(largest, [-180, -90, 180, 90]);
  const points = inside.length > 0 ? inside : middle ? [middle] : [];
  return name === '' ? [] : points.map(({ lng, lat }) => ({ kind: 'lake', name, lng, lat, rank, heightM: null }));
}

/** A river is named at the middle of its longest part in each cell. */
function nameRiver(feature: Feature, cells: readonly Box[]): MapFeature[] {
  const [name, rank, lines] = [nameOf(feature), rankOf(feature), linesOf(feature)];
  if (name === '') return [];
  return cells.flatMap((cell) => {
    const parts = lines.filter((line) => touches(line, cell)).flatMap((line) => clipLine(line, cell));
    const longest = parts.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
    const middle = longest?.[Math.floor(longest.length / 2)];
    return middle && lengthOf(longest) > CELL / 5
      ? [{ kind: 'river' as const, name, lng: middle[0], lat: middle[1], rank, heightM: null }]
      : [];
  });
}

function namePoint(kind: 'peak' | 'town', feature: Feature): MapFeature[] {
  if (feature.geometry.type !== 'Point') return [];
  const [lng = 0, lat = 0] = feature.geometry.coordinates;
  const { elevation } = feature.attributes;
  const heightM = kind === 'peak' && typeof elevation === 'number' ? Math.round(elevation) : null;
  return kind === 'peak' && heightM === null ? [] : [{ kind, name: nameOf(feature), lng, lat, rank: rankOf(feature), heightM }];
}

/** The English name, in lower case after its initials. */
function nameOf(feature: Feature): string {
  const name = textOf(feature, 'name_en') || textOf(feature, 'name');
  const written =
    name === name.toUpperCase() ? name.toLowerCase().replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
  const whole = written.replaceAll(/\S+\./g, (word) => abbreviations[word] ?? word);
  return spellings[whole] ?? whole;
}

function lengthOf(line: Line): number {
  return line.slice(1).reduce((sum, [lng, lat], i) => sum + Math.hypot(lng - (line[i]?.[0] ?? lng), lat - (line[i]?.[1] ?? lat)), 0);
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
