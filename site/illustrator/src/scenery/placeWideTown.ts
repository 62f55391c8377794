import type { House } from '#src/buildings/house.ts';
import { seededRandom } from '#src/math/random.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Terrain } from '#src/scene.ts';
import { settleHouse } from './placeHillTown.ts';

/** A town seen from far above: houses at random places, closer together where it is dense. */
export type WideTown = {
  count: number;
  /** Nearest and farthest distance in kilometres. */
  distance: readonly [number, number];
  /** Half width of the area as a share of the distance. */
  spread: number;
  /** Smallest and largest half width of a house. */
  size: readonly [number, number];
  /** Least and greatest height of the walls, as a multiple of the half width. */
  height: readonly [number, number];
  /** Probability of a house at a place, 0 to 1. */
  density: (x: number, z: number) => number;
  /** Chooses roof and inks by a random number. */
  finish: (chance: number) => Pick<House, 'roof' | 'inks'>;
};

/** Fills the houses of a wide town into the buffer, each with its feet in the ground. */
export function placeWideTown(seed: number, terrain: Terrain, buffer: GeometryBuffer, town: WideTown): void {
  const next = seededRandom(seed);
  const [nearest, farthest] = town.distance;
  const [smallest, largest] = town.size;
  const [lowest, tallest] = town.height;
  for (let i = 0; i < town.count; i += 1) {
    const z = Math.sqrt(nearest ** 2 + (farthest ** 2 - nearest ** 2) * next());
    const x = (next() * 2 - 1) * z * town.spread;
    const width = smallest + (largest - smallest) * next();
    const [length, rotation, chance] = [width * (0.7 + 0.6 * next()), 1.4 * next(), next()];
    const height = width * (lowest + (tallest - lowest) * next());
    if (town.density(x, z) <= next()) continue;
    settleHouse(buffer, terrain, { x, z, width, length, height, rotation, roofHeight: width * 0.42, ...town.finish(chance) });
  }
}
