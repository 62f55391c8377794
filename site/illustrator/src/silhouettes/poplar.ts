import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A poplar: a tall narrow crown of light leaves. */
export function poplar(seed: number): string {
  const next = seededRandom(seed * 107 + 6);
  const drawing = new Drawing(330, 1000);
  drawing.stroke('0,0 0,260', 22, 14, 0.16);
  for (let i = 0; i < 560; i += 1) {
    const t = next();
    const wide = 118 * Math.sin(Math.PI * (0.1 + 0.9 * t) ** 0.8) * (0.75 + 0.25 * Math.sin(t * 17 + seed)) + 6;
    const across = next() * 2 - 1;
    drawing.ellipse(
      across * wide,
      90 + t * 880,
      7 + 7 * next(),
      12 + 12 * next(),
      -across * 24,
      0.26 + 0.4 * Math.max(0, -across + 0.1) + 0.26 * next(),
    );
  }
  return drawing.svg();
}
