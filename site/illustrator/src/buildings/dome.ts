import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';

const RINGS = 6;
const SIDES = 14;

/** Fills a round dome that stands at the height `base`. */
export function buildDome(buffer: GeometryBuffer, x: number, base: number, z: number, radius: number, ink: number): void {
  const at = (ring: number, side: number): Point3 => {
    const up = (ring / RINGS) * (Math.PI / 2);
    const around = (side / SIDES) * Math.PI * 2;
    return [x + Math.cos(around) * Math.cos(up) * radius, base + Math.sin(up) * radius * 1.1, z + Math.sin(around) * Math.cos(up) * radius];
  };
  for (let ring = 0; ring < RINGS; ring += 1) {
    for (let side = 0; side < SIDES; side += 1)
      fillPolygon(buffer, [at(ring, side), at(ring, side + 1), at(ring + 1, side + 1), at(ring + 1, side)], ink);
  }
}
