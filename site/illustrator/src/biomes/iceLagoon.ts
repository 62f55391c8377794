import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { highestMound, type Mound } from '#src/math/mounds.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const iceLagoon: Biome = { buildTerrain };

/** Icebergs on the still water of a lagoon, the glacier that they left between two dark mountains. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const bergs = icebergs(seed);
  return {
    height(x, z, octaves) {
      const inland = z - 3.3 + 0.25 * fbm(line, x * 0.9, 0.5, 4);
      if (inland < 0) {
        const berg = highestMound(bergs, line, x, z, 0.5, 9);
        return berg > 0.0016 + 0.003 * z ? berg * (1 + 0.2 * fbm(rock, (x / z) * 34, z * 18, Math.min(5, octaves - 3))) : -0.0004;
      }
      const valley = gaussian(0.25, 1.15 + 0.12 * (z - 4), x);
      const ice =
        (0.03 + 0.62 * smoothstep(3.6, 10, z)) * valley * smoothstep(0, 0.16, inland) +
        0.05 * valley * ridgedNoise(rock, x * 3.4 + 0.4 * line(x, z), z * 2.6, octaves) * smoothstep(8, 4, z);
      const walls = smoothstep(0.75, 2.1, Math.abs(x - 0.25) - 0.1 * (z - 4)) * smoothstep(0, 2.2, inland);
      const peaks =
        walls *
        (0.35 + 1.05 * ridgedNoise(line, x * 0.6 + 4, z * 0.42, octaves + 0.4)) *
        (1 + 0.25 * erodedNoise(rock, x * 1.5, z * 1.2, octaves));
      const cap = 1.25 * smoothstep(9, 12.5, z) * (0.55 + 0.5 * ridgedNoise(line, x * 0.28 + 1.5, z * 0.2, octaves));
      return 0.008 * smoothstep(0, 0.05, inland) + Math.max(ice, peaks * 0.8, cap);
    },
    cover(x, z, height, up) {
      const tone = fbm(rock, x * 3, z * 2.4, 4);
      if (z < 3.1) {
        const blue = smoothstep(0.9, 0.55, up + 0.2 * fbm(line, (x / z) * 30, z * 12, 3));
        return Math.max(blue * 0.9, 0.85 * smoothstep(0.006 * z + 0.003, 0.001, height));
      }
      const onIce = gaussian(0.25, 1.0 + 0.12 * (z - 4), x);
      if (height < 0.016) return 3;
      const snow = smoothstep(0.55, 0.85, height + 0.25 * tone + 0.5 * (up - 0.6));
      return mix(mix(2.2 + 0.5 * tone, 0, snow), clamp(0.25 + 0.5 * Math.abs(tone)), smoothstep(0.35, 0.6, onIce));
    },
  };
}

/** One large berg to the right of the middle, lesser ones that stand closer and closer together toward the far shore. */
function icebergs(seed: number): Mound[] {
  const next = seededRandom(seed + 4);
  return [
    [0.055, 0.34, 0.062, 0.035, 0.03, 1.25],
    [0.092, 0.35, 0.034, 0.03, 0.021, 1.4],
    [0.02, 0.345, 0.03, 0.024, 0.012, 1.6],
    [-0.075, 0.24, 0.026, 0.016, 0.0075, 1.5],
    [-0.052, 0.243, 0.014, 0.012, 0.004, 1.8],
    [-0.17, 0.52, 0.07, 0.04, 0.024, 1.3],
    [0.035, 0.165, 0.011, 0.007, 0.0022, 2],
    ...Array.from({ length: 70 }, (): Mound => {
      const z = 0.55 * 5.4 ** next();
      const wide = (0.012 + 0.05 * next() ** 2) * (0.5 + 0.7 * z);
      return [(next() * 2 - 1) * 0.46 * z, z, wide, wide * (0.4 + 0.3 * next()), wide * (0.24 + 0.36 * next()), 1.2 + 0.8 * next()];
    }),
  ];
}
