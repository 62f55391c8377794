import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A candelabra euphorbia: one trunk, many upright arms. */
export function euphorbia(seed: number): string {
  const next = seededRandom(seed * 59 + 23);
  const drawing = new Drawing(1000, 1000);
  drawing.stroke('0,0 6,200 0,420', 60, 46, 0.16);
  for (let i = 0; i < 44; i += 1) {
    const across = next() * 2 - 1;
    const root = 240 + 160 * next();
    const top = root + 260 + (430 - 260 * across * across) * next();
    const x = across * 360;
    drawing.stroke(
      `${across * 18},${root} ${x * 0.75},${root + 50} ${x},${root + 150} ${x * 1.03},${Math.min(985, top)}`,
      22,
      15,
      0.2 + 0.28 * next() - 0.2 * across,
    );
  }
  return drawing.svg();
}
