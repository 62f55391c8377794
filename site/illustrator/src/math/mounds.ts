import { fbm } from './fractals.ts';
import type { Noise } from './noise.ts';

/** A single hill in kilometres; an `exponent` of 2 makes a dome, larger ones flat tops and steep sides. */
export type Mound = readonly [x: number, z: number, halfWidth: number, halfDepth: number, height: number, exponent: number];

/** Height of the highest mound at a place, its outline distorted by noise; 0 beside them. */
export function highestMound(list: readonly Mound[], noise: Noise, x: number, z: number, rough = 0.25, grain = 6): number {
  let top = 0;
  for (const [cx, cz, halfWidth, halfDepth, height, exponent] of list) {
    const [dx, dz] = [(x - cx) / halfWidth, (z - cz) / halfDepth];
    if (Math.abs(dx) > 1.6 || Math.abs(dz) > 1.6) continue;
    const distortion = 1 + rough * fbm(noise, (x / halfWidth) * 1.7 + cx * grain, (z / halfDepth) * 1.7 + cz * grain, 4);
    const d = (Math.abs(dx) ** exponent + Math.abs(dz) ** exponent) * distortion;
    if (d < 1) top = Math.max(top, height * (1 - d) ** (1 / exponent));
  }
  return top;
}
