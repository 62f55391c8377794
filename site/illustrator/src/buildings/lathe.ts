import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';
import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import { type Outline, parseOutline, type Point } from '#src/svg/outline.ts';

/** A solid of revolution with flat faces: towers, pagodas, pyramids. */
export type Lathe = {
  x: number;
  z: number;
  ground: number;
  /** Radius and height of each ring from the ground up, in kilometres. */
  profile: Outline;
  /** Corners of a ring. */
  sides: number;
  /** Angle of the first corner, radians. */
  rotation: number;
  /** Ink of each band between two rings; the last one repeats. */
  inks: readonly number[];
};

/** Fills a lathed solid into the buffer. */
export function buildLathe(buffer: GeometryBuffer, { x, z, ground, profile, sides, rotation, inks }: Lathe): void {
  const rings = parseOutline(profile);
  const at = (ring: number, side: number): Point3 => {
    const [radius, height] = rings[ring];
    const angle = rotation + ((side % sides) / sides) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, ground + height, z + Math.sin(angle) * radius];
  };
  for (let ring = 0; ring + 1 < rings.length; ring += 1) {
    const ink = inks[Math.min(ring, inks.length - 1)];
    for (let side = 0; side < sides; side += 1)
      fillPolygon(buffer, [at(ring, side), at(ring, side + 1), at(ring + 1, side + 1), at(ring + 1, side)], ink);
  }
}

/** A profile with its radii and heights multiplied. */
export function scaleProfile(profile: Outline, radiusFactor: number, heightFactor: number): Point[] {
  return parseOutline(profile).map(([radius, height]) => [radius * radiusFactor, height * heightFactor]);
}
