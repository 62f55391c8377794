import { buildDome } from '#src/buildings/dome.ts';
import { buildHouse } from '#src/buildings/house.ts';
import { buildLathe } from '#src/buildings/lathe.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import type { Biome } from './biome.ts';

export const venice: Biome = { buildTerrain, placeBuildings, placeProps };

/** Open water in front of a built-up shore. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  return {
    height: (x, z) =>
      Math.max(
        clamp((z - 1.2) * 0.05, -0.02, 0.001),
        0.004 - 0.2 * Math.hypot((x + 0.42) * 0.3, (z - 0.8) * 1.6) + 0.003 * line(x * 9, z * 9),
      ),
    cover: () => 0.5,
  };
}

function placeProps(): Prop[] {
  return [
    { kind: 'gondola', x: 0.036, z: 0.155, size: 0.0042, variant: 0 },
    { kind: 'gondola', x: -0.12, z: 0.44, size: 0.004, variant: 0, flip: true },
  ];
}

/** A far shore of low houses, a bell tower, a great dome. */
function placeBuildings(seed: number, _terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (let i = 0; i < 120; i += 1) {
    const x = -0.75 + (i / 120) * 1.5 + 0.006 * next();
    if (x > 0.2 && x < 0.36) continue;
    const size = 0.006 + 0.006 * next();
    buildHouse(buffer, {
      x,
      z: 1.28 + 0.05 * next(),
      ground: 0,
      width: size,
      length: 0.01,
      height: 0.011 + 0.011 * next(),
      roof: next() < 0.7 ? 'hip' : 'gable',
      roofHeight: 0.003,
      rotation: 0,
      inks: [next() < 0.5 ? 0 : 1, 2, 4],
    });
  }
  const tower = (x: number, z: number, wide: number, height: number, spire: number): void => {
    buildLathe(buffer, {
      x,
      z,
      ground: 0,
      profile: [
        [wide, 0],
        [wide, height],
        [wide * 1.1, height],
        [wide * 1.1, height * 1.1],
        [wide * 0.94, height * 1.12],
        [0, height * 1.12 + spire],
      ],
      sides: 4,
      rotation: 0.2,
      inks: [1, 1, 1, 3, 2],
    });
  };
  tower(-0.17, 1.24, 0.0078, 0.072, 0.026);
  tower(0.46, 1.3, 0.0042, 0.036, 0.012);
  tower(-0.48, 1.3, 0.0036, 0.034, 0.01);
  buildLathe(buffer, {
    x: 0.27,
    z: 1.16,
    ground: 0,
    profile: '0.044,0 0.044,0.022 0.034,0.026 0.028,0.026 0.028,0.036',
    sides: 8,
    rotation: 0.39,
    inks: [3],
  });
  buildDome(buffer, 0.27, 0.036, 1.16, 0.027, 3);
  buildLathe(buffer, {
    x: 0.27,
    z: 1.16,
    ground: 0.064,
    profile: '0.005,0 0.005,0.008 0.006,0.009 0.003,0.013 0.0007,0.016 0,0.021',
    sides: 8,
    rotation: 0,
    inks: [3],
  });
  buildDome(buffer, 0.312, 0.026, 1.14, 0.015, 3);
  for (const side of [0.235, 0.345]) tower(side, 1.19, 0.0045, 0.034, 0.004);
  buildDome(buffer, -0.6, 0.024, 1.36, 0.017, 3);
  for (const [x, z] of [
    [-0.046, 0.14],
    [-0.052, 0.147],
    [-0.041, 0.149],
    [0.084, 0.2],
    [0.09, 0.21],
    [-0.02, 0.3],
    [0.03, 0.42],
    [-0.085, 0.26],
  ] as const)
    buildLathe(buffer, { x, z, ground: -0.002, profile: '0.00032,0 0.00024,0.0075 0,0.0077', sides: 6, rotation: 0, inks: [4] });
}
