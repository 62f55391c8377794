import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';
import { drawLeafClump } from './leafClump.ts';

/** A tall crown far above its neighbours on a pale bare stem. */
export function emergent(seed: number): string {
  const next = seededRandom(seed * 43 + 9);
  const drawing = new Drawing(1000, 1000);
  drawing.stroke(`0,0 12,420 ${(next() - 0.5) * 60},760`, 44, 26, 0.62);
  for (let i = 0; i < 7; i += 1) {
    const side = i / 3 - 1;
    drawing.stroke(`0,${560 + 90 * next()} ${side * 150},${700 + 60 * next()} ${side * 290},${760 + 60 * next()}`, 20, 7, 0.4);
  }
  for (let i = 0; i < 17; i += 1) {
    const across = (i / 16) * 2 - 1 + (next() - 0.5) * 0.2;
    drawLeafClump(
      drawing,
      { x: across * 360, y: 760 + 120 * Math.sqrt(Math.max(0, 1 - across * across)) * next(), size: 95 + 50 * next() },
      next,
    );
  }
  return drawing.svg();
}
