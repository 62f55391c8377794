import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const salForest: Biome = { buildTerrain, placeProps };

/** A meadow between walls of forest that stand in the mist, low hills behind. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height(x, z, octaves) {
      const roll = 0.0003 * line(x * 26, z * 14) * smoothstep(0.02, 0.08, z) + 0.003 * smoothstep(0.2, 0.7, z) * (1 + line(x * 3, z * 2));
      const hills = 0.12 * smoothstep(0.9, 2.2, z) * (0.9 + 0.7 * fbm(line, x * 1.1 + 5, z * 0.6, Math.min(5, octaves)));
      return roll + hills + 0.00005 * fbm(line, x * 500, z * 240, Math.min(3, octaves - 5)) * smoothstep(0.08, 0.02, z);
    },
    cover(x, z) {
      const tone = fbm(line, x * 60, z * 26, 4);
      return z > 0.8 ? 2 : clamp(0.5 + tone, 0, 1.3);
    },
    woods: (x, z) =>
      smoothstep(0, 0.012, Math.abs(x - glade(z)) - 0.021 - 0.012 * line(x * 9, z * 16) - 0.05 * smoothstep(0.16, 0.06, z) * 0.2),
  };
}

/** x of the middle of the meadow at a distance. */
function glade(z: number): number {
  return 0.006 + 0.05 * z - 0.16 * smoothstep(0.14, 0.4, z);
}

/** Sal trees rank behind rank, two of them close, deer in the first light. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const next = seededRandom(seed + 7);
  const woods = (x: number, z: number): number => terrain.woods?.(x, z, 0) ?? 0;
  const herd = (
    [
      [0.0008, 0.0235, 3],
      [0.0026, 0.0255, 2],
      [0.0045, 0.0245, 5],
      [0.0062, 0.0275, 8],
      [-0.0022, 0.028, 2],
      [0.0035, 0.032, 5],
      [0.0084, 0.034, 0],
      [0.0006, 0.038, 8],
      [0.0058, 0.043, 2],
      [-0.0045, 0.044, 5],
    ] as const
  ).map(([x, z, variant], i): Prop => ({
    kind: 'deer',
    x,
    z,
    size: 0.00098 + 0.00022 * Number(variant % 3 === 0) - 0.0001 * next(),
    variant,
    flip: i % 3 === 1,
  }));
  return [
    ...herd,
    ...scatter('sal', seed, { count: 520, variants: 10, size: [0.022, 0.033], distance: [0.075, 0.9], spread: 0.46 }, woods),
    ...scatter('bush', seed + 1, { count: 900, variants: 8, size: [0.0012, 0.0042], distance: [0.05, 0.9], spread: 0.46 }, woods),
    ...scatter('bush', seed + 4, { count: 1600, variants: 8, size: [0.014, 0.026], distance: [0.9, 2.4], spread: 0.46 }, () => 0.8),
    ...scatter(
      'grass',
      seed + 2,
      { count: 4600, variants: 9, size: [0.00012, 0.00034], distance: [0.0085, 0.075], spread: 0.44 },
      () => 0.8,
    ),
  ];
}
