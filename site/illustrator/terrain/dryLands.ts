import { bell, clamp, ease, mix } from '../ease.ts';
import { mounds, type Mound } from '../mound.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded, ridged } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** Low sand that climbs to a plateau where tombs may stand. */
export function pyramids(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const swell =
        0.02 * fbm(line, x * 2.2, z * 1.8, 4) +
        0.0002 * Math.sin(1100 * (x * 0.7 + z * 0.4) + 9 * fbm(line, x * 9, z * 9, 2)) * ease(0.6, 0.2, z);
      const wadi = -0.02 * bell(0.5 + 0.2 * x, 0.14, z + 0.05 * line(x * 6, 2.5));
      const plateau = 0.035 * ease(0.7, 1.0, z + 0.1 * line(x * 3, 0.5)) * (1 + 0.3 * eroded(rock, x * 6, z * 6, octaves - 2));
      const hills = 0.16 * ease(4, 8, z) * Math.max(0, 0.3 + fbm(line, x * 0.4, z * 0.3, 4));
      return swell * ease(1.3, 0.5, z) + wadi + plateau + hills;
    },
    cover: (x, z) => clamp(0.5 + 0.8 * fbm(line, x * 5, z * 4, 4), 0, 1),
  };
}

/** A dry valley with palms, a hill for a walled village, and a high snowy range behind. */
export function kasbah(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const bed = Math.abs(x - 0.04 + 0.14 * Math.sin(z * 4.4)) - 0.045;
      const floor = 0.012 * fbm(line, x * 4, z * 3, 4) + clamp(bed * 0.12, -0.004, 0.008);
      const hill =
        0.15 * bell(0.22, 0.28, x) * bell(1.25, 0.26, z + 0.04 * line(x * 5, 3.5)) * (1 + 0.16 * eroded(rock, x * 5, z * 5, octaves - 2));
      const sides = 0.2 * ease(0.5, 1.4, Math.abs(x - 0.15) - 0.06 * z) * (1 + 0.4 * eroded(rock, x * 3, z * 2.6, octaves - 1));
      const hills =
        0.3 *
        ease(2, 4, z) *
        Math.max(0, 0.35 + 0.9 * fbm(line, x * 0.8 + 3, z * 0.6, 4)) *
        (1 + 0.4 * eroded(rock, x * 1.8, z * 1.6, octaves - 0.5));
      const atlas =
        ease(7, 11, z) *
        (0.5 + 1.5 * ridged(line, x * 0.24 + 2, z * 0.2, octaves + 0.6)) *
        (1 + 0.15 * eroded(rock, x * 0.8, z * 0.8, octaves));
      return 0.02 + floor + hill + sides + hills + atlas;
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 4, z * 3.6, 4);
      if (z > 6) return mix(2, 3, ease(0.95, 1.25, height + 0.3 * tone + 0.4 * (up - 0.7)));
      const green =
        ease(0.16, 0.06, Math.abs(x - 0.04 + 0.14 * Math.sin(z * 4.4)) - 0.05) * ease(0.085, 0.05, height) * ease(-0.25, 0.1, tone);
      return mix(1.2 + 0.5 * tone + 0.25 * Math.sin(height * 150 + 4 * tone), 0.2, green);
    },
    woods: (x, z, height) =>
      ease(0.2, 0.05, Math.abs(x - 0.04 + 0.14 * Math.sin(z * 4.4)) - 0.03) * ease(0.09, 0.05, height) * ease(0.3, 0.5, z),
  };
}

/** Bare folded ranges of a high desert, a shelf of ground close by. */
export function highDesert(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const shelf = 0.34 + 0.05 * x + 0.012 * fbm(line, x * 6, z * 5, 4) - 1.3 * Math.max(0, z - 0.62 - 0.12 * line(x * 3, 0.5) - 0.2 * x);
      const valley = 0.02 + 0.02 * line(x, z);
      const fold = ease(2, 4.6, z) * (0.2 + 1.25 * ridged(line, x * 0.5 + 6, z * 0.36, octaves + 0.5));
      const left = 0.9 * ease(0.5, 2, -x - 0.08 * z) * ease(0.9, 2, z) * (0.7 + 0.5 * ridged(line, x * 0.9, z * 0.8, octaves));
      const snow = ease(7.5, 11, z) * (0.6 + 1.5 * ridged(line, x * 0.26, z * 0.2 + 7, octaves + 0.8));
      return Math.max(shelf, valley + (fold + left + snow) * (1 + 0.26 * eroded(rock, x * 1.3, z * 1.2, octaves - 0.3)));
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 2.2, z * 2, 4);
      if (z < 0.85) return 0.4 + 0.5 * fbm(line, x * 16, z * 14, 4);
      if (height < 0.07 + 0.02 * tone && z < 4) return 4;
      return mix(1.2 + 0.9 * clamp(0.5 + tone), 3, ease(1.3, 1.6, height + 0.25 * tone + 0.4 * (up - 0.7)));
    },
  };
}

