import { buildLathe } from '#src/buildings/lathe.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { laneDistances, placeHillTown, settleHouse } from '#src/scenery/placeHillTown.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const blueTown: Biome = { buildTerrain, placeBuildings, placeProps };

/** A town on the foot of a mountain with two horns, green slopes around it. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const foot = 0.2 * smoothstep(0.42, 1.12, z);
      const horns =
        0.34 * gaussian(-0.62, 0.55, x) * gaussian(3, 0.9, z) +
        0.43 * gaussian(0.7, 0.5, x) * gaussian(3.2, 0.9, z) +
        0.12 * smoothstep(1.3, 2.6, z);
      const crags =
        horns > 0.05
          ? horns * (0.36 * erodedNoise(rock, x * 2.2, z * 1.7, octaves - 1.6) + 0.05 * fbm(rock, x * 8, z * 6, octaves - 4))
          : 0;
      const woods =
        0.007 *
        canopyHeight(x * 60, z * 46, seed) *
        smoothstep(0.1, 0.4, line(x * 4, z * 4) + 0.2) *
        smoothstep(1.06, 1.3, z) *
        smoothstep(2.6, 1.8, z);
      return foot + horns + crags + woods + 0.004 * fbm(line, x * 20, z * 16, 4);
    },
    cover(x, z, height, up) {
      const tone = fbm(line, x * 12, z * 9, 4);
      if (z > 1.15) return mix(0.5 + 0.7 * tone, 2 + 0.8 * tone, smoothstep(0.21, 0.31, height + 0.3 * (0.75 - up) + 0.12 * tone));
      return inTown(x, z) ? 3 + 0.3 * tone : Math.max(0, 0.45 + tone);
    },
    woods: (x, z) => (inTown(x, z) ? 0 : smoothstep(-0.35, 0.3, line(x * 11, z * 8) + 0.1) * smoothstep(1.5, 1, z)),
  };
}

function ends(z: number): readonly [number, number] {
  const ragged = 0.016 * Math.sin(z * 61) + 0.013 * Math.sin(z * 149 + 2);
  const narrow = 0.26 * smoothstep(0.74, 1.04, z);
  return [-0.34 + ragged + narrow, 0.075 + 0.26 * (z - 0.55) + 0.018 * Math.sin(z * 47 + 1) + ragged - 0.5 * narrow];
}

function inTown(x: number, z: number): boolean {
  const [left, right] = ends(z);
  return z > 0.46 && z < 1.05 && x > left + 0.008 && x < right - 0.004;
}

/** Houses in every wash of blue and white, a keep of yellow earth with a garden wall, an eight-sided minaret. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const walls = [4, 5, 6, 7] as const;
  placeHillTown(seed + 3, terrain, buffer, {
    lanes: laneDistances(0.46, 1.05, 34),
    ends,
    size: [0.0036, 0.0062],
    height: [0.7, 1.35],
    stairs: { at: (z) => [-0.04 + 0.14 * (z - 0.55), 0.05 - 0.1 * (z - 0.55), -0.16 + 0.2 * (z - 0.5)], halfWidth: 0.0012 },
    free: 0.05,
    finish: (chance) => ({
      roof: chance > 0.84 ? 'gable' : 'flat',
      inks: [walls[Math.floor(chance * 3.99)], chance > 0.84 ? 8 : walls[Math.floor(chance * 37) % 4], 10],
    }),
  });
  settleHouse(buffer, terrain, {
    x: 0.024,
    z: 0.7,
    width: 0.0165,
    length: 0.012,
    height: 0.02,
    rotation: 0.05,
    roof: 'flat',
    inks: [9, 9, 9],
  });
  settleHouse(buffer, terrain, {
    x: 0.012,
    z: 0.692,
    width: 0.0062,
    length: 0.006,
    height: 0.038,
    rotation: 0.05,
    roof: 'flat',
    inks: [9, 9, 9],
  });
  for (let i = 0; i < 7; i += 1)
    settleHouse(buffer, terrain, {
      x: 0.0068 + i * 0.0018,
      z: 0.6872,
      width: 0.00055,
      length: 0.0006,
      height: 0.0402,
      rotation: 0.05,
      roof: 'flat',
      inks: [9, 9, 9],
    });
  const ground = terrain.height(0.066, 0.72, 6);
  buildLathe(buffer, {
    x: 0.066,
    z: 0.72,
    ground,
    profile: '0.0052,0 0.0052,0.036 0.0058,0.037 0.0058,0.04 0.0034,0.04 0.0034,0.047 0,0.052',
    sides: 8,
    rotation: 0.2,
    inks: [7, 11, 7, 7, 11, 11],
  });
}

/** Olives and pines on the slopes below and beside the town. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const woods = treeDensity(terrain);
  return [
    ...scatter('bush', seed, { count: 4200, variants: 8, size: [0.002, 0.005], distance: [0.2, 1.5], spread: 0.42 }, woods),
    ...scatter('olive', seed + 1, { count: 1500, variants: 8, size: [0.006, 0.01], distance: [0.21, 1.5], spread: 0.42 }, woods),
    ...scatter('cypress', seed + 2, { count: 70, variants: 6, size: [0.011, 0.019], distance: [0.3, 1.1], spread: 0.36 }, woods),
  ];
}
