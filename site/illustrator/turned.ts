import { face, type Point } from './mesh.ts';
import type { Pixels } from './project.ts';

/** A solid that a lathe could have made: rings of `[radius, height]` from the ground up, in kilometres. */
export type Turned = {
  x: number;
  z: number;
  ground: number;
  rings: readonly (readonly [radius: number, height: number])[];
  /** Corners of a ring: 4 for towers, pagodas and pyramids, 12 and more for round ones. */
  sides: number;
  /** Of the first corner, radians. */
  turn: number;
  /** Ink of each band between two rings; the last one goes on. */
  inks: readonly number[];
};

/** Builds a turned solid of flat faces. */
export function turned(pixels: Pixels, { x, z, ground, rings, sides, turn, inks }: Turned): void {
  const at = (ring: number, side: number): Point => {
    const [radius, height] = rings[ring];
    const angle = turn + ((side % sides) / sides) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, ground + height, z + Math.sin(angle) * radius];
  };
  for (let ring = 0; ring + 1 < rings.length; ring += 1) {
    for (let side = 0; side < sides; side += 1)
      face(pixels, [at(ring, side), at(ring, side + 1), at(ring + 1, side + 1), at(ring + 1, side)], inks[Math.min(ring, inks.length - 1)]);
  }
}

/** Rings scaled in width and height, for a table drawn once in units of its own. */
export function scaled(rings: Turned['rings'], wide: number, tall: number): Turned['rings'] {
  return rings.map(([radius, height]) => [radius * wide, height * tall]);
}
