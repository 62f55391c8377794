import { bell, clamp, ease, mix } from '../ease.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded, ridged } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** Steep peaks that stand in the sea, low skerries before them. */
export function lofoten(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const wx = x + 0.14 * line(x * 1.3, z * 1.3);
      const wz = z + 0.14 * line(x * 1.3 + 7, z * 1.3);
      const shore = z - 2.2 - 0.5 * line(x * 0.8, 0.5) - 0.5 * bell(-0.1, 0.45, x);
      const teeth = ridged(line, wx * 0.75 + 3, wz * 0.5 + 1, octaves + 0.3);
      const wall = ease(0, 0.9, shore) * (0.5 * bell(-1.35, 0.95, x) + 0.72 * bell(0.95, 0.6, wx) + 0.36 * bell(0.2, 0.5, wx) + 0.32);
      const back = ease(4.2, 6, z) * 0.62 * ridged(line, x * 0.5, z * 0.3, octaves);
      const slopes = (wall * (0.3 + 1.25 * teeth) + back) * (1 + 0.28 * eroded(rock, x * 2, z * 1.8, octaves - 0.6));
      const skerry = 0.062 - Math.hypot((x - 0.2) * 0.34, (z - 0.58) * 0.62) - 0.018 * fbm(line, x * 8, z * 8, 4);
      const point = 0.09 - Math.hypot((x + 0.5) * 0.36, (z - 0.95) * 0.7) - 0.02 * fbm(line, x * 7 + 5, z * 7, 4);
      const low = Math.max(skerry, point);
      return Math.max(
        shore > 0 ? slopes * 0.6 + 0.006 : -0.02,
        low > 0 ? Math.min(0.011, low * 0.35) * (1 + 0.4 * line(x * 26, z * 26)) : Math.max(-0.02, low * 0.2),
      );
    },
    cover(x, z, height, up) {
      const ragged = 0.16 * fbm(line, x * 6, z * 5, 4);
      const snow = ease(0.5, 0.74, up + ragged * 1.7) * ease(0.0035, 0.008, height + 0.01 * ragged);
      return mix(ease(0.01, 0.06, height) * 0.9, 2, snow);
    },
  };
}

/** A glacier's lake, milk blue, that leads to one high white mountain. */
export function glacierLake(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const wob = 0.3 * fbm(line, z * 0.7 + (x > 0 ? 20 : 0), 0.5, 4);
      const left = -x - (0.36 + 0.3 * z - 0.9 * bell(3.6, 0.8, z) - 1.3 * bell(6.8, 1.2, z) + wob);
      const right = x - (0.62 + 0.22 * z - 0.9 * bell(5.2, 1, z) - 1.6 * bell(8.6, 1.3, z) + wob);
      const near = 0.24 - 0.8 * z + 0.95 * (-x - 0.05) + 0.02 * line(x * 14, 3.5);
      const inland = Math.max(left, right, (z - 11) * 0.5);
      const slopes =
        inland <= 0
          ? inland * 0.1
          : 0.85 * (1 - Math.exp(-inland / 1.1)) * (0.35 + 0.9 * ridged(line, x * 0.4 + 4, z * 0.36, octaves + 0.6)) +
            0.16 * clamp(inland) * eroded(rock, x * 1.2, z * 1.2, octaves - 0.6);
      const wx = x + 0.25 * line(x * 0.5, z * 0.5);
      const horn = (cx: number, cz: number, wide: number, tall: number): number =>
        tall *
        Math.max(
          0,
          1 -
            (0.7 * Math.max(Math.abs((wx - cx) * 0.9 + (z - cz) * 0.4), Math.abs((z - cz) * 0.8 - (wx - cx) * 0.45)) +
              0.3 * Math.hypot(wx - cx, z - cz)) /
              wide,
        ) **
          1.3;
      const range =
        ease(12, 14.5, z) * (0.5 + 1.1 * ridged(line, x * 0.26 + 9, z * 0.2, octaves + 0.8)) +
        Math.max(horn(-0.3, 15.5, 4.4, 3.7), horn(1.4, 16, 3, 2.7), horn(-3.4, 16, 3.4, 2.2)) *
          (0.86 + 0.3 * ridged(line, wx * 0.6, z * 0.6, octaves));
      return Math.max(slopes * 0.8, clamp(near * 0.12, -0.03, 0.012)) + (z > 11.5 ? range * 0.64 : 0);
    },
    cover(x, z, height, up) {
      const ragged = 0.2 * fbm(line, x * 2.4, z * 2.2, 4);
      if (z < 0.9) return 0.3 + 0.5 * fbm(line, x * 30, z * 24, 3);
      const bare = ease(0.42, 0.7, height + ragged + 0.3 * (0.7 - up));
      return mix(
        mix(0.4 + 1.2 * ragged, 2, bare),
        3,
        ease(0.8, 1.1, height + ragged * 1.4 + 0.5 * (up - 0.7)) * ease(0.3, 0.5, up + 0.4 * ragged),
      );
    },
    woods: (x, z, height) => ease(0.006, 0.014, height) * ease(0.3, 0.12, height) * ease(-0.1, 0.3, line(x * 2, z * 2)),
  };
}

/** Pale towers over meadows and larch woods. */
export function dolomites(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const meadow = 0.05 * line(x * 1.1 + 3, z * 0.9) + 0.02 * line(x * 3, z * 2.6) + 0.07 * ease(0.6, 2.4, z);
      const ridge = 0.24 * ease(1.6, 2.6, z + 0.4 * line(x * 0.8, 2.5)) * (0.6 + 0.5 * fbm(line, x * 0.9, z * 0.8, 4));
      const foot = 4.2 + 0.45 * fbm(line, x * 0.6 + 2, 0.5, 4);
      const shape =
        0.25 +
        0.5 * bell(-1.5, 0.75, x) +
        0.78 * bell(0.35, 0.42, x) +
        0.62 * bell(1.12, 0.3, x) +
        0.5 * bell(1.75, 0.28, x) +
        0.42 * bell(-0.55, 0.3, x) +
        0.3 * bell(2.6, 0.4, x);
      const tower = ease(foot, foot + 0.42, z) * shape * (0.82 + 0.4 * ridged(line, x * 2.1 + 5, z * 0.6, octaves));
      const talus = 0.3 * ease(foot - 1.2, foot + 0.1, z) ** 1.6;
      return (
        meadow +
        ridge +
        talus +
        tower * 0.66 * (1 + 0.24 * eroded(rock, x * 4.2, z * 1.4, octaves - 0.6)) * ease(7.4, 6, z) +
        0.5 * ease(7, 9, z) * ridged(line, x * 0.34, z * 0.3, octaves)
      );
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 4, z * 3.6, 4);
      const strata = 0.35 * Math.sin(height * 26 + 3 * tone);
      const bare = ease(0.4, 0.55, height + 0.1 * tone + 0.3 * (0.7 - up));
      const snow = ease(0.72, 0.86, up + 0.15 * tone) * ease(0.6, 0.85, height);
      return mix(mix(clamp(0.5 + 1.1 * tone, 0, 1), 2.2 + strata, bare), 3.4, snow);
    },
    woods: (x, z, height) => ease(0.62, 0.5, height) * ease(0.0, 0.2, fbm(line, x * 2.2 + 9, z * 2, 3) + 0.5 * ease(1.2, 2.2, z) - 0.12),
  };
}
