import { clamp, ease, mix } from '../ease.ts';
import { cell, fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

const step = 0.0075;

/** A river that bends between slopes ruled with rows of vines. */
export function douro(seed: number): Terrain {
  const hill = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const axis = (z: number): number => -0.06 + 0.5 * Math.sin(z * 1.15 - 0.25) * ease(0.3, 1.6, z) - 0.02 * z;
  const base = (x: number, z: number): number => {
    const side = x - axis(z);
    const inland = Math.abs(side) - 0.085 - 0.012 * z;
    if (inland < 0 && z < 5) return Math.max(-0.03, inland * 0.4);
    const spur = 0.12 * hill(x * 1.1 + 4, z * 0.95) + 0.03 * hill(x * 3.4, z * 3 + 7);
    return (
      0.006 * ease(0, 0.02, inland) +
      (0.34 + spur * 1.5) * (1 - Math.exp(-Math.max(0, inland) / (0.5 + 0.2 * ease(1.6, 0.4, z)))) +
      spur * ease(0.04, 0.4, inland)
    );
  };
  const worked = (x: number, z: number, height: number): number =>
    ease(-0.42, -0.22, hill(x * 1.5 + 20, z * 1.4)) * ease(0.014, 0.02, height) * ease(0.46, 0.38, height) * ease(4.6, 3.6, z);
  return {
    height(x, z, octaves) {
      const h = base(x, z);
      if (h < 0) return h;
      const t = h / step;
      const level = Math.floor(t);
      const stepped = (level + ease(0.5, 1, t - level)) * step;
      const far = ease(3.2, 8, z) * 0.5 * (0.4 + 0.9 * fbm(hill, x * 0.3 + 2, z * 0.26, Math.min(5, octaves)));
      return (
        mix(h + 0.02 * eroded(rock, x * 3, z * 3, octaves - 1.5), stepped, 0.75 * worked(x, z, h) * ease(2.6, 1.2, z)) + Math.max(0, far)
      );
    },
    cover(x, z, height) {
      const h = base(x, z);
      const share = worked(x, z, h);
      const tone = fbm(hill, x * 7, z * 6, 3);
      if (share < 0.4) return 0.2 + 0.4 * clamp(0.5 + tone);
      const lot = (cell(Math.floor(x * 5.2 + 2.2 * hill(x * 2, z * 2)), Math.floor(z * 4 + h * 9), seed) & 255) / 255;
      const row = 0.5 + 0.5 * Math.sin((height / step) * Math.PI * 2);
      const vine = lot < 0.34 ? 2 : lot < 0.68 ? 3 : 1;
      return row > 0.36 + 0.3 * ease(1.4, 3, z) ? vine + 0.25 * clamp(0.5 + tone) : mix(4, vine, ease(1.6, 3.6, z));
    },
    woods: (x, z, height) => (worked(x, z, base(x, z)) > 0.3 ? 0.02 : ease(0.006, 0.02, height) * ease(-0.2, 0.2, hill(x * 3, z * 3))),
  };
}
