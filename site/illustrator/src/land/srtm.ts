import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Box } from './clipLine.ts';
import type { Relief } from './relief.ts';

/** Pixels on each side of a tile. */
const TILE = 256;

/**
 * Loads the relief of an area and a degree around it from tiles of SRTM30 in Web Mercator: `{zoom}/{x}/{y}.png` counted from the north, with
 * a height in metres as red + 256 × green in two's complement.
 */
export async function loadRelief(folder: string, [west, south, east, north]: Box, zoom: number): Promise<Relief> {
  const across = 2 ** zoom;
  const [left, right] = [west - 1, east + 1].map((lng) => Math.floor(columnOf(lng, zoom) / TILE));
  const [top, bottom] = [north + 1, south - 1].map((lat) => Math.floor(rowOf(lat, zoom) / TILE));
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
  return (lng, lat) => {
    const [x, y] = [columnOf(lng, zoom) - 0.5, rowOf(lat, zoom) - 0.5];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const along = (line: number) => heightOf(column, line) * (column + 1 - x) + heightOf(column + 1, line) * (x - column);
    return along(row) * (row + 1 - y) + along(row + 1) * (y - row);
  };
}

async function readTile(file: string): Promise<Int16Array> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return Int16Array.from({ length: TILE * TILE }, (_, i) => (data[i * info.channels] ?? 0) + 256 * (data[i * info.channels + 1] ?? 0));
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
