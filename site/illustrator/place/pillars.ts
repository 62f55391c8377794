import { build } from '../house.ts';
import type { Pixels } from '../project.ts';
import type { Stand, Terrain } from '../scene.ts';
import { scatter } from '../stand.ts';
import { sites } from '../terrain/pillars.ts';
import { turned } from '../turned.ts';

/** Wings of a monastery about its church: across, ahead, half width, half length, height, in hundredths of its size. */
const wings = [
  [-0.62, -0.1, 0.3, 0.2, 0.42],
  [-0.2, -0.38, 0.26, 0.22, 0.62],
  [0.28, -0.34, 0.3, 0.2, 0.5],
  [0.72, -0.05, 0.22, 0.24, 0.36],
  [-0.5, 0.3, 0.3, 0.2, 0.5],
  [0.5, 0.34, 0.34, 0.2, 0.46],
] as const;

/** Monasteries with tiled roofs on the heads of three rocks. */
export function pillarsHouses(_seed: number, terrain: Terrain, pixels: Pixels): void {
  for (const [x, z, size] of sites) {
    const ground = terrain.height(x, z, 5) - 0.002;
    for (const [across, ahead, wide, long, tall] of wings)
      build(pixels, {
        x: x + across * size,
        z: z + ahead * size,
        ground: Math.min(ground, terrain.height(x + across * size, z + ahead * size, 5)),
        width: wide * size * 0.7,
        length: long * size,
        tall: tall * size * 0.6,
        turn: 1.57 + 0.2 * across,
        roof: 'hip',
        pitch: 0.13 * size,
        wallInk: 5,
        roofInk: 6,
        holeInk: 7,
      });
    const part = (rings: readonly (readonly [number, number])[], ink: number): void =>
      turned(pixels, { x, z, ground, rings: rings.map(([r, h]) => [r * size, h * size]), sides: 10, turn: 0.3, inks: [ink] });
    part(
      [
        [0.15, 0],
        [0.15, 0.56],
      ],
      5,
    );
    part(
      [
        [0.18, 0.55],
        [0.14, 0.63],
        [0.07, 0.69],
        [0, 0.71],
      ],
      6,
    );
  }
}

/** Oaks and cypresses in the ravines, scrub on the heads. */
export function pillarsStands(seed: number, terrain: Terrain): Stand[] {
  const grows = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 5)) ?? 0;
  const set = (kind: string, count: number, size: readonly [number, number], shift: number): Stand[] =>
    scatter({ seed: seed + shift, kind, count, variants: 7, size, near: 0.5, far: 3, spread: 0.44, allowed: grows });
  return [...set('broadleaf', 900, [0.006, 0.013], 1), ...set('maple', 420, [0.006, 0.012], 2), ...set('cypress', 90, [0.009, 0.016], 3)];
}
