import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const lofoten: Biome = { buildTerrain, placeProps };

/** Steep peaks that stand in the sea, low skerries in front. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const wx = x + 0.14 * line(x * 1.3, z * 1.3);
      const wz = z + 0.14 * line(x * 1.3 + 7, z * 1.3);
      const shore = z - 2.2 - 0.5 * line(x * 0.8, 0.5) - 0.5 * gaussian(-0.1, 0.45, x);
      const teeth = ridgedNoise(line, wx * 0.75 + 3, wz * 0.5 + 1, octaves + 0.3);
      const wall =
        smoothstep(0, 0.9, shore) *
        (0.5 * gaussian(-1.35, 0.95, x) + 0.72 * gaussian(0.95, 0.6, wx) + 0.36 * gaussian(0.2, 0.5, wx) + 0.32);
      const back = smoothstep(4.2, 6, z) * 0.62 * ridgedNoise(line, x * 0.5, z * 0.3, octaves);
      const slopes = (wall * (0.3 + 1.25 * teeth) + back) * (1 + 0.28 * erodedNoise(rock, x * 2, z * 1.8, octaves - 0.6));
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
      const snow = smoothstep(0.5, 0.74, up + ragged * 1.7) * smoothstep(0.0035, 0.008, height + 0.01 * ragged);
      return mix(smoothstep(0.01, 0.06, height) * 0.9, 2, snow);
    },
  };
}

/** Red cabins on posts at the edge of both skerries. */
function placeProps(): Prop[] {
  const right = [
    [0.1, 0.5],
    [0.128, 0.515],
    [0.158, 0.53],
    [0.19, 0.54],
    [0.222, 0.57],
    [0.165, 0.6],
    [0.25, 0.62],
  ] as const;
  const left = [
    [-0.34, 0.88],
    [-0.37, 0.9],
    [-0.41, 0.92],
    [-0.45, 0.9],
  ] as const;
  return [
    ...[...right, ...left].map(([x, z], i): Prop => ({
      kind: 'boathouse',
      x,
      z,
      size: 0.0125 + 0.002 * (i % 3),
      variant: 0,
      flip: i % 3 === 1,
    })),
    { kind: 'sail', x: -0.02, z: 1.05, size: 0.014, variant: 0 },
  ];
}
