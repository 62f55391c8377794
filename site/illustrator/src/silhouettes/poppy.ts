import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A few flowers on thin stems. */
export function poppy(seed: number): string {
  const next = seededRandom(seed * 71 + 9);
  const drawing = new Drawing(1600, 1000);
  for (let i = 0; i < 6; i += 1) {
    const x = (next() - 0.5) * 1200;
    const tall = 500 + 400 * next();
    drawing.stroke(`${x},0 ${x + 40},${tall}`, 16, 10, 0.1);
    drawing.ellipse(x + 40, tall, 96, 70, 20 * (next() - 0.5), 0.62 + 0.2 * next());
    drawing.ellipse(x + 14, tall + 24, 48, 30, 0, 0.92);
  }
  return drawing.svg();
}
