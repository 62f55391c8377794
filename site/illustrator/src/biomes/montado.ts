import { settleHouse } from '#src/scenery/placeHillTown.ts';
import { fbm } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const montado: Biome = { buildTerrain, placeBuildings, placeProps };

/** Pasture that rolls in long waves under cork oaks, a walled village on the last hill. */
function buildTerrain(seed: number): Terrain {
  const roll = gradientNoise(seed);
  const flower = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const swell = 0.0035 * roll(x * 12, z * 8) * smoothstep(0.03, 0.2, z) + 0.016 * roll(x * 2.4 + 3, z * 2) * smoothstep(0.12, 0.6, z);
      const hill = 0.17 * gaussian(-0.5, 0.34, x) * gaussian(2.4, 0.4, z) + 0.06 * smoothstep(0.7, 2.4, z) * (1 + roll(x * 0.8, z * 0.7));
      const ridge = 0.16 * smoothstep(4, 8, z) * (1 + 0.7 * fbm(roll, x * 0.3 + 7, 2.5, Math.min(5, octaves)));
      return swell + hill + ridge + 0.00008 * fbm(flower, x * 240, z * 120, Math.min(3, octaves - 5)) * smoothstep(0.1, 0.02, z);
    },
    cover(x, z) {
      const patch = fbm(flower, x * 36 + 3, z * 14, 4);
      const wide = fbm(roll, x * 8, z * 4, 3);
      const meadow = mix(0.2 + 0.5 * clamp(0.5 + wide), 1, smoothstep(0.1, 0.34, wide + 0.3 * patch));
      return mix(meadow, 2, smoothstep(0.16, 0.36, patch) * 0.8 * smoothstep(0.5, 0.1, z));
    },
    woods: (x, z) => smoothstep(-0.15, 0.35, roll(x * 3.2 + 9, z * 2.6)) * smoothstep(0.07, 0.16, z),
  };
}

/** White houses inside a wall, a keep at one end. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  const next = seededRandom(seed + 3);
  for (let i = 0; i < 70; i += 1) {
    const x = -0.5 + (next() - 0.5) * 0.26;
    const z = 2.3 + 0.08 * next();
    const size = 0.0056 + 0.003 * next();
    settleHouse(buffer, terrain, {
      x,
      z,
      width: size,
      length: size,
      height: size * 0.9,
      rotation: 0.1,
      roof: 'gable',
      roofHeight: size * 0.4,
      inks: [3, 4, 5],
    });
  }
  settleHouse(buffer, terrain, { x: -0.5, z: 2.27, width: 0.15, length: 0.003, height: 0.007, rotation: 0, roof: 'flat', inks: [5, 5, 5] });
  for (const [x, tall] of [
    [-0.37, 0.036],
    [-0.4, 0.026],
    [-0.62, 0.02],
  ] as const)
    settleHouse(buffer, terrain, { x, z: 2.3, width: 0.009, length: 0.008, height: tall, rotation: 0.1, roof: 'flat', inks: [5, 5, 5] });
}

/** One old oak at the right with its bark just taken, others that shrink into the pasture, flowers at the feet. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const oaks = [
    { kind: 'corkOak', x: 0.0078, z: 0.036, size: 0.0102, variant: 4 },
    { kind: 'corkOak', x: -0.017, z: 0.08, size: 0.0096, variant: 2 },
    { kind: 'corkOak', x: 0.006, z: 0.105, size: 0.0092, variant: 5 },
    ...scatter(
      'corkOak',
      seed,
      { count: 230, variants: 7, size: [0.0075, 0.0115], distance: [0.1, 1.8], spread: 0.44 },
      (x, z) => terrain.woods?.(x, z, 0) ?? 0,
    ),
  ];
  const trunks = oaks.filter(({ z }) => z < 0.5).map((oak) => ({ ...oak, kind: 'corkTrunk', z: oak.z - 0.0002 }));
  const flowers = gradientNoise(seed + 1);
  return [
    ...oaks,
    ...trunks,
    ...scatter(
      'bush',
      seed + 1,
      { count: 1200, variants: 8, size: [0.006, 0.012], distance: [1, 5], spread: 0.44 },
      (x, z) => terrain.woods?.(x, z, 0) ?? 0,
    ),
    ...scatter(
      'grass',
      seed + 2,
      { count: 3200, variants: 9, size: [0.00022, 0.00055], distance: [0.0125, 0.06], spread: 0.44 },
      () => 0.8,
    ),
    ...scatter('poppy', seed + 3, { count: 4200, variants: 5, size: [0.00018, 0.00032], distance: [0.0125, 0.06], spread: 0.44 }, (x, z) =>
      smoothstep(-0.2, 0.3, fbm(flowers, x * 36 + 3, z * 14, 4)),
    ),
  ];
}
