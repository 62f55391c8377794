import { clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** Tall grass on a bank close by, a wide green plain below it, and an escarpment that runs away to the right. */
export function greenPlain(seed: number): Terrain {
  const swell = gradientNoise(seed);
  const scarp = slopedNoise(seed + 1);
  const patch = gradientNoise(seed + 2);
  const bank = (x: number, z: number): number =>
    0.03 - 0.0016 - 0.2 * z - 0.2 * Math.max(0, x + 0.004) + 0.0012 * swell(x * 60, z * 40) - 4 * Math.max(0, z - 0.062 - 0.4 * x);
  return {
    height(x, z, octaves) {
      if (z < 0.12 && bank(x, z) > 0.002) return bank(x, z);
      const roll = 0.009 * swell(x * 4.2 + 5, z * 2.6) * ease(0.15, 0.9, z) + 0.05 * ease(1.5, 6, z) * swell(x * 0.24 + 4, z * 0.3);
      const tuft = 0.0006 * fbm(swell, x * 40, z * 14, Math.min(4, octaves - 3)) * ease(1.6, 0.1, z);
      const edge = 8.6 + 0.9 * x + 1.2 * fbm(swell, x * 0.22 + 8, 0.5, 4);
      const rise = ease(edge - 1.2, edge + 1.1, z) * (0.4 + 0.05 * swell(x * 0.2 + 2, 3.3)) + 0.06 * ease(edge - 3.4, edge, z);
      return Math.max(0, roll) + tuft + rise + (rise > 0.01 ? rise * 0.34 * eroded(scarp, x * 0.9, z * 0.5, octaves - 0.6) : 0);
    },
    cover(x, z, height) {
      if (z < 0.12 && bank(x, z) > 0.002) return 1 + clamp(0.6 + 0.8 * fbm(patch, x * 90, z * 60, 3), 0, 1.6);
      const wide = fbm(patch, x * 2.4 + 3, z * 1.1, 4) + 0.45 * fbm(patch, x * 12, z * 5, 3) * ease(2, 0.2, z);
      const fine = fbm(patch, x * 36, z * 11, 3) * ease(1.2, 0.1, z);
      const plain = ease(-0.35, 0.35, wide + 0.6 * fine) + 0.9 * ease(0.05, 0.6, fbm(patch, x * 1.5 + 30, z * 0.8, 4) + 0.3 * fine);
      return mix(1 + plain, 0.1, ease(0.07, 0.17, height + 0.05 * wide) * ease(4, 7, z));
    },
  };
}
