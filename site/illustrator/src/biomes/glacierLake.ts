import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const glacierLake: Biome = { buildTerrain, placeProps };

/** A glacier's lake, milk blue, that leads to one high white mountain. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const wob = 0.3 * fbm(line, z * 0.7 + (x > 0 ? 20 : 0), 0.5, 4);
      const left = -x - (0.36 + 0.3 * z - 0.9 * gaussian(3.6, 0.8, z) - 1.3 * gaussian(6.8, 1.2, z) + wob);
      const right = x - (0.62 + 0.22 * z - 0.9 * gaussian(5.2, 1, z) - 1.6 * gaussian(8.6, 1.3, z) + wob);
      const near = 0.24 - 0.8 * z + 0.95 * (-x - 0.05) + 0.02 * line(x * 14, 3.5);
      const inland = Math.max(left, right, (z - 11) * 0.5);
      const slopes =
        inland <= 0
          ? inland * 0.1
          : 0.85 * (1 - Math.exp(-inland / 1.1)) * (0.35 + 0.9 * ridgedNoise(line, x * 0.4 + 4, z * 0.36, octaves + 0.6)) +
            0.16 * clamp(inland) * erodedNoise(rock, x * 1.2, z * 1.2, octaves - 0.6);
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
        smoothstep(12, 14.5, z) * (0.5 + 1.1 * ridgedNoise(line, x * 0.26 + 9, z * 0.2, octaves + 0.8)) +
        Math.max(horn(-0.3, 15.5, 4.4, 3.7), horn(1.4, 16, 3, 2.7), horn(-3.4, 16, 3.4, 2.2)) *
          (0.86 + 0.3 * ridgedNoise(line, wx * 0.6, z * 0.6, octaves));
      return Math.max(slopes * 0.8, clamp(near * 0.12, -0.03, 0.012)) + (z > 11.5 ? range * 0.64 : 0);
    },
    cover(x, z, height, up) {
      const ragged = 0.2 * fbm(line, x * 2.4, z * 2.2, 4);
      if (z < 0.9) return 0.3 + 0.5 * fbm(line, x * 30, z * 24, 3);
      const bare = smoothstep(0.42, 0.7, height + ragged + 0.3 * (0.7 - up));
      return mix(
        mix(0.4 + 1.2 * ragged, 2, bare),
        3,
        smoothstep(0.8, 1.1, height + ragged * 1.4 + 0.5 * (up - 0.7)) * smoothstep(0.3, 0.5, up + 0.4 * ragged),
      );
    },
    woods: (x, z, height) => smoothstep(0.006, 0.014, height) * smoothstep(0.3, 0.12, height) * smoothstep(-0.1, 0.3, line(x * 2, z * 2)),
  };
}

/** Golden poplars by the water, tussock at the feet. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const grows = treeDensity(terrain);
  return [
    ...[
      [-0.112, 0.3, 0.042],
      [-0.1, 0.31, 0.052],
      [-0.122, 0.32, 0.046],
      [-0.088, 0.315, 0.036],
      [-0.13, 0.33, 0.04],
    ].map(([x, z, size], i): Prop => ({ kind: 'poplar', x, z, size, variant: i })),
    ...scatter('poplar', seed, { count: 70, variants: 6, size: [0.02, 0.034], distance: [1, 3.4], spread: 0.46 }, grows),
    ...scatter('grass', seed + 1, { count: 2600, variants: 9, size: [0.0014, 0.0034], distance: [0.09, 0.4], spread: 0.46 }, (x, z) =>
      smoothstep(0.002, 0.006, terrain.height(x, z, 6)),
    ),
  ];
}
