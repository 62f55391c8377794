import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const coast: Biome = { buildTerrain, placeProps };

/** Headlands that step into the sea one behind another, with coves between and islands beyond. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const field = gradientNoise(seed + 2);
  return {
    height(x, z, octaves) {
      const shore =
        -0.5 +
        0.16 * gaussian(0.42, 0.12, z) +
        0.98 * gaussian(0.95, 0.2, z) +
        0.42 * gaussian(1.45, 0.16, z) +
        0.95 * gaussian(2.1, 0.3, z) +
        1.1 * gaussian(3.4, 0.4, z) +
        2.1 * gaussian(5.4, 0.95, z) +
        2.2 * gaussian(9.6, 1.5, z) -
        0.24 * z +
        0.11 * fbm(line, z * 2.6 + 4, x * 2.2, 5) * Math.min(2, 0.4 + z * 0.6);
      const inland = (shore - x) / (0.55 + 0.25 * z);
      const islands =
        Math.max(0.3 * gaussian(4.6, 1.1, x) * gaussian(12.5, 1.6, z), 0.2 * gaussian(1.9, 0.34, x) * gaussian(7.4, 0.5, z)) - 0.05;
      const rough =
        0.75 +
        0.5 * erodedNoise(rock, x * 2.4, z * 1.9, octaves - 1.2) +
        0.22 * erodedNoise(rock, x * 11 + 5, z * 9, octaves - 3.4) * smoothstep(4, 1, z);
      const ravine = ridgedNoise(field, x * 1.25 + 3, z * 0.95, octaves + 0.3);
      const cliff = (0.017 + 0.012 * line(z * 2.4 + 9, x * 2.4)) * smoothstep(0, 0.03 + 0.03 * Math.abs(line(z * 6, x * 6 + 3)), inland);
      const hill =
        0.5 *
        (1 - Math.exp(-Math.max(0, inland) * 1.25)) *
        (0.28 + 1.15 * ravine) *
        smoothstep(0.1, 1.7, z + 0.4) *
        (1 - 0.6 * gaussian(0.95, 0.32, z));
      // The slope stays steep below the water: the waterline is interpolated between two rows, so both must lie on one slope.
      const main = inland > 0 ? (cliff + hill) * (0.5 + 0.62 * rough) : Math.max(inland * 0.8, inland * 0.16 - 0.003);
      const isle = islands > 0 ? islands * (0.7 + 0.6 * rough) : -1;
      return Math.max(main, isle);
    },
    cover(x, z, height, up) {
      const ragged = fbm(field, x * 7, z * 5, 4);
      const scrub = smoothstep(-0.34, 0.2, ragged + 0.35 * (up - 0.75) + 0.15 * fbm(field, x * 40, z * 24, 2) * smoothstep(3, 0.4, z));
      const strata = 0.1 * Math.sin(height * 900 + 5 * ragged) * smoothstep(0.9, 0.6, up) * smoothstep(3, 1, z);
      const bare = smoothstep(0.78, 0.5, up + 0.12 * ragged) - Math.abs(strata);
      return mix(mix(1.25, 0.1, scrub), 2, clamp(bare + smoothstep(0.03, 0.008, height)));
    },
  };
}

/** Cypresses on the near headland, scrub on the slopes, boats on the water. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const onLand = (x: number, z: number): number => smoothstep(0.05, 0.1, terrain.height(x, z, 6));
  return [
    ...scatter(
      'bush',
      seed,
      { count: 3400, variants: 8, size: [0.0018, 0.005], distance: [0.3, 3.6], spread: 0.5 },
      (x, z) => onLand(x, z) * 0.8,
    ),
    ...scatter('cypress', seed + 1, { count: 26, variants: 5, size: [0.012, 0.02], distance: [0.82, 1.02], spread: 0.17 }, onLand),
    { kind: 'sail', x: 0.5, z: 1.35, size: 0.018, variant: 0 },
    { kind: 'sail', x: 0.72, z: 2.4, size: 0.018, variant: 0, flip: true },
    { kind: 'sail', x: 1.35, z: 3.1, size: 0.018, variant: 0 },
  ];
}
