import { buildHouse } from '#src/buildings/house.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const vineyards: Biome = { buildTerrain, placeBuildings, placeProps };

/** Rows of vines on level ground under a wall of mountains. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  const lot = (x: number, z: number): number => Math.floor(z * 1.7 + 0.35 * x + 0.2 * line(x, z)) * 2 + (x + 0.12 * z > 0.1 ? 1 : 0);
  const row = (x: number, z: number): number => {
    const which = lot(x, z);
    const angle = which === 0 ? 0.35 : which === 1 ? -0.5 : which * 0.7;
    return 0.5 + 0.5 * Math.sin((x * Math.cos(angle) + z * Math.sin(angle)) * 1250);
  };
  return {
    height(x, z, octaves) {
      const ground = 0.02 + 0.03 * fbm(line, x * 0.9, z * 0.8, 3) * smoothstep(0.2, 1.5, z) + 0.05 * smoothstep(1, 3, z);
      const vine = 0.0013 * smoothstep(0.4, 0.75, row(x, z)) * (1 + 0.5 * line(x * 400, z * 300)) * smoothstep(1.7, 1.2, z);
      const foot = 3.3 + 0.3 * line(x * 0.7, 2.5);
      const range =
        smoothstep(foot, foot + 2.1, z) ** 0.9 *
        (0.42 + 0.95 * ridgedNoise(line, x * 0.55 + 8, z * 0.3 + 1, octaves + 0.5)) *
        (0.66 + 0.34 * gaussian(0.6, 1.2, x));
      return (
        ground + vine + 0.14 * smoothstep(foot - 1.3, foot, z) + range * (1 + 0.3 * erodedNoise(rock, x * 1.6, z * 1.4, octaves - 0.5))
      );
    },
    cover(x, z, height, up) {
      if (height > 0.2)
        return mix(3, 4, clamp(smoothstep(0.28, 0.5, height + 0.1 * fbm(line, x * 3, z * 3, 3)) + smoothstep(0.75, 0.6, up)));
      const which = lot(x, z);
      const leaf = which % 3 === 0 ? 1 : which % 3 === 1 ? 2 : 0;
      const fade = smoothstep(1.9, 1.0, z);
      return row(x, z) > 0.42 || fade < 0.02 ? leaf + 0.3 * clamp(0.5 + fbm(line, x * 40, z * 30, 3)) : mix(leaf + 0.3, 5, fade);
    },
    woods: (x, z) =>
      (z > 1.4 && lot(x, z) !== lot(x + 0.01, z + 0.02) ? 0.8 : 0) + 0.5 * smoothstep(2.2, 3, z) * smoothstep(0, 0.3, line(x * 2, z * 2)),
  };
}

function placeProps(seed: number, terrain: Terrain): Prop[] {
  const trees = treeDensity(terrain);
  return [
    ...[
      [0.12, 1.14, 0.022],
      [0.28, 1.12, 0.024],
      [0.305, 1.16, 0.021],
      [0.16, 1.2, 0.026],
      [0.235, 1.2, 0.027],
      [0.095, 1.2, 0.022],
      [-0.36, 0.98, 0.02],
      [-0.31, 1.0, 0.018],
    ].map(([x, z, size], i): Prop => ({ kind: 'broadleaf', x, z, size, variant: i })),
    ...scatter('broadleaf', seed, { count: 700, variants: 8, size: [0.012, 0.02], distance: [1.4, 3.6], spread: 0.46 }, trees),
    ...scatter('poplar', seed + 1, { count: 40, variants: 6, size: [0.02, 0.03], distance: [1.5, 2.6], spread: 0.44 }, trees),
  ];
}

/** A white gabled manor between oaks. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const [x, z] = [0.2, 1.12];
  const ground = terrain.height(x, z, 4);
  for (const [dx, dz, width, length, height, rotation] of [
    [0, 0, 0.0085, 0.032, 0.009, 1.5],
    [0, -0.012, 0.008, 0.011, 0.0105, 0.0],
    [-0.062, 0.012, 0.0056, 0.015, 0.0056, 1.5],
    [0.06, 0.016, 0.0056, 0.013, 0.0056, 1.5],
  ] as const)
    buildHouse(buffer, {
      x: x + dx,
      z: z + dz,
      ground,
      width,
      length,
      height,
      rotation,
      roof: 'gable',
      roofHeight: width * 1.05,
      inks: [6, 7, 8],
    });
}
