import { bell, ease, mix } from '../ease.ts';
import { cell, fbm, gradientNoise } from '../noise.ts';
import type { Terrain } from '../scene.ts';

/** Rolling farmland with ploughed and green fields around one steep town hill. */
export function oldTown(seed: number): Terrain {
  const roll = gradientNoise(seed);
  const lots = (x: number, z: number): number => {
    const wx = x + 0.12 * roll(x * 2, z * 2);
    const wz = z + 0.12 * roll(x * 2 + 7, z * 2);
    return cell(Math.floor(wx * 4.6 + 0.6 * wz), Math.floor(wz * 3.4 - 0.5 * wx), seed) & 255;
  };
  return {
    height(x, z, octaves) {
      const swell =
        0.05 * roll(x * 1.1 + 3, z * 0.95) + 0.022 * roll(x * 2.7, z * 2.3 + 5) + 0.03 * roll(x * 0.45, z * 0.5 + 9) * ease(1, 4, z);
      const town =
        0.1 * bell(0.24, 0.19, x) * bell(1.28, 0.22, z) +
        0.05 * bell(0.4, 0.34, x) * bell(1.32, 0.4, z) +
        0.03 * bell(0.05, 0.2, x) * bell(1.2, 0.3, z);
      const far = ease(3.5, 9, z) * (0.3 + 0.34 * fbm(roll, x * 0.3 + 2, z * 0.26, Math.min(5, octaves)));
      const near = 0.03 * bell(0.34, 0.2, x) * bell(0.55, 0.2, z) + 0.02 * bell(-0.45, 0.2, x) * bell(0.7, 0.24, z);
      return 0.06 + swell + town + far + near;
    },
    cover(x, z, height) {
      if (z < 1.2 && Math.abs(x - road(z)) < 0.0045) return 3;
      const lot = lots(x, z);
      const furrow = 0.16 * Math.sin((x * Math.cos(lot) + z * Math.sin(lot)) * 520) * ease(1.6, 0.4, z);
      const field = lot < 100 ? 0.15 + furrow : lot < 165 ? 1 + furrow : 2 - Math.abs(furrow);
      return mix(Math.max(0, field), 3.9, ease(0.32, 0.5, height));
    },
    woods(x, z) {
      const lot = lots(x, z);
      const hedge = lot !== lots(x + 0.008 * z, z) || lot !== lots(x, z + 0.02) ? 0.9 : 0;
      const slope = Math.hypot(x - 0.26, (z - 1.26) * 0.8);
      return Math.max(hedge, lot > 232 ? 0.35 : 0, 0.8 * ease(0.13, 0.17, slope) * ease(0.34, 0.24, slope + 0.14 * roll(x * 9, z * 9)));
    },
  };
}

/** Where the white road runs. */
export function road(z: number): number {
  return -0.13 + 0.075 * Math.sin((z - 0.38) * 9) * ease(1.15, 0.7, z) + 0.34 * ease(0.55, 1.12, z);
}
