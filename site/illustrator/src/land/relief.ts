import { readFileSync } from 'node:fs';
import { contours } from 'd3-contour';
import type { Box } from './clipLine.ts';
import type { Line } from './topology.ts';

/** Points of the grid in a degree, its columns from longitude 0 eastwards and its rows from the South Pole northwards. */
const PER_DEGREE = 12;
const COLUMNS = 360 * PER_DEGREE;
const ROWS = 180 * PER_DEGREE + 1;

/** Points around a square that keep the smoothing and its contours continuous with the next. */
const RIM = 6;
/** Cells of the finer grid that contours are drawn on, in one of the source. */
const FINER = 2;

/** Heights in metres, positive on land. */
export type Relief = (column: number, row: number) => number;

/** Reads ETOPO5 as `etopo5.cdf` of Debian's `ferret-datasets` packs it: its last variable is the grid of 32-bit floats. */
export function readRelief(file: string): Relief {
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset + bytes.byteLength - COLUMNS * ROWS * 4);
  return (column, row) => {
    const [x, y] = [((column % COLUMNS) + COLUMNS) % COLUMNS, Math.min(Math.max(row, 0), ROWS - 1)];
    // the depths of the sea are not kept: below the coast the ground is level
    return Math.max(view.getFloat32((y * COLUMNS + x) * 4), 0);
  };
}

/** Rings around the land above each height, in degrees, a rim wider than the box. */
export function drawContours(relief: Relief, [west, south, east, north]: Box, heights: readonly number[]): Line[][] {
  const [firstColumn, firstRow] = [Math.round(west * PER_DEGREE) - RIM, Math.round((south + 90) * PER_DEGREE) - RIM];
  const width = (Math.round((east - west) * PER_DEGREE) + 2 * RIM) * FINER + 1;
  const height = (Math.round((north - south) * PER_DEGREE) + 2 * RIM) * FINER + 1;
  const sampled = Float64Array.from({ length: width * height }, (_, i) =>
    interpolate(relief, firstColumn + (i % width) / FINER, firstRow + Math.floor(i / width) / FINER),
  );
  const ground = smooth(smooth(sampled, width), width);
  return contours()
    .size([width, height])
    .thresholds([...heights])([...ground])
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .map((ring) =>
          ring.map(([x, y]): Line[number] => [
            (firstColumn + (x - 0.5) / FINER) / PER_DEGREE,
            (firstRow + (y - 0.5) / FINER) / PER_DEGREE - 90,
          ]),
        ),
    );
}

function interpolate(relief: Relief, column: number, row: number): number {
  const [x, y] = [Math.floor(column), Math.floor(row)];
  const [right, up] = [column - x, row - y];
  const along = (at: number) => relief(x, at) * (1 - right) + (right === 0 ? 0 : relief(x + 1, at) * right);
  return along(y) * (1 - up) + (up === 0 ? 0 : along(y + 1) * up);
}

/** Average of each point with its neighbours, the nearer the heavier. */
function smooth(grid: Float64Array, width: number): Float64Array {
  const blur = (values: Float64Array, step: number) =>
    values.map((value, i) => ((values[i - step] ?? value) + 2 * value + (values[i + step] ?? value)) / 4);
  return blur(blur(grid, 1), width);
}
