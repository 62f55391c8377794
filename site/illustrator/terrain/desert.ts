import { ease, mix } from '../ease.ts';
import { fbm, gradientNoise, type Noise } from '../noise.ts';
import type { Terrain } from '../scene.ts';

/** Dunes built by wind from one side: long backs, sharp winding crests, steep lee faces. */
export function desert(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const size = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const far = ease(0.8, 6, z);
      const great = dune(bend, x + 0.04, z, 0.62, 0.62, 0.55) * mix(0.17, 0.3, far) * (0.62 + 0.55 * size(x * 0.5 + 3, z * 0.42));
      const cross = dune(bend, x + 11, z + 3, 0.36, -0.32, 1.05) * 0.09 * (0.55 + 0.6 * size(x * 0.9, z * 0.8 + 7));
      const small = dune(bend, x + 21, z + 9, 1.0, 0.55, 2.6) * 0.016;
      const ripple = octaves > 6 ? 0.00022 * Math.sin(1150 * (x * 0.8 + z * 0.3) + 9 * fbm(bend, x * 9, z * 9, 2)) * ease(0.85, 0.3, z) : 0;
      const massif = 0.45 * ease(7, 13, z) * (0.5 + 0.5 * size(x * 0.2 + 9, 1.7));
      return Math.max(great, cross) + 0.35 * Math.min(great, cross) + small + ripple + massif * 0.4;
    },
    cover(x, z, height) {
      return 0.5 + 0.45 * fbm(size, x * 2.2, z * 1.6, 3) - ease(0.06, 0.0, height) * 0.2;
    },
  };
}

function dune(bend: Noise, x: number, z: number, dirX: number, dirZ: number, frequency: number): number {
  const warp = 0.55 * bend(x * 0.55 * frequency + 1.3, z * 0.4 * frequency) + 0.16 * bend(x * 1.7 * frequency, z * 1.4 * frequency + 5);
  const p = (x * dirX + z * dirZ) * frequency * 1.5 + warp;
  const t = p - Math.floor(p);
  const crest = 0.7;
  return t < crest ? (t / crest) ** 1.55 : ((1 - t) / (1 - crest)) ** 1.25;
}