const granite: readonly Mound[] = [
  [0.07, 0.17, 0.06, 0.035, 0.0065, 2.2],
  [0.05, 0.15, 0.014, 0.01, 0.006, 3],
  [0.085, 0.152, 0.018, 0.012, 0.0075, 3],
  [0.11, 0.16, 0.012, 0.01, 0.0055, 2.8],
  [-0.16, 0.5, 0.07, 0.05, 0.008, 2.2],
];

/** A salt pan, level to the horizon, with an island of granite. */
export function saltPan(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height: (x, z, octaves) =>
      0.0001 * fbm(line, x * 50, z * 40, Math.min(4, octaves - 4)) +
      mounds(granite, line, x, z, 0.2, 9) * (1 + 0.1 * fbm(line, x * 90, z * 90, 3)),
    cover(x, z, height) {
      const crack = ease(0.05, 0.0, Math.abs(line(x * 70 + 2 * line(x * 20, z * 20), z * 70))) * ease(0.4, 0.06, z);
      return height > 0.0007 ? 1.3 + 0.4 * fbm(line, x * 60, z * 60, 3) : 0.3 + 0.35 * crack + 0.2 * fbm(line, x * 6, z * 3, 3);
    },
  };
}

/** Rows of vines on level ground under a wall of mountains. */
export function vineyards(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  const lot = (x: number, z: number): number => Math.floor(z * 1.7 + 0.35 * x + 0.2 * line(x, z)) * 2 + (x + 0.12 * z > 0.1 ? 1 : 0);
  const row = (x: number, z: number): number => {
    const which = lot(x, z);
    const angle = which === 0 ? 0.35 : which === 1 ? -0.5 : which * 0.7;
    return 0.5 + 0.5 * Math.sin((x * Math.cos(angle) + z * Math.sin(angle)) * 1250);
  };
  return {
    height(x, z, octaves) {
      const ground = 0.02 + 0.03 * fbm(line, x * 0.9, z * 0.8, 3) * ease(0.2, 1.5, z) + 0.05 * ease(1, 3, z);
      const vine = 0.0013 * ease(0.4, 0.75, row(x, z)) * (1 + 0.5 * line(x * 400, z * 300)) * ease(1.7, 1.2, z);
      const foot = 3.3 + 0.3 * line(x * 0.7, 2.5);
      const range =
        ease(foot, foot + 2.1, z) ** 0.9 *
        (0.42 + 0.95 * ridged(line, x * 0.55 + 8, z * 0.3 + 1, octaves + 0.5)) *
        (0.66 + 0.34 * bell(0.6, 1.2, x));
      return ground + vine + 0.14 * ease(foot - 1.3, foot, z) + range * (1 + 0.3 * eroded(rock, x * 1.6, z * 1.4, octaves - 0.5));
    },
    cover(x, z, height, up) {
      if (height > 0.2) return mix(3, 4, clamp(ease(0.28, 0.5, height + 0.1 * fbm(line, x * 3, z * 3, 3)) + ease(0.75, 0.6, up)));
      const which = lot(x, z);
      const leaf = which % 3 === 0 ? 1 : which % 3 === 1 ? 2 : 0;
      const fade = ease(1.9, 1.0, z);
      return row(x, z) > 0.42 || fade < 0.02 ? leaf + 0.3 * clamp(0.5 + fbm(line, x * 40, z * 30, 3)) : mix(leaf + 0.3, 5, fade);
    },
    woods: (x, z) =>
      (z > 1.4 && lot(x, z) !== lot(x + 0.01, z + 0.02) ? 0.8 : 0) + 0.5 * ease(2.2, 3, z) * ease(0, 0.3, line(x * 2, z * 2)),
  };
}
