// Draws the coastlines that the maps of the site lie on, from Natural Earth: `node renderMaps.ts path/to/world-atlas`.
// Tiles of 20 by 20 degrees come from the scale 1:10,000,000, the whole world from 1:50,000,000.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ringArea, clipRing, parseCoastlines, simplifyRing, type Ring } from '#src/maps/coastlines.ts';

const [source = ''] = process.argv.slice(2);
const folder = new URL('../public/maps/', import.meta.url).pathname;
/** Degrees of a tile. */
const TILE = 20;
/** Degrees by which tiles overlap, so that no seam shows. */
const OVERLAP = 0.1;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const coastlines = readCoastlines('land-10m.json', 0.015, 0.0004);
const tiles: string[] = [];
for (let west = -180; west < 180; west += TILE) {
  for (let south = -80; south < 90; south += TILE) {
    const box = [west - OVERLAP, south - OVERLAP, west + TILE + OVERLAP, south + TILE + OVERLAP] as const;
    const path = buildPath(
      coastlines.map((ring) => clipRing(ring, box)),
      box,
      100,
    );
    if (path === '') continue;
    const size = (TILE + 2 * OVERLAP) * 100;
    tiles.push(`${west}_${south}`);
    writeFileSync(join(folder, `land_${west}_${south}.svg`), buildSvg(size, size, path));
  }
}
const world = [-180, -60, 180, 84] as const;
writeFileSync(
  join(folder, 'world.svg'),
  buildSvg(
    3600,
    1440,
    buildPath(
      readCoastlines('land-50m.json', 0.18, 0.12).map((ring) => clipRing(ring, world)),
      world,
      10,
    ),
  ),
);
writeFileSync(
  new URL('../src/content/landSheets.data.ts', import.meta.url),
  `// Written by site/illustrator/renderMaps.ts; do not edit.\n\n/** Names of the squares of \`/maps/land_{west}_{south}.svg\` that contain land. */\nexport const landSheets: ReadonlySet<string> = new Set(\n  '${tiles.join(' ')}'.split(' '),\n);\n`,
);

function readCoastlines(file: string, tolerance: number, smallestArea: number): Ring[] {
  const rings = parseCoastlines(JSON.parse(readFileSync(join(source, file), 'utf8')));
  return rings.map((ring) => simplifyRing(ring, tolerance)).filter((ring) => ring.length > 3 && ringArea(ring) > smallestArea);
}

function buildPath(rings: readonly Ring[], [west, , , north]: readonly [number, number, number, number], scale: number): string {
  return rings
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      let [x, y] = [0, 0];
      const steps = ring.map(([lng, lat], i) => {
        const [toX, toY] = [Math.round((lng - west) * scale), Math.round((north - lat) * scale)];
        const step = i === 0 ? `M${toX} ${toY}l` : toX === x && toY === y ? '' : `${toX - x} ${toY - y} `;
        [x, y] = [toX, toY];
        return step;
      });
      return `${steps.join('').trim().replaceAll(' -', '-')}z`;
    })
    .filter((path) => !/l?z$/.test(path.slice(-2)) || path.includes(' '))
    .join('');
}

function buildSvg(width: number, height: number, path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path fill-rule="evenodd" d="${path}"/></svg>`;
}
