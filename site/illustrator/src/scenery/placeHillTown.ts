import { buildHouse, type House } from '#src/buildings/house.ts';
import { seededRandom } from '#src/math/random.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Terrain } from '#src/scene.ts';

/** A town on a slope that faces the camera: rows of houses along the contour, a lane below each, stairs that cut through them. */
export type HillTown = {
  /** Distances of the lanes, kilometres. */
  lanes: readonly number[];
  /** Left and right end of a lane. */
  ends: (z: number) => readonly [left: number, right: number];
  /** Smallest and largest half width of a house. */
  size: readonly [number, number];
  /** Least and greatest height of the walls, as a multiple of the half width. */
  height: readonly [number, number];
  /** x of each flight of stairs at a distance, and half their width. */
  stairs?: { at: (z: number) => readonly number[]; halfWidth: number };
  /** Share of the plots that stay free. */
  free: number;
  /** Chooses roof and inks by a random number. */
  finish: (chance: number) => Pick<House, 'roof' | 'inks'>;
};

/** Fills the houses of a town into the buffer, each with its feet in the ground. */
export function placeHillTown(seed: number, terrain: Terrain, buffer: GeometryBuffer, town: HillTown): void {
  const next = seededRandom(seed);
  const [smallest, largest] = town.size;
  const [lowest, tallest] = town.height;
  for (const lane of town.lanes) {
    const [left, right] = town.ends(lane);
    const stairs = town.stairs?.at(lane) ?? [];
    for (let x = left; x < right;) {
      const width = smallest + (largest - smallest) * next();
      const length = width * (0.7 + 0.5 * next());
      const height = width * (lowest + (tallest - lowest) * next());
      const [isFree, chance, turn] = [next() < town.free, next(), next()];
      const blocked = stairs.some((at) => Math.abs(at - x - width) < width + (town.stairs?.halfWidth ?? 0));
      const house = { x: x + width, z: lane + length + 0.0012 * next(), width, length, rotation: 0.1 * (turn - 0.5) };
      x += 2 * width + (turn < 0.2 ? 0.0012 : 0.0001);
      if (isFree || blocked) continue;
      settleHouse(buffer, terrain, { ...house, height, roofHeight: width * (0.34 + 0.2 * chance), ...town.finish(chance) });
    }
  }
}

/** Fills a house whose floor lies on its highest corner and whose walls reach down to its lowest. */
export function settleHouse(buffer: GeometryBuffer, terrain: Terrain, house: Omit<House, 'ground'>): void {
  const corners = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => terrain.height(house.x + side * house.width, house.z + end * house.length, 8)),
  );
  const ground = Math.min(...corners);
  buildHouse(buffer, { ...house, ground, height: house.height + Math.max(...corners) - ground });
}

/** Distances of lanes between two distances, each a little farther from the last, as rows of a picture. */
export function laneDistances(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from * (to / from) ** (i / (count - 1)));
}
