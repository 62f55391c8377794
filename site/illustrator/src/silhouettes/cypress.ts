import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A cypress: one flame of upright sprays, lit from the left. */
export function cypress(seed: number): string {
  const next = seededRandom(seed * 57 + 1);
  const drawing = new Drawing(260, 1000);
  drawing.stroke('0,0 0,200', 26, 18, 0.1);
  const belly = 0.22 + 0.12 * next();
  for (let i = 0; i < 620; i += 1) {
    const t = next();
    const y = 50 + t * 900;
    const width = 96 * Math.min(1, (t / belly) ** 0.6) * (1 - Math.max(0, (t - belly) / (1 - belly)) ** 1.9) + 3;
    const across = next() * 2 - 1;
    const tone = 0.16 + 0.34 * Math.max(0, -across + 0.15) + 0.16 * next();
    drawing.ellipse(across * width, y + 30 * (1 - Math.abs(across)), 5 + 4 * next(), 20 + 26 * next(), -across * 9, tone);
  }
  return drawing.svg();
}
