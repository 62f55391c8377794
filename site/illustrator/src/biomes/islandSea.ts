import { settleHouse } from '#src/scenery/placeHillTown.ts';
import { buildHouse } from '#src/buildings/house.ts';
import { buildLathe } from '#src/buildings/lathe.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm } from '#src/math/fractals.ts';
import { highestMound, type Mound } from '#src/math/mounds.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter, treeDensity } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const islandSea: Biome = { buildTerrain, placeBuildings, placeProps };

const islands: readonly Mound[] = [
  [-0.34, 1.0, 0.2, 0.12, 0.1, 1.8],
  [0.34, 1.5, 0.3, 0.16, 0.16, 1.7],
  [-0.02, 1.9, 0.12, 0.08, 0.07, 1.8],
  [-0.75, 2.3, 0.5, 0.24, 0.26, 1.6],
  [1.2, 2.9, 0.5, 0.24, 0.3, 1.7],
  [0.25, 3.6, 0.7, 0.3, 0.3, 1.6],
  [-1.1, 4.6, 0.9, 0.4, 0.5, 1.6],
  [1.1, 6, 1.5, 0.5, 0.62, 1.5],
  [-1.2, 8.5, 2.6, 0.7, 0.9, 1.5],
  [3, 10.5, 2.4, 0.7, 1.2, 1.5],
];

/** A cove with a breakwater below, and islands one behind another over a calm inland sea. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const isle = highestMound(islands, line, x, z, 0.3);
      const far = isle > 0 ? isle * (1 + 0.24 * erodedNoise(rock, x * 3, z * 2.6, octaves - 1)) - 0.008 : -0.03;
      const inland = x - 0.012 - 0.3 * (z - 0.12) - 0.02 * fbm(line, z * 12, 3.5, 3) - 0.25 * smoothstep(0.34, 0.5, z);
      const home =
        inland > 0 ? 0.0022 * smoothstep(0, 0.004, inland) + 0.09 * smoothstep(0.012, 0.16, inland) : Math.max(-0.03, inland * 0.3);
      const land = Math.max(far, z < 0.6 ? home : -0.03);
      if (land < 0.004) return land;
      const crowns =
        (0.006 * canopyHeight(x * 80, z * 60, seed) + 0.004 * canopyHeight(x * 30, z * 24, seed + 3)) *
        smoothstep(0.006, 0.02, land) *
        smoothstep(4, 2, z);
      return land + crowns;
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 10, z * 8, 4);
      return mix(2.2 + 0.3 * tone, clamp(0.4 + 0.8 * tone, 0, 1.2), smoothstep(0.003, 0.008, height));
    },
    woods: (_x, _z, height) => smoothstep(0.012, 0.02, height) * 0.5,
  };
}

/** A breakwater with a small red light at its end, a village of tiled roofs behind the quay. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  const slab = (x: number, z: number, width: number, length: number, rotation: number): void =>
    buildHouse(buffer, { x, z, ground: 0, width, length, height: 0.0024, rotation, roof: 'flat', inks: [3, 3, 3] });
  slab(-0.004, 0.215, 0.05, 0.0022, 0.16);
  slab(-0.0555, 0.2065, 0.0036, 0.0036, 0.16);
  buildLathe(buffer, {
    x: -0.0555,
    z: 0.2065,
    ground: 0.0024,
    profile: '0.0011,0 0.0008,0.0058 0.0013,0.006 0.0013,0.0064 0.0007,0.0064 0.0007,0.0078 0,0.0086',
    sides: 14,
    rotation: 0,
    inks: [4],
  });
  for (let i = 0; i < 60; i += 1) {
    const z = 0.16 + 0.2 * next();
    const x = 0.02 + 0.3 * (z - 0.12) + 0.05 * next();
    const height = terrain.height(x, z, 6);
    if (height < 0.0015 || height > 0.03) continue;
    const size = 0.0026 + 0.0014 * next();
    settleHouse(buffer, terrain, {
      x,
      z,
      width: size,
      length: size * 1.2,
      height: size * 0.9,
      rotation: 0.3 + 0.3 * next(),
      roof: next() < 0.6 ? 'hip' : 'gable',
      roofHeight: size * 0.6,
      inks: [5, 6, 7],
    });
  }
}

/** A ferry on its way, sails, pines above the village. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  return [
    { kind: 'motorYacht', x: -0.12, z: 0.52, size: 0.013, variant: 0 },
    { kind: 'fishingBoat', x: 0.0015, z: 0.19, size: 0.0042, variant: 4 },
    { kind: 'fishingBoat', x: 0.0155, z: 0.195, size: 0.0042, variant: 2, flip: true },
    { kind: 'sail', x: 0.06, z: 0.9, size: 0.014, variant: 0 },
    { kind: 'sail', x: -0.16, z: 1.5, size: 0.015, variant: 0, flip: true },
    { kind: 'bough', x: -0.0265, z: 0.1, size: 0.026, variant: 5, lift: 0.056 },
    ...scatter(
      'umbrellaPine',
      seed,
      { count: 160, variants: 7, size: [0.006, 0.011], distance: [0.15, 0.5], spread: 0.42 },
      treeDensity(terrain),
    ),
  ];
}
