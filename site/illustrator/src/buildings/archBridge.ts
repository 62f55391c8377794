import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';

/** A stone bridge of one arch with a humped way, its middle at `x`, `z`; lengths in kilometres. */
export type ArchBridge = {
  x: number;
  z: number;
  /** Height of the feet of the arch. */
  ground: number;
  /** Half the width of the opening, and its height. */
  span: number;
  rise: number;
  /** Half the length of the whole bridge, and half the width of the way. */
  reach: number;
  halfWidth: number;
  /** Indices into the scene's inks: masonry, ring of the arch, parapet. */
  inks: readonly [masonry: number, ring: number, parapet: number];
};

const STEPS = 40;

/** Fills a bridge into the buffer: both faces, the ring of voussoirs, the vault below and a low parapet. */
export function buildArchBridge(buffer: GeometryBuffer, { x, z, ground, span, rise, reach, halfWidth, inks }: ArchBridge): void {
  const crown = rise * 1.2;
  const way = (at: number): number => ground + crown * (0.3 + 0.7 * (1 - (Math.abs(at) / reach) ** 1.5));
  const vault = (at: number): number => (Math.abs(at) >= span ? ground - rise * 0.4 : ground + rise * Math.sqrt(1 - (at / span) ** 2));
  const ring = (at: number): number =>
    Math.abs(at) >= span * 1.1 ? ground - rise * 0.4 : ground + rise * 1.1 * Math.sqrt(1 - (at / span / 1.1) ** 2);
  for (let i = 0; i < STEPS * 2; i += 1) {
    const [a, b] = [-reach + (reach * i) / STEPS, -reach + (reach * (i + 1)) / STEPS];
    const face = (low: (at: number) => number, high: (at: number) => number, depth: number, ink: number): void =>
      fillPolygon(
        buffer,
        [
          [x + a, low(a), depth],
          [x + b, low(b), depth],
          [x + b, high(b), depth],
          [x + a, high(a), depth],
        ],
        ink,
      );
    for (const side of [-1, 1]) {
      const depth = z + side * halfWidth;
      face(vault, way, depth, inks[0]);
      if (Math.abs(a + b) / 2 < span * 1.1) face(vault, ring, depth + side * halfWidth * 0.02, inks[1]);
      face(way, (at) => way(at) + rise * 0.045, depth, inks[2]);
    }
    const across = (height: (at: number) => number): Point3[] => [
      [x + a, height(a), z - halfWidth],
      [x + b, height(b), z - halfWidth],
      [x + b, height(b), z + halfWidth],
      [x + a, height(a), z + halfWidth],
    ];
    fillPolygon(buffer, across(way), inks[2]);
    if (Math.abs(a + b) / 2 < span) fillPolygon(buffer, across(vault), inks[0]);
  }
}
