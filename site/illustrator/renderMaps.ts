// Draws the ground that the maps of the site lie on: land, relief, lakes, rivers, glaciers and borders. Lists the names on it.
// `node renderMaps.ts path/to/world-atlas path/to/natural-earth path/to/srtm30`; their versions and licences are in README.md.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNearbySquares } from '#src/land/nearbySquares.ts';
import { drawGround, type Ground } from '#src/land/drawGround.ts';
import { listMapFeatures } from '#src/land/mapFeatures.ts';
import { linesOf, polygonsOf, rankOf, readFeatures, textOf } from '#src/land/naturalEarth.ts';
import { loadRelief } from '#src/land/srtm.ts';
import { nearbyCountries } from '#src/land/nearbyCountries.data.ts';
import { pathOfRings } from '#src/land/paths.ts';
import { readLines, readNamedAreas, readRings, type Layers, type Line } from '#src/land/topology.ts';
import { ringArea, clipRing, simplifyRing } from '#src/land/rings.ts';

const [atlas = '', naturalEarth = '', tiles = ''] = process.argv.slice(2);
const folder = new URL('../public/maps/', import.meta.url).pathname;
const readLayers = <Name extends string>(file: string): Layers<Name> => JSON.parse(readFileSync(file, 'utf8'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const detailed = readLayers<'countries' | 'land'>(join(atlas, 'countries-10m.json'));
const rivers = readFeatures(naturalEarth, 'rivers_lake_centerlines').filter(
  (river) => textOf(river, 'featurecla') !== 'River (Intermittent)',
);
const lakes = readFeatures(naturalEarth, 'lakes');
/** What squares of a scale show: on those of a country all waters, on those of a continent the larger ones. */
const drawn = (leastRank: number): Ground => ({
  land: readRings(detailed, 'land'),
  borders: readLines(detailed, 'countries', true),
  lakes: lakes.filter((lake) => rankOf(lake) <= leastRank).flatMap((lake) => polygonsOf(lake).flat()),
  rivers: rivers.filter((river) => rankOf(river) <= leastRank).flatMap(linesOf),
  ice: readFeatures(naturalEarth, 'glaciated_areas').flatMap((ice) => polygonsOf(ice).flat()),
});

/** Points of relief along each side of a square. */
const RELIEF = 100;
const nearby = listNearbySquares(detailed);
const quarters = nearby.flatMap(([west, south]) => [0, 2.5].flatMap((x) => [0, 2.5].map((y): [number, number] => [west + x, south + y])));
const names: string[] = [];
for (const { size, squares, ground, zoom } of [
  { size: 2.5, squares: quarters, ground: drawn(10), zoom: 6 },
  { size: 5, squares: nearby, ground: drawn(7), zoom: 6 },
  { size: 10, squares: listAllSquares(10), ground: drawn(5), zoom: 4 },
  { size: 20, squares: listAllSquares(20), ground: drawn(4), zoom: 4 },
  { size: 45, squares: listAllSquares(45), ground: drawn(2), zoom: 4 },
  { size: 90, squares: listAllSquares(90), ground: drawn(1), zoom: 4 },
]) {
  for (const [west, south] of squares) {
    const relief = await loadRelief(tiles, [west, south, west + size, south + size], zoom, RELIEF / size);
    const drawing = drawGround(ground, relief, west, south, size, RELIEF / size);
    if (drawing === null) continue;
    names.push(`${size}_${west}_${south}`);
    writeFileSync(join(folder, `ground_${size}_${west}_${south}.svg`), drawing);
  }
}
writeFileSync(join(folder, 'world.svg'), drawWorld());
writeFileSync(
  new URL('../src/content/groundSheets.data.ts', import.meta.url),
  `// Written by site/illustrator/renderMaps.ts; do not edit.\n\n/** Names of the squares of \`/maps/ground_{degrees}_{west}_{south}.svg\` that contain land. */\nexport const groundSheets: ReadonlySet<string> = new Set(\n  '${names.join(' ')}'.split(\n    ' ',\n  ),\n);\n`,
);

const features = listMapFeatures(naturalEarth, readNamedAreas(detailed, 'countries'), nearby, 5);
const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const rows = features.map(({ kind, name, lat, lng, rank, heightM }) =>
  [`'${kind}'`, quote(name), lat, lng, rank, ...(heightM === null ? [] : [heightM])].join(', '),
);
writeFileSync(
  new URL('../../bff/src/domains/places/mapFeatures/mapFeatures.data.ts', import.meta.url),
  `// Written by site/illustrator/renderMaps.ts from Natural Earth 1:10,000,000 (public domain); do not edit.\n/* oxlint-disable oxc/approx-constant -- coordinates, not constants of mathematics */\nimport type { MapFeatureRow } from './mapFeatureRow.ts';\n\n/** Names on maps: kind, name, latitude, longitude, rank and, of a peak, its height in metres; most important first. */\nexport const mapFeatures: readonly MapFeatureRow[] = [\n${rows.map((row) => `  [${row}],\n`).join('')}];\n`,
);

function listAllSquares(size: number): [west: number, south: number][] {
  const edges = (reach: number) => Array.from({ length: (2 * reach) / size }, (_, i) => i * size - reach);
  return edges(180).flatMap((west) => edges(Math.ceil(90 / size) * size).map((south): [number, number] => [west, south]));
}

/** The whole world from the scale 1:50,000,000, as shapes that take their colours from the page: the land, and each country near our journeys. */
function drawWorld(): string {
  const box = [-180, -60, 180, 84] as const;
  const shape = (id: string, rings: readonly Line[]) => `<path id="${id}" fill-rule="evenodd" d="${pathOfRings(rings, box, 10)}"/>`;
  const outline = (rings: readonly Line[]) =>
    rings
      .map((ring) => simplifyRing(ring, 0.18))
      .filter((ring) => ring.length > 3 && ringArea(ring) > 0.12)
      .map((ring) => clipRing(ring, box));
  const land = outline(readRings(readLayers<'land'>(join(atlas, 'land-50m.json')), 'land'));
  const areas = readNamedAreas(readLayers<'countries'>(join(atlas, 'countries-50m.json')), 'countries').filter(
    ({ name }) => name in nearbyCountries,
  );
  const shapes = areas.map(({ name, polygons }) => shape(nearbyCountries[name] ?? name, outline(polygons.flat())));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3600 1440">${shape('land', land)}${shapes.join('')}</svg>`;
}
