import { clamp, ease } from '../ease.ts';
import { fbm, gradientNoise } from '../noise.ts';
import type { Terrain } from '../scene.ts';

/** A flooded plain from the air: channels that wind and part, lagoons, islands with trees, pale sand in their middle. */
export function delta(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const patch = gradientNoise(seed + 1);
  const bank = (x: number, z: number): number => {
    const wx = x + 0.16 * bend(x * 1.6 + 5, z * 1.3) + 0.05 * bend(x * 4.5, z * 4);
    const wz = z + 0.16 * bend(x * 1.6 - 7, z * 1.3 + 3);
    const great = Math.abs(bend(wx * 0.62 + 1.4, wz * 0.42 + 0.8)) - 0.075 - 0.03 * bend(wx * 1.4, wz * 1.1);
    const small = Math.abs(bend(wx * 1.7 + 9, wz * 1.05 + 2)) - 0.022;
    const lagoon = 0.36 + patch(wx * 0.9 + 3, wz * 0.62 + 6);
    return Math.min(great, small * 1.1, lagoon * 0.5);
  };
  const island = (x: number, z: number): number =>
    ease(0.06, 0.2, bank(x, z) + 0.12 * patch(x * 3.6, z * 2.8)) * ease(-0.12, 0.16, patch(x * 2.1 + 4, z * 1.6));
  return {
    height(x, z, octaves) {
      const b = bank(x, z);
      const rise = 0.008 * island(x, z) + 0.0014 * fbm(patch, x * 26, z * 18, Math.min(4, octaves - 2));
      return clamp(b * 0.14, -0.02, 0.004) + (b > 0.01 ? rise : 0);
    },
    cover(x, z) {
      const b = bank(x, z);
      const mid = island(x, z);
      const tone = 0.5 + 0.5 * fbm(patch, x * 5, z * 4, 4) + 0.3 * fbm(patch, x * 30, z * 22, 2);
      if (mid > 0.75) return 2 + clamp(0.6 * tone);
      return clamp(ease(0.05, 0.22, b + 0.1 * tone) * 0.75 + 0.5 * (tone - 0.5), 0, 1.6);
    },
    woods: (x, z) => ease(0.25, 0.5, island(x, z)) * ease(1, 0.7, island(x, z)) + 0.25 * ease(0.7, 0.9, island(x, z)),
  };
}
