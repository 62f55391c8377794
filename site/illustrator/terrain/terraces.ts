import { bell, clamp, ease, mix } from '../ease.ts';
import { cell, fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

const step = 0.0085;

/** Slopes cut into level paddies, some flooded, with forested ranges behind. */
export function terraces(seed: number): Terrain {
  const hill = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const slopes = (x: number, z: number): number => {
    const valley = 0.12 * Math.sin(z * 1.5 + 0.6) + 0.04 * z + 0.1;
    const across = x - valley;
    const side = Math.sign(across) * Math.hypot(across, 0.07) - 0.07 * Math.sign(across);
    const spur = 0.075 * hill(x * 1.5 + 3, z * 1.25) + 0.028 * hill(x * 4.1, z * 3.4 + 7);
    return (
      0.02 +
      0.3 * (1 - Math.exp(-Math.abs(side) * (side < 0 ? 1.15 : 0.8))) * ease(0, 0.3, Math.abs(side) + 0.12) +
      spur * ease(0.02, 0.4, Math.abs(side)) +
      0.035 * z +
      0.06 * bell(1.5, 0.5, z) * bell(-0.1, 0.4, x)
    );
  };
  const worked = (x: number, z: number, base: number): number =>
    ease(0.44, 0.36, base + 0.09 * hill(x * 2.3 + 9, z * 2.3)) * ease(3.6, 3, z);
  return {
    height(x, z, octaves) {
      const base = slopes(x, z);
      const far =
        ease(2.8, 7, z) * 0.55 * (0.35 + 0.9 * fbm(hill, x * 0.26 + 5, z * 0.24, 3)) +
        0.5 * ease(8, 13, z) +
        ease(2.6, 6, z) * 0.34 * eroded(rock, x * 0.6, z * 0.55, octaves);
      const share = worked(x, z, base);
      const t = base / step;
      const level = Math.floor(t);
      const flat = (level + ease(0.8, 1, t - level) + 0.05 * bell(0.77, 0.035, t - level)) * step;
      return mix(base + 0.03 * eroded(rock, x * 3, z * 3, octaves - 1.5), flat, share) + far;
    },
    cover(x, z, height, up) {
      const base = slopes(x, z);
      const share = worked(x, z, base);
      const level = Math.floor(base / step);
      const salt = (cell(level, 7, seed) & 255) / 255;
      const lot = 0.5 + 0.75 * hill(x * 1.7 + 40 * salt, z * 1.1 + level * 3.7);
      const wood = 0.05 + 0.35 * clamp(0.5 + fbm(hill, x * 6, z * 6, 3));
      if (share < 0.5 || z > 3.4) return wood;
      if (up < 0.93) return 0.55;
      const shade = 0.35 * clamp(0.5 + 0.8 * hill(x * 2.2, z * 1.3 + 9));
      return lot < 0.42 ? 3 + shade : lot < 0.66 ? 1 + shade * 0.5 : 2;
    },
    woods: (x, z, height) => (worked(x, z, slopes(x, z)) > 0.1 ? 0 : ease(0.1, 0.3, height)),
  };
}
