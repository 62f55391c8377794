import { bell, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** A grass plain that rolls toward a long escarpment. */
export function savanna(seed: number): Terrain {
  const swell = gradientNoise(seed);
  const scarp = slopedNoise(seed + 1);
  const patch = gradientNoise(seed + 2);
  return {
    height(x, z, octaves) {
      const roll = 0.016 * swell(x * 0.7, z * 0.5) * ease(0.1, 2, z) + 0.04 * ease(2, 7, z) * swell(x * 0.22 + 4, z * 0.3);
      const grass = 0.0011 * fbm(swell, x * 22, z * 7, Math.min(4, octaves - 3), 0.5) * ease(2.5, 0.2, z);
      const edge = 15.5 + 1.7 * fbm(swell, x * 0.16 + 8, 0.5, 4) - 0.16 * x;
      const rise = ease(edge - 1.0, edge + 1.2, z) * (0.56 - 0.022 * x + 0.1 * swell(x * 0.14 + 2, 3.3)) + 0.1 * ease(edge - 4, edge, z);
      const gullies = rise > 0.01 ? rise * 0.26 * eroded(scarp, x * 0.7, z * 0.4, octaves - 1) : 0;
      const lone = 0.3 * bell(-3.4, 0.75, x) * bell(11, 0.9, z) + 0.16 * bell(-4.6, 0.6, x) * bell(11.2, 0.8, z);
      return roll + grass + rise * 0.78 + gullies + lone * (1 + 0.4 * eroded(scarp, x, z, octaves));
    },
    cover(x, z, height) {
      const wide = fbm(patch, x * 2.2, z * 0.9, 4) + 0.5 * fbm(patch, x * 9, z * 5, 3) * ease(1.5, 0.2, z);
      const tuft = fbm(patch, x * 30, z * 12, 3) * ease(1.2, 0.1, z);
      const plain =
        mix(0.5, 0, ease(-0.35, 0.4, wide + 0.5 * tuft)) + ease(0.1, 0.5, wide + 0.35 * patch(x * 7, z * 2.4)) * 0.9 * ease(0.6, 3, z);
      return mix(plain, 1.7 + 0.4 * wide, ease(0.1, 0.22, height));
    },
  };
}
