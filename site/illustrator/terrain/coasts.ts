import { clamp, ease, mix } from '../ease.ts';
import { mounds, type Mound } from '../mound.ts';
import { fbm, gradientNoise, slopedNoise } from '../noise.ts';
import { eroded } from '../ridge.ts';
import type { Terrain } from '../scene.ts';

/** A green headland that ends in a foot of rock, islands like teeth beyond it. */
export function headland(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const wx = x + 0.03 * line(z * 9, x * 9);
      const tongue =
        ease(-0.02, 0.24, wx - 0.05 - 0.5 * Math.max(0, z - 0.95)) * ease(0.46, 0.56, z + 0.04 * line(x * 8, 1.5)) * ease(1.55, 1.2, z);
      const near = ease(-0.1, -0.24, wx + 0.16 * z) * ease(0.1, 0.2, z) * ease(0.62, 0.42, z);
      const land = 0.085 * tongue * (0.55 + 0.75 * ease(0.05, 0.5, x)) + 0.05 * near;
      const cliff = land > 0.001 ? land * (1 + 0.34 * eroded(rock, x * 7, z * 6, octaves - 2.4)) : -0.02;
      const skelligs = mounds(
        [
          [-0.72, 5.6, 0.3, 0.2, 0.34, 1.2],
          [-0.28, 6.2, 0.2, 0.16, 0.2, 1.3],
          [0.9, 8, 1.1, 0.4, 0.26, 1.5],
        ],
        line,
        x,
        z,
        0.4,
      );
      return Math.max(cliff, skelligs > 0 ? skelligs * (1 + 0.3 * eroded(rock, x * 3, z * 3, octaves - 1)) - 0.012 : -0.02);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 9, z * 8, 4);
      const bare = ease(0.78, 0.55, up + 0.2 * tone) + ease(0.02, 0.006, height);
      return mix(0.4 + 0.6 * tone, 2.2 + 0.3 * tone, clamp(z > 3 ? 0.8 : bare));
    },
  };
}

const stacks: readonly Mound[] = [
  [0.02, 0.62, 0.05, 0.05, 0.085, 4],
  [-0.16, 0.8, 0.07, 0.05, 0.1, 4],
  [-0.1, 0.77, 0.03, 0.03, 0.06, 4],
  [0.06, 1.3, 0.05, 0.05, 0.07, 4],
  [-0.42, 1.5, 0.06, 0.05, 0.08, 4],
];

/** Cliffs of ochre sandstone with stacks before them and a beach between. */
export function seaStacks(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = slopedNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const edge = 0.16 + 0.2 * Math.sin(z * 3.1 + 0.7) * ease(0.2, 0.7, z) + 0.05 * line(z * 7, 0.5) + 0.02 * line(z * 19, 4.5) + 0.1 * z;
      const inland = x - edge + 0.014 * line(x * 30, z * 24);
      const face = ease(0, 0.03 + 0.014 * z, inland);
      const top = 0.1 + 0.02 * line(x * 2.2, z * 1.8) + 0.05 * ease(1, 3, z);
      const beach = clamp((inland + 0.05) * 0.05, -0.02, 0.0025);
      const gullies = 1 + 0.3 * eroded(rock, x * 8, z * 7, octaves - 2.4) * (1 - 0.6 * face);
      const cliff = inland > 0 ? top * face * gullies : -0.02;
      const stack = mounds(stacks, line, x, z, 0.22, 9) * (1 + 0.14 * eroded(rock, x * 14, z * 12, octaves - 3));
      return Math.max(cliff, beach, stack - 0.006);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 16, z * 14, 4);
      const strata = 0.5 + 0.5 * Math.sin(height * 300 + 5 * fbm(line, x * 6, z * 6, 3));
      const rocky = ease(0.86, 0.66, up + 0.1 * tone);
      return height < 0.006 ? 3.2 : mix(0.3 + 0.5 * tone, 1.2 + strata * 0.9, clamp(rocky));
    },
    woods: (x, z, height) => ease(0.07, 0.085, height) * 0.7 * ease(-0.2, 0.3, line(x * 9, z * 9)),
  };
}
