import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { highestMound, type Mound } from '#src/math/mounds.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const kopjes: Biome = { buildTerrain, placeProps };

/** Granite kopjes: piles of rounded boulders. */
const kopjeMounds: readonly Mound[] = [
  ...pile(0.15, 0.62, 0.05, 0.055),
  ...pile(-0.62, 1.9, 0.09, 0.085),
  ...pile(1.25, 4.2, 0.2, 0.15),
  ...pile(-1.9, 6.2, 0.25, 0.16),
];

/** An open plain after the rains with islands of granite, low hills at the end of it. */
function buildTerrain(seed: number): Terrain {
  const swell = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const patch = gradientNoise(seed + 2);
  const stone = (x: number, z: number): number => highestMound(kopjeMounds, patch, x, z, 0.1);
  return {
    height(x, z, octaves) {
      const roll = 0.012 * swell(x * 0.8 + 3, z * 0.6) * smoothstep(0.1, 2, z) + 0.05 * smoothstep(3, 9, z) * swell(x * 0.2 + 4, z * 0.22);
      const tuft = 0.001 * fbm(swell, x * 24, z * 8, Math.min(4, octaves - 3)) * smoothstep(2.5, 0.2, z);
      const hills =
        smoothstep(13, 19, z) * (0.26 + 0.3 * fbm(swell, x * 0.11 + 2, 1.5, 4)) * (1 + 0.3 * erodedNoise(rock, x * 0.5, z * 0.4, octaves));
      const s = stone(x, z);
      return roll + tuft + Math.max(0, hills) + s * (1 + 0.1 * fbm(patch, x * 40, z * 30, octaves - 4));
    },
    cover(x, z, height) {
      const s = stone(x, z);
      if (s > 0.004) return 2.15 + 0.7 * smoothstep(-0.3, 0.5, fbm(patch, x * 26, z * 22 + height * 60, 4));
      const wide = fbm(patch, x * 1.6, z * 0.8, 4) + 0.4 * fbm(patch, x * 11, z * 5, 3) * smoothstep(1.5, 0.2, z);
      return mix(mix(0, 1, smoothstep(-0.3, 0.45, wide)), 3.9, smoothstep(0.1, 0.24, height) * smoothstep(9, 14, z));
    },
  };
}

function pile(x: number, z: number, wide: number, tall: number): Mound[] {
  return [
    [x, z, wide * 1.25, wide, tall * 0.62, 3.2],
    [x - wide * 0.42, z - wide * 0.1, wide * 0.52, wide * 0.5, tall, 3.6],
    [x + wide * 0.34, z - wide * 0.2, wide * 0.46, wide * 0.42, tall * 0.86, 2.8],
    [x + wide * 0.02, z + wide * 0.1, wide * 0.34, wide * 0.34, tall * 1.16, 3.4],
    [x + wide * 1.0, z - wide * 0.3, wide * 0.36, wide * 0.3, tall * 0.46, 2.6],
    [x - wide * 1.12, z - wide * 0.3, wide * 0.32, wide * 0.3, tall * 0.4, 2.6],
    [x - wide * 1.7, z - wide * 0.1, wide * 0.2, wide * 0.2, tall * 0.2, 2.4],
    [x + wide * 1.62, z, wide * 0.24, wide * 0.2, tall * 0.22, 2.4],
  ];
}

/** Giraffes on the way to the granite, trees in its lee, a far herd, grass at the feet. */
function placeProps(seed: number): Prop[] {
  const groves = gradientNoise(seed + 5);
  return [
    { kind: 'giraffe', x: -0.047, z: 0.14, size: 0.0092, variant: 1 },
    { kind: 'giraffe', x: -0.034, z: 0.155, size: 0.0084, variant: 4 },
    { kind: 'giraffe', x: -0.068, z: 0.22, size: 0.0078, variant: 2, flip: true },
    { kind: 'broadleaf', x: 0.19, z: 0.6, size: 0.022, variant: 3 },
    { kind: 'broadleaf', x: 0.098, z: 0.66, size: 0.018, variant: 1 },
    { kind: 'acacia', x: -0.27, z: 0.8, size: 0.016, variant: 2 },
    ...scatter('acacia', seed + 1, { count: 70, variants: 6, size: [0.01, 0.015], distance: [1.4, 9], spread: 0.42 }, (x, z) =>
      smoothstep(0.1, 0.5, groves(x * 0.8, z * 0.5)),
    ),
    ...scatter('bush', seed + 2, { count: 260, variants: 6, size: [0.002, 0.005], distance: [0.55, 9], spread: 0.42 }, (x, z) =>
      smoothstep(0.15, 0.5, groves(x * 0.9 + 20, z * 0.9)),
    ),
    ...scatter('wildebeest', seed + 4, { count: 260, variants: 5, size: [0.0014, 0.0018], distance: [0.75, 1.5], spread: 0.36 }, (x, z) =>
      smoothstep(0, 0.4, groves(x * 2.2 + 9, z * 2.6)),
    ),
    ...scatter('grass', seed + 3, { count: 5200, variants: 9, size: [0.0006, 0.0014], distance: [0.085, 0.5], spread: 0.42 }, (x, z) =>
      smoothstep(-0.35, 0.5, groves(x * 30, z * 14)),
    ),
  ];
}
