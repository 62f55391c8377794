import { bell, ease, mix } from '../ease.ts';
import { cell, fbm, gradientNoise } from '../noise.ts';
import type { Terrain } from '../scene.ts';

/** Rolling farmland with ploughed and green fields around one steep town hill. */
export function oldTown(seed: number): Terrain {
  const roll = gradientNoise(seed);
  return {
    height(x, z, octaves) {
      const swell = 0.05 * roll(x * 1.1 + 3, z * 0.95) + 0.022 * roll(x * 2.7, z * 2.3 + 5) + 0.03 * roll(x * 0.45, z * 0.5 + 9) * ease(1, 4, z);
      const town = 0.125 * bell(0.24, 0.2, x) * bell(1.28, 0.24, z) + 0.05 * bell(0.36, 0.42, x) * bell(1.3, 0.45, z);
      const far = ease(3.5, 9, z) * (0.3 + 0.34 * fbm(roll, x * 0.3 + 2, z * 0.26, Math.min(5, octaves)));
      const near = 0.03 * bell(-0.3, 0.26, x) * bell(0.55, 0.24, z);
      return 0.06 + swell + town + far + near;
    },
    cover(x, z, height) {
      const wx = x + 0.12 * roll(x * 2, z * 2);
      const wz = z + 0.12 * roll(x * 2 + 7, z * 2);
      const lot = cell(Math.floor(wx * 3.4 + 0.6 * wz), Math.floor(wz * 2.3 - 0.5 * wx), seed) & 255;
      const furrow = 0.12 * Math.sin((wx * Math.cos(lot) + wz * Math.sin(lot)) * 420) * ease(1.3, 0.4, z);
      const field = lot < 90 ? 0.15 + furrow : lot < 170 ? 1 + furrow : 2 - Math.abs(furrow);
      return mix(Math.max(0, field), 2.9, ease(0.32, 0.5, height));
    },
  };
}
