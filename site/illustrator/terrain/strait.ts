import { ease, mix } from '../ease.ts';
import { canopy } from '../canopy.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** Shallow sea between wooded islands that stand behind one another in paler and paler tones. */
export function strait(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const island = (at: number, from: number, to: number, tall: number, salt: number): number => {
        const along = ease(from, from + 0.3 * (to - from), x) * ease(to, to - 0.3 * (to - from), x);
        const deep = ease(at - 0.12 * at, at, z) * ease(at * 1.35, at * 1.12, z);
        return along * deep * tall * Math.max(0, 0.5 + 0.8 * fbm(line, (x * 2.2) / at + salt, z * 0.5 + salt, 5)) - 0.012;
      };
      const land = Math.max(
        island(2.1, -2.6, -0.18, 0.46, 3),
        island(2.7, 0.42, 2.6, 0.4, 11),
        island(4.4, -0.9, 2.2, 0.62, 23),
        island(7.4, -4.5, 0.9, 1.05, 37),
        island(11.5, -1.5, 8, 1.5, 51),
      );
      if (land <= 0) return Math.max(-0.02, land);
      const crowns =
        (0.012 * canopy(x * 36, z * 28, seed) + 0.016 * canopy(x * 13, z * 10, seed + 3)) * ease(0.006, 0.03, land) * ease(6, 3, z);
      return land * (1 + 0.3 * eroded(rock, x * 1.8, z * 1.5, octaves - 0.6)) + crowns;
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 5, z * 4, 4);
      return mix(1.9, 0.35 + 0.6 * tone, ease(0.004, 0.016, height));
    },
  };
}
