import { fbm } from '#src/math/fractals.ts';
import { gradientNoise, hashCell } from '#src/math/noise.ts';
import { clamp, smoothstep } from '#src/math/shaping.ts';
import { blendToward, type MutableRgb } from './colour.ts';
import type { SkyLayer } from './skyLayer.ts';

/** Builds a starry sky with the Milky Way, `milkyWay` strong, 0 to 1. */
export function buildStars(seed: number, milkyWay: number): SkyLayer {
  const cloud = gradientNoise(seed + 13);
  const look = { radius: [0.24, 0.08], brightness: 0.65, rise: [0.06, 0.35] } as const;
  return (x, up, out) => {
    const across = up - 0.25 - 0.9 * (x - 0.35);
    const milk = milkyWay * Math.exp(-((across / 0.2) ** 2)) * clamp(0.55 + 0.6 * fbm(cloud, x * 5, up * 5, 5)) * smoothstep(0.05, 0.4, up);
    blendToward(out, [0.72, 0.78, 0.84], milk * 0.42);
    drawStar(x, up, out, seed, (hash) => (hash & 255) <= 2 + 5 * milk, look);
  };
}

/** Draws the star of a cell of the sky, if its hash is chosen. */
export function drawStar(
  x: number,
  up: number,
  out: MutableRgb,
  seed: number,
  isChosen: (hash: number) => boolean,
  look: { radius: readonly [outer: number, inner: number]; brightness: number; rise: readonly [from: number, to: number] },
): void {
  const column = Math.floor(x * 520);
  const row = Math.floor(up * 220);
  const hash = hashCell(column, row, seed);
  if (!isChosen(hash)) return;
  const distance = Math.hypot(x * 520 - column - 0.5, (up * 220 - row - 0.5) * 1.1);
  const brightness = 0.25 + look.brightness * (((hash >> 12) & 255) / 255);
  blendToward(out, [0.93, 0.96, 0.96], smoothstep(...look.radius, distance) * brightness * smoothstep(...look.rise, up));
}
