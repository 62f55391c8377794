import { clamp } from '#src/math/shaping.ts';
import type { Drawing } from './drawing.ts';

/** A clump of leaves, lit from the upper left. */
export function drawLeafClump(drawing: Drawing, clump: { x: number; y: number; size: number }, next: () => number): void {
  for (let i = 0; i < 90; i += 1) {
    const a = next() * Math.PI * 2;
    const r = Math.sqrt(next());
    const x = Math.cos(a) * r;
    const y = Math.sin(a) * r;
    const tone = 0.2 + 0.3 * clamp(y * 0.7 + 0.3) + 0.24 * clamp(-x * 0.7 + 0.2) + 0.2 * (next() - 0.5);
    drawing.ellipse(clump.x + x * clump.size, clump.y + y * clump.size * 0.72, 8 + 12 * next(), 5 + 6 * next(), (next() - 0.5) * 80, tone);
  }
}
