import { bell, clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded, ridged } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** A black shore and a lagoon under a serrated massif in snow. */
export function polar(seed: number): Terrain {
  const crest = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const shore = 2.9 + 0.35 * fbm(crest, x * 0.7 + 3, 1.5, 4);
      const massif = ease(shore, shore + 1.6, z) * (0.62 * bell(-1.15, 1.15, x) + 0.34 * bell(0.75, 0.7, x) + 0.1);
      const teeth = ridged(crest, x * 0.95 + 1.7, z * 0.55 + 4, octaves + 0.4);
      const slopes = massif * (0.35 + 1.25 * teeth) + 0.13 * clamp(massif * 2.2) * eroded(rock, x * 2.1, z * 1.9, octaves - 0.8);
      const flats =
        -0.006 +
        0.012 * fbm(crest, x * 1.6 + 7, z * 3.2, 5) * ease(2.6, 0.6, z) +
        0.02 * ease(0.34, 0.16, z + 0.35 * x) +
        0.016 * ease(shore - 0.35, shore, z);
      return flats + Math.max(0, slopes);
    },
    cover(x, z, height, up) {
      const ragged = 0.15 * fbm(crest, x * 6, z * 5, 4);
      const snow = ease(0.42, 0.66, up + ragged * 1.4 + 0.25 * ease(0.1, 0.5, height) - 0.1) * ease(0.012, 0.05, height + ragged * 0.12);
      return mix(ease(0.002, 0.012, height + 0.01 * ragged) * 0.9, 2, snow);
    },
  };
}
