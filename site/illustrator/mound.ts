import { fbm, type Noise } from './noise.ts';

/** A hill of its own: place, half widths, height in kilometres; `square` 2 is a dome, larger ones have flat tops and steep sides. */
export type Mound = readonly [x: number, z: number, wide: number, deep: number, tall: number, square: number];

/** The highest of some mounds at a place, their outlines shaken by noise; 0 beside them. */
export function mounds(list: readonly Mound[], noise: Noise, x: number, z: number, rough = 0.25, grain = 6): number {
  let top = 0;
  for (const [cx, cz, wide, deep, tall, square] of list) {
    const [dx, dz] = [(x - cx) / wide, (z - cz) / deep];
    if (Math.abs(dx) > 1.6 || Math.abs(dz) > 1.6) continue;
    const shaken = 1 + rough * fbm(noise, (x / wide) * 1.7 + cx * grain, (z / deep) * 1.7 + cz * grain, 4);
    const d = (Math.abs(dx) ** square + Math.abs(dz) ** square) * shaken;
    if (d < 1) top = Math.max(top, tall * (1 - d) ** (1 / square));
  }
  return top;
}
