import type { GeometryBuffer } from '#src/rendering/geometryBuffer.ts';
import type { Point3 } from '#src/rendering/point3.ts';
import { fillPolygon } from '#src/rendering/polygon.ts';

/** An opening under an arch in a wall that faces the camera; lengths in kilometres. */
export type ArchOpening = {
  x: number;
  z: number;
  /** Height of its foot. */
  low: number;
  /** Half its width, and its height. */
  half: number;
  tall: number;
  shape: 'round' | 'pointed';
};

const STEPS = 10;

/** Fills an opening into the buffer; it must lie a little nearer than its wall. */
export function buildArchOpening(buffer: GeometryBuffer, { x, z, low, half, tall, shape }: ArchOpening, ink: number): void {
  const rise = shape === 'round' ? half : half * 1.25;
  const bow = Array.from({ length: STEPS + 1 }, (_, i): Point3 => {
    const across = 1 - (2 * i) / STEPS;
    const up = shape === 'round' ? Math.sqrt(1 - across ** 2) : (1 - Math.abs(across) ** 1.9) ** 0.72;
    return [x + across * half, low + tall - rise + rise * up, z];
  });
  fillPolygon(buffer, [[x - half, low, z], [x + half, low, z], ...bow], ink);
}
