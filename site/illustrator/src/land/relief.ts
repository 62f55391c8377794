import { contours } from 'd3-contour';
import type { Box } from './clipLine.ts';
import type { Line } from './topology.ts';

/** Height of the ground in metres at a longitude and latitude, 0 in the sea. */
export type Relief = (lng: number, lat: number) => number;

/** Points of the grid around a square that keep the smoothing and its contours continuous with the next. */
const RIM = 6;

/** Rings around the land above each height, in degrees, a rim wider than the box, from so many points of relief in a degree. */
export function drawContours(relief: Relief, [west, south, east, north]: Box, heights: readonly number[], perDegree: number): Line[][] {
  const [firstColumn, firstRow] = [Math.round(west * perDegree) - RIM, Math.round(south * perDegree) - RIM];
  const width = Math.round((east - west) * perDegree) + 2 * RIM + 1;
  const height = Math.round((north - south) * perDegree) + 2 * RIM + 1;
  const sampled = Float64Array.from({ length: width * height }, (_, i) =>
    relief((firstColumn + (i % width)) / perDegree, (firstRow + Math.floor(i / width)) / perDegree),
  );
  const ground = smooth(smooth(sampled, width), width);
  return contours()
    .size([width, height])
    .thresholds([...heights])([...ground])
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .map((ring) => ring.map(([x, y]): Line[number] => [(firstColumn + x - 0.5) / perDegree, (firstRow + y - 0.5) / perDegree])),
    );
}

/** Average of each point with its neighbours, the nearer the heavier. */
function smooth(grid: Float64Array, width: number): Float64Array {
  const blur = (values: Float64Array, step: number) =>
    values.map((value, i) => ((values[i - step] ?? value) + 2 * value + (values[i + step] ?? value)) / 4);
  return blur(blur(grid, 1), width);
}
