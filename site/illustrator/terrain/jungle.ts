import { canopy } from '../canopy.ts';
import { ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** Closed forest over low hills, a river, and a volcano that stands alone. */
export function jungle(seed: number): Terrain {
  const hill = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const river = (z: number): number => -0.16 + 0.34 * Math.sin(z * 1.25 + 0.6) * ease(0.2, 1.4, z) - 0.03 * z;
  return {
    height(x, z, octaves) {
      const bank = Math.abs(x - river(z)) - (0.05 + 0.03 * Math.sin(z * 2.1) + 0.018 * z) * ease(3.4, 2.2, z);
      if (bank < 0 && z < 3.4) return bank * 0.3;
      const rise = mix(ease(0, 0.5, bank), 1, ease(2.6, 4.2, z));
      const ground =
        0.01 * ease(0, 0.02, bank) +
        rise * (0.12 + 0.2 * fbm(hill, x * 0.9 + 2, z * 0.75, 4)) +
        0.28 * ease(3, 7, z) * (0.5 + 0.8 * fbm(hill, x * 0.4, z * 0.4 + 8, 3));
      const crowns =
        ease(-0.004, 0.012, bank) *
        (0.016 * canopy(x * 42, z * 34, seed) +
          0.009 * canopy(x * 95, z * 80, seed + 3) * ease(3, 1, z) +
          0.011 * canopy(x * 17, z * 14, seed + 5));
      const r = Math.hypot(x - 1.75, (z - 9.5) * 0.8);
      const gully = 1 + 0.16 * eroded(rock, x * 1.6, z * 1.6, octaves - 0.4) * ease(0, 0.5, r);
      const cone = 1.75 * Math.exp(-r / 1.28) * gully * (1 - 0.1 * ease(0.16, 0.03, r));
      return Math.max(0.004, ground) + crowns * mix(1, 0.35, ease(0.5, 0.9, cone)) + cone;
    },
    cover(x, z, height) {
      const tone = fbm(hill, x * 3.2, z * 2.8, 3);
      const crown = 0.5 + 0.5 * hill(x * 31, z * 25);
      return mix(mix(0, 1, ease(-0.3, 0.5, tone + 0.5 * crown - 0.25)), 2, ease(0.7, 1.05, height + 0.2 * tone));
    },
  };
}
