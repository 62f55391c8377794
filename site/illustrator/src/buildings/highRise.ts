import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';

/** A tower of a modern city that faces the camera; lengths in kilometres. */
export type HighRise = {
  x: number;
  z: number;
  ground: number;
  /** Half the width. */
  half: number;
  height: number;
  /** Index of the ink of the front; of the side, which lies in shade; of most windows, then of the others. */
  inks: readonly [front: number, side: number, windows: number, others: number];
  /** Share of the windows that show: the least of all towers, and how much more some have. */
  windows: readonly [least: number, more: number];
};

const FLOOR = 0.0052;

/** Fills a tower into the buffer: its front with rows of windows, one side, sometimes a top that is set back. */
export function buildHighRise(buffer: GeometryBuffer, { x, z, ground, half, height, inks, windows }: HighRise, next: () => number): void {
  const front = (left: number, right: number, low: number, high: number, depth: number, ink: number): void =>
    fillPolygon(
      buffer,
      [
        [left, ground + low, depth],
        [right, ground + low, depth],
        [right, ground + high, depth],
        [left, ground + high, depth],
      ],
      ink,
    );
  front(x - half, x + half, 0, height, z, inks[0]);
  const inner = x > 0 ? x - half : x + half;
  const side = (up: number, depth: number) => [inner, ground + up, depth] as const;
  fillPolygon(buffer, [side(0, z), side(0, z + 0.06), side(height, z + 0.06), side(height, z)], inks[1]);
  if (height > 0.08 && next() < 0.6) front(x - half * 0.6, x + half * 0.5, height, height * (1.05 + 0.08 * next()), z + 0.01, inks[0]);
  const shown = windows[0] + windows[1] * next() ** 1.4;
  const bay = half / Math.max(2, Math.round(half / 0.0036));
  for (let low = FLOOR * 0.6; low + FLOOR < height; low += FLOOR)
    for (let left = x - half + bay * 0.3; left + bay * 1.4 < x + half; left += bay * 2)
      if (next() < shown) front(left, left + bay * 1.3, low, low + FLOOR * 0.5, z - 0.003, next() < 0.8 ? inks[2] : inks[3]);
}
