import type { Box } from './clipLine.ts';
import type { Line } from './topology.ts';

const known = new WeakMap<Line, Box>();

/** Whether the bounding box of a line reaches into a box. */
export function touches(line: Line, [west, south, east, north]: Box): boolean {
  const [left, bottom, right, top] = known.get(line) ?? measure(line);
  return left <= east && right >= west && bottom <= north && top >= south;
}

function measure(line: Line): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng, lat] of line) {
    left = Math.min(left, lng);
    right = Math.max(right, lng);
    bottom = Math.min(bottom, lat);
    top = Math.max(top, lat);
  }
  const box = [left, bottom, right, top] as const;
  known.set(line, box);
  return box;
}
