import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const tableMountain: Biome = { buildTerrain, placeProps };

/** A flat-topped mountain between a peak and a cone, across a bay; a beach lies at the feet. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const beach = (x: number, z: number): number => 0.072 + 1.7 * x + 0.01 * line(x * 14, 0.5) + 0.003 * line(x * 60, 3.5) - z;
  return {
    height(x, z, octaves) {
      const gully = fbm(rock, x * 1.9, z * 0.35, 5, 0.6);
      const front = z - 8.9 - 0.26 * gully - 0.16 * line(x * 0.9, 7.5);
      const mesa = smoothstep(-1.85, -1.6, x + 0.1 * gully) * smoothstep(1.75, 1.5, x - 0.1 * gully);
      const table =
        mesa * (0.46 * smoothstep(-1.3, 0.1, front) ** 1.4 + 0.56 * smoothstep(0.02, 0.3, front)) * (1.02 + 0.018 * line(x * 1.6, 4.4));
      const devil =
        1.0 * gaussian(-2.42, 0.5, x + 0.12 * gully) ** 0.9 * smoothstep(-0.9, 0.7, front) +
        0.3 * gaussian(-2.05, 0.3, x) * smoothstep(-0.6, 0.5, front);
      const lion =
        0.6 * gaussian(2.46, 0.3, x) * smoothstep(-1.0, -0.3, front) + 0.27 * gaussian(3.05, 0.55, x) * smoothstep(-1.2, -0.5, front);
      const foot = 0.14 * smoothstep(-1.9, -0.5, front) * (0.8 + 0.4 * line(x * 1.2, 2.2)) * gaussian(0, 3.6, x);
      const rough = 1 + 0.36 * erodedNoise(rock, x * 1.1 + 0.3 * z, z * 1.6, octaves - 0.2) * (1 - 0.97 * smoothstep(0.86, 0.98, table));
      const land = Math.max(table, devil, lion) * rough + foot;
      const far = 0.5 * smoothstep(-3.4, -5.2, x) * smoothstep(11, 15, z);
      const shore = clamp(beach(x, z) * 0.09, -0.02, 0.006);
      return Math.max(shore, z > 6.5 ? land + far - 0.012 : -0.02);
    },
    cover(x, z, height, up) {
      if (z < 1) return 3 + 0.5 * smoothstep(0.0022, 0.0004, height);
      const ragged = fbm(line, x * 5, z * 4, 4);
      if (height < 0.1 + 0.03 * ragged) return (fbm(line, x * 42, z * 8, 3) > 0.16 ? 2.8 : 0.2) * smoothstep(0.004, 0.02, height);
      const strata = 0.22 * Math.sin(height * 95 + 4 * ragged) * smoothstep(0.45, 0.7, height);
      return mix(0.3 + 0.4 * ragged, 1.2 + strata, smoothstep(0.42, 0.6, height + 0.1 * ragged + 0.1 * (0.7 - up)));
    },
  };
}

/** Dune grass on the beach, one boat that comes home across the bay. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const clumps = gradientNoise(seed + 5);
  return [
    { kind: 'sail', x: -0.34, z: 1.5, size: 0.03, variant: 0 },
    { kind: 'sail', x: 0.72, z: 3.4, size: 0.03, variant: 0, flip: true },
    ...scatter(
      'grass',
      seed,
      { count: 1500, variants: 9, size: [0.0008, 0.0021], distance: [0.05, 0.13], spread: 0.42 },
      (x, z) => smoothstep(0.0015, 0.004, terrain.height(x, z, 6)) * smoothstep(0, 0.4, clumps(x * 60, z * 34)),
    ),
  ];
}
