/**
 * Draws the coasts that maps of the site are laid on, from Natural Earth (public domain) as the npm package world-atlas 2 packs it:
 * `node site/illustrator/land/renderLand.ts path/to/world-atlas`. Sheets of 20 by 20 degrees from 1:10,000,000, and the whole world from
 * 1:50,000,000; only their shape counts, they are used as masks.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, clip, coastsOf, simplify, type Ring } from './land.ts';

const [source = ''] = process.argv.slice(2);
const folder = new URL('../../public/maps/', import.meta.url).pathname;
const SHEET = 20;
/** Sheets overlap by so many degrees, so that no seam shows. */
const LAP = 0.1;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const near = coasts('land-10m.json', 0.015, 0.0004);
const sheets: string[] = [];
for (let west = -180; west < 180; west += SHEET) {
  for (let south = -80; south < 90; south += SHEET) {
    const box = [west - LAP, south - LAP, west + SHEET + LAP, south + SHEET + LAP] as const;
    const path = pathOf(
      near.map((ring) => clip(ring, box)),
      box,
      100,
    );
    if (path === '') continue;
    const size = (SHEET + 2 * LAP) * 100;
    sheets.push(`${west}_${south}`);
    writeFileSync(join(folder, `land_${west}_${south}.svg`), svg(size, size, path));
  }
}
const world = [-180, -60, 180, 84] as const;
writeFileSync(
  join(folder, 'world.svg'),
  svg(
    3600,
    1440,
    pathOf(
      coasts('land-50m.json', 0.18, 0.12).map((ring) => clip(ring, world)),
      world,
      10,
    ),
  ),
);
writeFileSync(
  new URL('../../src/content/landSheets.data.ts', import.meta.url),
  `// Written by site/illustrator/land/renderLand.ts; do not change by hand.\n\n/** The sheets of \`/maps/land_{west}_{south}.svg\` that have land on them. */\nexport const landSheets: ReadonlySet<string> = new Set(\n  '${sheets.join(' ')}'.split(' '),\n);\n`,
);

function coasts(file: string, tolerance: number, smallest: number): Ring[] {
  const rings = coastsOf(JSON.parse(readFileSync(join(source, file), 'utf8')));
  return rings.map((ring) => simplify(ring, tolerance)).filter((ring) => ring.length > 3 && areaOf(ring) > smallest);
}

function pathOf(rings: readonly Ring[], [west, , , north]: readonly [number, number, number, number], scale: number): string {
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

function svg(width: number, height: number, path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path fill-rule="evenodd" d="${path}"/></svg>`;
}
