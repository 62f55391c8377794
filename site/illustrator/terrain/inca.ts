import { bell, clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded, ridged } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

const step = 0.009;

/** A saddle with terraces between two gorges, a sugarloaf behind it, and higher ranges in cloud. */
export function inca(seed: number): Terrain {
  const bend = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const saddle = (x: number, z: number): number => {
    const axis = 0.02 + 0.05 * z + 0.03 * bend(z * 1.6, 0.5);
    const side = Math.abs(x - axis) - 0.1 * ease(0.35, 0.6, z) * ease(1.15, 0.9, z) - 0.02 * bend(z * 3, x * 3);
    const top = 0.43 - 0.05 * bell(0.72, 0.2, z) + 0.08 * ease(0.5, 0.24, z) + 0.025 * bend(x * 5, z * 4);
    return top - Math.max(0, side) * (1.15 + 0.25 * bend(z * 2.4, 9)) - Math.max(0, side - 0.12) * 0.4;
  };
  const worked = (x: number, z: number, base: number): number =>
    ease(0.27, 0.33, base + 0.02 * bend(x * 9, z * 9)) * ease(0.3, 0.4, z) * ease(1.12, 1.0, z);
  return {
    height(x, z, octaves) {
      const base = saddle(x, z);
      const share = worked(x, z, base);
      const t = base / step;
      const level = Math.floor(t);
      const terraced = mix(base + 0.03 * eroded(rock, x * 4, z * 4, octaves - 2), (level + ease(0.66, 1, t - level)) * step, share);
      const crag = 0.94 + 0.5 * eroded(rock, x * 1.9, z * 1.7, octaves - 0.8);
      const loaf = sugarloaf(x - 0.32 - 0.09 * bend(x * 2.6, z * 2.6), z - 2.3, 0.72, 0.93) * crag;
      const small = sugarloaf(x + 0.22 - 0.07 * bend(x * 3 + 9, z * 3), z - 2.1, 0.4, 0.68) * crag;
      const walls =
        ease(2.2, 4.2, z + 0.3 * Math.abs(x)) * (0.15 + 0.95 * ridged(bend, x * 0.5 + 3, z * 0.42 + 2, octaves)) +
        0.62 * ease(0.62, 1.7, -x - 0.1 * z) * ease(3, 1.2, z) +
        0.5 * ease(0.8, 1.9, x - 0.1 * z) * ease(3, 1.2, z);
      const far = ease(5, 9, z) * (0.5 + 1.3 * ridged(bend, x * 0.2 + 8, z * 0.2, octaves));
      return Math.max(terraced, loaf, small, (walls + far) * (1 + 0.25 * eroded(rock, x * 1.4, z * 1.2, octaves - 0.4)));
    },
    cover(x, z, height, up) {
      const tone = fbm(bend, x * 8, z * 7, 4);
      const base = saddle(x, z);
      if (worked(x, z, base) > 0.5 && height < base + 0.02) return up < 0.82 ? 2.6 : 0.95 + 0.4 * clamp(0.5 + tone);
      const bare = ease(0.5, 0.3, up + 0.3 * tone) * ease(4, 1, z);
      return mix(mix(0.35 + 0.5 * tone, 2.1, clamp(bare)), 3, ease(1.15, 1.5, height + 0.2 * tone) * ease(4.5, 6, z));
    },
    woods: (x, z, height) => (worked(x, z, saddle(x, z)) > 0.1 ? 0 : ease(0.1, 0.2, height) * ease(1.5, 1.1, z)),
  };
}

/** A hump with a round top and sides that steepen downward, then spread. */
function sugarloaf(x: number, z: number, wide: number, tall: number): number {
  const d = Math.hypot(x, z * 0.8) / wide;
  return tall * (0.45 * Math.max(0, 1 - d * d * 2.6) ** 0.95 + 0.55 * Math.exp(-Math.max(0, d - 0.1) * 1.9));
}
