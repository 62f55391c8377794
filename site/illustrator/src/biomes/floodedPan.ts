import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const floodedPan: Biome = { buildTerrain, placeProps };

/** A pan under a hand of rain water, with low spits of new grass, level to the horizon. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z) {
      const near = 0.0011 * smoothstep(0.042, 0.03, z - 0.14 * x + 0.004 * line(x * 90, 2.5));
      const spit = 0.0022 * gaussian(0.128 + 0.1 * x + 0.006 * line(x * 30, 4.5), 0.012, z) * smoothstep(-0.075, -0.03, x);
      const islet = 0.0042 * gaussian(-0.105, 0.06, x) * gaussian(0.52, 0.05, z);
      const shore = 0.004 * smoothstep(1.9, 2.6, z + 0.5 * line(x * 1.4, 6.5));
      return near + spit + islet + shore - 0.0008 + 0.0004 * fbm(line, x * 60, z * 40, 3);
    },
    cover: (x, z, height) => mix(1, clamp(0.2 + 0.6 * fbm(line, x * 70, z * 50, 3), 0, 0.9), smoothstep(0.0002, 0.0008, height)),
  };
}

/** Zebras in file along a spit, fan palms on an islet, reeds close by. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const next = seededRandom(seed + 6);
  const herd = Array.from({ length: 17 }, (_, i): Prop => {
    const x = -0.021 + i * 0.0037 + 0.0016 * next();
    return {
      kind: 'zebra',
      x,
      z: 0.128 + 0.1 * x + 0.006 * (next() - 0.4),
      size: 0.0018 + 0.0003 * next() - (i % 6 === 4 ? 0.0006 : 0),
      variant: Math.floor(next() * 9),
    };
  });
  const isDry = (x: number, z: number): number => smoothstep(0.0002, 0.0009, terrain.height(x, z, 6));
  return [
    ...herd,
    ...(
      [
        [-0.12, 0.52, 0.017],
        [-0.108, 0.525, 0.021],
        [-0.096, 0.515, 0.018],
        [-0.082, 0.53, 0.014],
        [-0.132, 0.53, 0.013],
      ] as const
    ).map(([x, z, size], i): Prop => ({ kind: 'datePalm', x, z, size, variant: i })),
    ...scatter('datePalm', seed + 1, { count: 60, variants: 7, size: [0.012, 0.02], distance: [2.1, 5], spread: 0.42 }, isDry),
    ...scatter('bush', seed + 2, { count: 260, variants: 8, size: [0.002, 0.005], distance: [0.45, 5], spread: 0.42 }, isDry),
    ...scatter(
      'reeds',
      seed + 3,
      { count: 240, variants: 7, size: [0.0007, 0.0014], distance: [0.0215, 0.05], spread: 0.42 },
      (x, z) => isDry(x, z) * 0.7,
    ),
    ...scatter('grass', seed + 4, { count: 900, variants: 9, size: [0.0003, 0.0006], distance: [0.05, 0.16], spread: 0.42 }, isDry),
  ];
}
