import { buildHouse } from '#src/buildings/house.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const dolomites: Biome = { buildTerrain, placeBuildings, placeProps };

/** Pale towers over meadows and larch woods. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const meadow = 0.05 * line(x * 1.1 + 3, z * 0.9) + 0.02 * line(x * 3, z * 2.6) + 0.07 * smoothstep(0.6, 2.4, z);
      const ridge = 0.24 * smoothstep(1.6, 2.6, z + 0.4 * line(x * 0.8, 2.5)) * (0.6 + 0.5 * fbm(line, x * 0.9, z * 0.8, 4));
      const foot = 4.2 + 0.45 * fbm(line, x * 0.6 + 2, 0.5, 4);
      const shape =
        0.25 +
        0.5 * gaussian(-1.5, 0.75, x) +
        0.78 * gaussian(0.35, 0.42, x) +
        0.62 * gaussian(1.12, 0.3, x) +
        0.5 * gaussian(1.75, 0.28, x) +
        0.42 * gaussian(-0.55, 0.3, x) +
        0.3 * gaussian(2.6, 0.4, x);
      const tower = smoothstep(foot, foot + 0.42, z) * shape * (0.82 + 0.4 * ridgedNoise(line, x * 2.1 + 5, z * 0.6, octaves));
      const talus = 0.3 * smoothstep(foot - 1.2, foot + 0.1, z) ** 1.6;
      return (
        meadow +
        ridge +
        talus +
        tower * 0.66 * (1 + 0.24 * erodedNoise(rock, x * 4.2, z * 1.4, octaves - 0.6)) * smoothstep(7.4, 6, z) +
        0.5 * smoothstep(7, 9, z) * ridgedNoise(line, x * 0.34, z * 0.3, octaves)
      );
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 4, z * 3.6, 4);
      const strata = 0.35 * Math.sin(height * 26 + 3 * tone);
      const bare = smoothstep(0.4, 0.55, height + 0.1 * tone + 0.3 * (0.7 - up));
      const snow = smoothstep(0.72, 0.86, up + 0.15 * tone) * smoothstep(0.6, 0.85, height);
      return mix(mix(clamp(0.5 + 1.1 * tone, 0, 1), 2.2 + strata, bare), 3.4, snow);
    },
    woods: (x, z, height) =>
      smoothstep(0.62, 0.5, height) * smoothstep(0.0, 0.2, fbm(line, x * 2.2 + 9, z * 2, 3) + 0.5 * smoothstep(1.2, 2.2, z) - 0.12),
  };
}

/** Larches in gold among dark spruce, two hay barns. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const grows = treeDensity(terrain, 5);
  return [
    { kind: 'larch', x: -0.165, z: 0.42, size: 0.03, variant: 3 },
    { kind: 'larch', x: -0.145, z: 0.44, size: 0.024, variant: 5 },
    { kind: 'larch', x: -0.187, z: 0.46, size: 0.026, variant: 1 },
    ...scatter('larch', seed, { count: 1500, variants: 8, size: [0.014, 0.026], distance: [0.7, 4.4], spread: 0.46 }, grows),
    ...scatter('spruce', seed + 1, { count: 2300, variants: 8, size: [0.016, 0.028], distance: [0.7, 4.4], spread: 0.46 }, grows),
  ];
}

function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  for (const [x, z, rotation] of [
    [0.07, 0.44, 1.2],
    [0.15, 0.6, 1.0],
    [-0.05, 0.75, 1.4],
  ] as const)
    buildHouse(buffer, {
      x,
      z,
      ground: terrain.height(x, z, 8),
      width: 0.0056,
      length: 0.0085,
      height: 0.005,
      rotation,
      roof: 'gable',
      roofHeight: 0.0046,
      inks: [4, 5, 6],
    });
}
