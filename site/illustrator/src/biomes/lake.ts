import { buildHouse } from '#src/buildings/house.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const lake: Biome = { buildTerrain: buildLakeTerrain, placeBuildings, placeProps };

/** A broad lake among steep mountains that overlap into the distance, with a low promontory; wooded by default. */
export function buildLakeTerrain(seed: number, isWooded = true): Terrain {
  const shoreline = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const wobble = 0.3 * fbm(shoreline, z * 0.8 + (x > 0 ? 30 : 0), 0.5, 4);
      const right = x - (0.95 + 0.28 * z - 1.5 * gaussian(5.2, 0.9, z) - 2.3 * gaussian(9.4, 1.3, z) + wobble);
      const left = -x - (1.0 + 0.12 * z - 1.35 * gaussian(3.7, 0.55, z) * smoothstep(6, 4, z) - 1.6 * gaussian(7.2, 0.9, z) + wobble);
      const point = 0.16 - Math.hypot((x - 0.42) * 0.42, (z - 1.75) * 1.35) - 0.04 * fbm(shoreline, x * 5, z * 5, 3);
      const inland = Math.max(right, left, (z - 12.5) * 0.6);
      const slopes =
        inland <= 0
          ? inland * 0.3
          : 1.15 * (1 - Math.exp(-inland / 1.0)) * (0.4 + 0.85 * ridgedNoise(shoreline, x * 0.36 + 4, z * 0.36, octaves + 0.8)) +
            0.2 * clamp(inland) * erodedNoise(rock, x * 1.3, z * 1.3, octaves - 0.8) +
            0.012 * smoothstep(0, 0.04, inland);
      const crowns =
        isWooded && inland > 0.01
          ? (0.011 * canopyHeight(x * 34, z * 26, seed) + 0.014 * canopyHeight(x * 13, z * 10, seed + 2)) *
            smoothstep(1, 0.6, slopes) *
            smoothstep(6, 3, z)
          : 0;
      const spit = point > 0 ? 0.012 * smoothstep(0, 0.03, point) + point * 0.16 : point * 0.3;
      return Math.max(slopes + crowns, spit);
    },
    cover(x, z, height, up) {
      const ragged = 0.2 * fbm(shoreline, x * 2.6, z * 2.6, 4);
      return mix(0.5 + 1.6 * ragged, 2, smoothstep(0.62, 0.95, height + ragged + 0.4 * (0.7 - up)));
    },
  };
}

/** Cypresses on the promontory and at the left edge of the picture, sails on the lake. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const onPoint = (x: number, z: number): number => smoothstep(0.008, 0.014, terrain.height(x, z, 8));
  const frame = [
    [-0.148, 0.062],
    [-0.134, 0.075],
    [-0.119, 0.055],
    [-0.165, 0.08],
    [-0.103, 0.043],
  ] as const;
  return [
    ...scatter('cypress', seed, { count: 34, variants: 6, size: [0.014, 0.026], distance: [1.62, 1.9], spread: 0.42 }, onPoint),
    ...scatter('broadleaf', seed + 1, { count: 46, variants: 6, size: [0.008, 0.013], distance: [1.62, 1.9], spread: 0.42 }, onPoint),
    ...frame.map(([x, size], i): Prop => ({ kind: 'cypress', x, z: 0.36, size, variant: i, lift: -0.012 })),
    { kind: 'sail', x: 0.02, z: 1.3, size: 0.02, variant: 0 },
    { kind: 'sail', x: -0.32, z: 2.3, size: 0.02, variant: 0, flip: true },
  ];
}

/** A village with a bell tower on the promontory. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  const addHouse = (x: number, z: number, size: number, storeys: number, length: number, roofHeight: number): void => {
    const ground = terrain.height(x, z, 8);
    if (ground > 0.004)
      buildHouse(buffer, {
        x,
        z,
        ground,
        width: size,
        length: size * length,
        height: size * storeys,
        rotation: next() * 0.6,
        roof: roofHeight > size ? 'hip' : 'gable',
        roofHeight,
        inks: [3, 4, 5],
      });
  };
  for (let i = 0; i < 90; i += 1) {
    const a = next() * Math.PI * 2;
    const r = Math.sqrt(next());
    const size = 0.004 + 0.003 * next();
    addHouse(0.46 + Math.cos(a) * r * 0.24, 1.75 + Math.sin(a) * r * 0.07, size, 1.5 + next(), 1 + next(), size * 0.5);
  }
  addHouse(0.4, 1.74, 0.005, 7.5, 1, 0.012);
}
