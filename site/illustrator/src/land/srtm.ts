import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Box } from './clipLine.ts';
import type { Relief } from './relief.ts';

/** Pixels on each side of a tile. */
const TILE = 256;

/** Points of a grid around an area of which its contours make use. */
const RIM = 8;

/**
 * Loads the relief of an area for a grid of so many points in a degree from tiles of SRTM30 in Web Mercator: `{zoom}/{x}/{y}.png` counted
 * from the north, with a height in metres as red + 256 × green in two's complement, whose sign fills blue. Where the grid is coarser than the
 * tiles, a height is the average around its point.
 */
export async function loadRelief(folder: string, [west, south, east, north]: Box, zoom: number, perDegree: number): Promise<Relief> {
  const across = 2 ** zoom;
  const rim = Math.max(1, RIM / perDegree);
  const [left, right] = [west - rim, east + rim].map((lng) => Math.floor(columnOf(lng, zoom) / TILE));
  const [top, bottom] = [north + rim, south - rim].map((lat) => Math.floor(rowOf(lat, zoom) / TILE));
  const tiles = new Map<string, Int16Array>();
  for (let x = left; x <= right; x += 1)
    for (let y = top; y <= bottom; y += 1) {
      const file = join(folder, String(zoom), String((x + across) % across), `${y}.png`);
      if (existsSync(file)) tiles.set(`${x} ${y}`, await readTile(file));
    }
  const heightOf = (column: number, row: number) => {
    const [x, y] = [Math.floor(column / TILE), Math.floor(row / TILE)];
    // the depths of the sea are not kept: below the coast the ground is level
    return Math.max(tiles.get(`${x} ${y}`)?.[(row - y * TILE) * TILE + column - x * TILE] ?? 0, 0);
  };
  const relief: Relief = (lng, lat) => {
    const [x, y] = [columnOf(lng, zoom) - 0.5, rowOf(lat, zoom) - 0.5];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const along = (line: number) => heightOf(column, line) * (column + 1 - x) + heightOf(column + 1, line) * (x - column);
    return along(row) * (row + 1 - y) + along(row + 1) * (y - row);
  };
  return averageCells(relief, perDegree, Math.round((TILE * across) / 360 / perDegree));
}

/** The average height of so many points along each side of the cells of a grid. */
function averageCells(relief: Relief, perDegree: number, count: number): Relief {
  if (count < 2) return relief;
  const offsets = Array.from({ length: count }, (_, i) => ((i + 0.5) / count - 0.5) / perDegree);
  return (lng, lat) => {
    let sum = 0;
    for (const across of offsets) for (const up of offsets) sum += relief(lng + across, lat + up);
    return sum / count ** 2;
  };
}

async function readTile(file: string): Promise<Int16Array> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return Int16Array.from({ length: TILE * TILE }, (_, i) => {
    const at = i * info.channels;
    // the tiles were scaled byte by byte, so that a pixel on a coast mixes land with sea in each: blue tells the share of the sea
    const sea = data[at + 2] ?? 0;
    return (data[at] ?? 0) - sea + 256 * ((data[at + 1] ?? 0) - sea);
  });
}

/** The column of a longitude in the pixels of a level. */
function columnOf(lng: number, zoom: number): number {
  return ((lng + 180) / 360) * TILE * 2 ** zoom;
}

/** The row of a latitude in the pixels of a level, from the north. */
function rowOf(lat: number, zoom: number): number {
  const phi = (Math.min(Math.max(lat, -85.05), 85.05) * Math.PI) / 180;
  return ((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * TILE * 2 ** zoom;
}
