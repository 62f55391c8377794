import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';

/** A block with a level top, its middle at `x`, `z`; lengths in kilometres, `width` and `length` are half extents. */
export type Box = {
  x: number;
  z: number;
  /** Height of its lower edge. */
  base: number;
  width: number;
  length: number;
  height: number;
  /** Radians. */
  rotation?: number;
};

/** Fills a block into the buffer, its walls with an index into the scene's inks, its top with the same or another one. */
export function buildBox(
  buffer: GeometryBuffer,
  { x, z, base, width: w, length: l, height, rotation = 0 }: Box,
  ink: number,
  top = ink,
): void {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const at = (dx: number, up: number, dz: number): Point3 => [x + dx * cos - dz * sin, base + up, z + dx * sin + dz * cos];
  for (const side of [-1, 1]) {
    fillPolygon(buffer, [at(-w, 0, side * l), at(w, 0, side * l), at(w, height, side * l), at(-w, height, side * l)], ink);
    fillPolygon(buffer, [at(side * w, 0, -l), at(side * w, 0, l), at(side * w, height, l), at(side * w, height, -l)], ink);
  }
  fillPolygon(buffer, [at(-w, height, -l), at(w, height, -l), at(w, height, l), at(-w, height, l)], top);
}
