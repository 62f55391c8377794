import { buildBox } from '#src/buildings/box.ts';
import { canopyHeight } from '#src/math/canopy.ts';
import { erodedNoise, fbm, ridgedNoise } from '#src/math/fractals.ts';
import { gradientNoise } from '#src/math/noise.ts';
import { seededRandom } from '#src/math/random.ts';
import { clamp, gaussian, mix, smoothstep } from '#src/math/shaping.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Prop, Terrain } from '#src/scene.ts';
import { placeWideTown } from '#src/scenery/placeWideTown.ts';
import { scatter } from '#src/scenery/scatter.ts';
import type { Biome } from './biome.ts';

export const coffeeValley: Biome = { buildTerrain, placeBuildings, placeProps };

/** A slope of coffee above a wide valley that a city fills, broad volcanoes on its far side. */
function buildTerrain(seed: number): Terrain {
  const line = gradientNoise(seed);
  const rock = gradientNoise(seed + 1);
  return {
    height(x, z, octaves) {
      const slope = 0.335 * smoothstep(1.25, -0.02, z + 0.2 * line(x * 2, z * 1.6) * smoothstep(0.06, 0.4, z) + 0.7 * clamp(x, -0.45, 0.5));
      const knoll = 0.16 * gaussian(-0.72, 0.36, x) * gaussian(1.3, 0.4, z);
      const valley = 0.02 * line(x * 0.9, z * 0.6) * smoothstep(2, 4, z) + 0.1 * smoothstep(7, 12, z);
      const cone = (cx: number, cz: number, tall: number, wide: number): number =>
        tall * Math.exp(-(Math.hypot((x - cx) / wide, (z - cz) / (wide * 0.9)) ** 1.24));
      const volcanoes = Math.max(cone(-5.2, 16, 1.7, 4.4), cone(1.4, 18, 1.3, 3.4), cone(7, 18, 2.2, 4.4));
      const gullied =
        volcanoes *
        (1 +
          (0.3 * erodedNoise(rock, x * 0.7, z * 0.5, octaves + 0.6) - 0.22 * ridgedNoise(rock, x * 0.9, z * 0.5, 5)) *
            smoothstep(0.1, 0.6, volcanoes));
      const crowns =
        0.011 *
        canopyHeight(x * 56, z * 42, seed) *
        smoothstep(-0.3, 0.1, fbm(line, x * 5, z * 4, 3)) *
        smoothstep(1.3, 1.6, z) *
        smoothstep(9, 6, z);
      return 0.002 + slope + knoll + valley + Math.max(0, gullied - 0.04) * smoothstep(7, 13, z) + crowns;
    },
    cover(x, z, height) {
      const tone = fbm(line, x * 5, z * 4, 4);
      if (z > 8)
        return mix(1 + 0.3 * tone, clamp(0.3 + 0.5 * fbm(line, x * 1.4, z * 1.2, 4), 0, 1), smoothstep(0.2, 0.7, height + 0.2 * tone));
      if (onSlope(z) && height > 0.04) return 0.25 + 0.55 * smoothstep(-0.2, 0.4, row(x, z)) + 0.2 * tone;
      return mix(0.2 + 0.4 * tone, 1 + 0.3 * tone, smoothstep(0, 0.4, tone + 0.4 * line(x * 1.6, z)));
    },
    woods: (x, z, height) => (onSlope(z) && height > 0.04 ? smoothstep(0, 0.6, row(x, z)) : 0),
  };

  /** The rows of coffee along the slope: 1 in a row, -1 between two. */
  function row(x: number, z: number): number {
    return Math.cos((Math.log(z) * 30 + (26 * x) / (0.2 + z) + 1.6 * line(x * 3, z * 3)) * 2);
  }
}

function onSlope(z: number): boolean {
  return z < 1.3;
}

const inks = { wall: 3, cream: 4, zinc: 5, red: 6, opening: 7, tower: 8, white: 9 } as const;

/** Low houses under red and grey roofs among trees, a few towers, one white church. */
function placeBuildings(seed: number, terrain: Terrain, buffer: GeometryBuffer): void {
  placeWideTown(seed + 3, terrain, buffer, {
    count: 30000,
    distance: [1.3, 13],
    spread: 0.42,
    size: [0.006, 0.012],
    height: [0.3, 0.55],
    density: (x, z) => (terrain.height(x, z, 3) > 0.12 ? 0.04 : 0.34 + 0.66 * smoothstep(1.1, 0.1, Math.hypot(x * 0.36, (z - 5) * 0.26))),
    finish: (chance) => ({
      roof: chance < 0.6 ? 'gable' : 'hip',
      inks: [
        chance * 11 - Math.floor(chance * 11) < 0.6 ? inks.wall : inks.cream,
        chance * 5 - Math.floor(chance * 5) < 0.62 ? inks.red : inks.zinc,
        inks.opening,
      ],
    }),
  });
  const next = seededRandom(seed + 4);
  for (let i = 0; i < 150; i += 1) {
    const [dx, dz] = [next() + next() - 1, next() + next() - 1];
    const [x, z] = [0.25 + dx * 0.9, 4.6 + dz];
    const height = 0.016 + 0.056 * next() ** 2.4;
    buildBox(
      buffer,
      { x, z, base: terrain.height(x, z, 4) - 0.002, width: 0.005 + 0.007 * next(), length: 0.008, height, rotation: 0.3 * next() },
      next() < 0.5 ? inks.white : next() < 0.5 ? inks.tower : inks.cream,
      inks.zinc,
    );
  }
}

/** Coffee in rows, poró trees in flower over it, trees of the city. */
function placeProps(seed: number, terrain: Terrain): Prop[] {
  const rows = (x: number, z: number): number => terrain.woods?.(x, z, terrain.height(x, z, 5)) ?? 0;
  const slope = (x: number, z: number): number => (terrain.height(x, z, 5) > 0.05 ? 0.6 : 0);
  const city = (x: number, z: number): number => (terrain.height(x, z, 3) > 0.1 ? 0.2 : 0.7);
  return [
    ...scatter('bush', seed, { count: 5200, variants: 8, size: [0.0016, 0.0026], distance: [0.03, 0.42], spread: 0.42 }, rows),
    ...scatter('bush', seed + 1, { count: 2400, variants: 8, size: [0.003, 0.005], distance: [0.4, 1.3], spread: 0.42 }, rows),
    ...scatter('maple', seed + 2, { count: 9, variants: 8, size: [0.009, 0.015], distance: [0.13, 0.6], spread: 0.42 }, slope),
    ...scatter('maple', seed + 3, { count: 26, variants: 8, size: [0.012, 0.02], distance: [0.6, 1.6], spread: 0.42 }, slope),
    ...scatter('broadleaf', seed + 4, { count: 60, variants: 8, size: [0.01, 0.018], distance: [0.3, 1.6], spread: 0.42 }, slope),
    ...scatter('bush', seed + 5, { count: 4200, variants: 8, size: [0.008, 0.014], distance: [1.2, 12], spread: 0.42 }, city),
    ...scatter('broadleaf', seed + 8, { count: 1300, variants: 8, size: [0.011, 0.02], distance: [1.2, 12], spread: 0.42 }, city),
    ...scatter('palm', seed + 6, { count: 90, variants: 8, size: [0.018, 0.026], distance: [1.7, 5], spread: 0.42 }, city),
    ...scatter('maple', seed + 7, { count: 70, variants: 8, size: [0.012, 0.018], distance: [1.7, 6], spread: 0.42 }, city),
  ];
}
