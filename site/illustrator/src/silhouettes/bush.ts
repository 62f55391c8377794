import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';
import { drawLeafClump } from './leafClump.ts';

/** A low bush, wider than tall, that hides its stems. */
export function bush(seed: number): string {
  const next = seededRandom(seed * 29 + 13);
  const drawing = new Drawing(1900, 1000);
  for (let i = 0; i < 20; i += 1) {
    const across = next() * 2 - 1;
    drawLeafClump(drawing, { x: across * 700, y: 130 + (1 - across * across) * 560 * next(), size: 150 + 90 * next() }, next);
  }
  return drawing.svg();
}
