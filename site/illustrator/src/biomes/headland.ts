import { buildHouse } from '#src/buildings/house.ts';
import { buildLathe, scaleProfile } from '#src/buildings/lathe.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { highestMound } from '#src/math/mounds.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const headland: Biome = { buildTerrain, placeBuildings };

/** A green headland that ends in a foot of rock, islands like teeth beyond it. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const wx = x + 0.03 * line(z * 9, x * 9);
      const tongue =
        smoothstep(-0.02, 0.24, wx - 0.05 - 0.5 * Math.max(0, z - 0.95)) *
        smoothstep(0.46, 0.56, z + 0.04 * line(x * 8, 1.5)) *
        smoothstep(1.55, 1.2, z);
      const near = smoothstep(-0.1, -0.24, wx + 0.16 * z) * smoothstep(0.1, 0.2, z) * smoothstep(0.62, 0.42, z);
      const land = 0.085 * tongue * (0.55 + 0.75 * smoothstep(0.05, 0.5, x)) + 0.05 * near;
      const cliff = land > 0.001 ? land * (1 + 0.34 * erodedNoise(rock, x * 7, z * 6, octaves - 2.4)) : -0.02;
      const skelligs = highestMound(
        [
          [-0.72, 5.6, 0.3, 0.2, 0.34, 1.2],
          [-0.28, 6.2, 0.2, 0.16, 0.2, 1.3],
          [0.9, 8, 1.1, 0.4, 0.26, 1.5],
        ],
        line,
        x,
        z,
        0.4,
      );
      return Math.max(cliff, skelligs > 0 ? skelligs * (1 + 0.3 * erodedNoise(rock, x * 3, z * 3, octaves - 1)) - 0.012 : -0.02);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 9, z * 8, 4);
      const bare = smoothstep(0.78, 0.55, up + 0.2 * tone) + smoothstep(0.02, 0.006, height);
      return mix(0.4 + 0.6 * tone, 2.2 + 0.3 * tone, clamp(z > 3 ? 0.8 : bare));
    },
  };
}

/** A lighthouse on the headland with its two keepers' houses. */
function placeBuildings(_seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const [x, z] = [0.2, 0.72];
  const ground = terrain.height(x, z, 6) - 0.002;
  buildLathe(buffer, {
    x,
    z,
    ground,
    profile: scaleProfile('0.0062,0 0.0046,0.029 0.0064,0.0295 0.0064,0.031 0.0036,0.031', 1.5, 1.6),
    sides: 18,
    rotation: 0,
    inks: [4],
  });
  buildLathe(buffer, {
    x,
    z,
    ground: ground + 0.0496,
    profile: scaleProfile('0.0034,0 0.0034,0.0048', 1.5, 1.6),
    sides: 12,
    rotation: 0,
    inks: [5],
  });
  buildLathe(buffer, {
    x,
    z,
    ground: ground + 0.0573,
    profile: scaleProfile('0.0044,0 0.0034,0.0016 0.0008,0.003 0,0.0044', 1.5, 1.6),
    sides: 12,
    rotation: 0,
    inks: [6],
  });
  for (const [dx, dz] of [
    [0.026, 0.004],
    [0.048, 0.012],
  ] as const)
    buildHouse(buffer, {
      x: x + dx,
      z: z + dz,
      ground: terrain.height(x + dx, z + dz, 6),
      width: 0.005,
      length: 0.0095,
      height: 0.0064,
      rotation: 1.4,
      roof: 'gable',
      roofHeight: 0.0044,
      inks: [4, 6, 5],
    });
}
