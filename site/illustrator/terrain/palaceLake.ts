import { ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** A still lake with low dry ranges that overlap behind it, and a small flat island for a palace. */
export function palaceLake(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const isle = 0.11 - Math.abs(x - 0.08) * 0.74 - Math.abs(z - 0.52) * 2.8;
      const shore = z - 2.15 - 0.35 * fbm(line, x * 0.8 + 3, 0.5, 4);
      const range = (at: number, tall: number, salt: number): number =>
        ease(at - 0.5, at + 0.4, z) * tall * Math.max(0, 0.55 + 0.75 * fbm(line, x * (1.5 / at) + salt, salt, 5));
      const hills = Math.max(range(3.1, 0.3, 7), range(4.8, 0.52, 19), range(8, 0.95, 31));
      const land =
        shore > 0
          ? 0.01 * ease(0, 0.05, shore) + hills * (1 + 0.3 * eroded(rock, x * 1.6, z * 1.3, octaves - 0.6))
          : Math.max(-0.03, shore * 0.2);
      return Math.max(land, isle > 0 ? 0.0035 : Math.max(-0.03, isle * 0.3));
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 4, z * 3.2, 4);
      return z < 1.6 ? 1.2 : mix(0.2 + 0.5 * tone, 1.5 + 0.4 * tone, ease(0.06, 0.3, height + 0.1 * tone));
    },
    woods: (x, z, height) => (z < 1.6 ? 0 : ease(0.004, 0.012, height) * ease(0.16, 0.05, height)),
  };
}
