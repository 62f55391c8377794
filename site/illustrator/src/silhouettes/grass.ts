import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A tuft of dry grass: long thin blades that bend from one root, some with a seed head. */
export function grass(seed: number): string {
  const next = seededRandom(seed * 67 + 3);
  const drawing = new Drawing(1600, 1000);
  for (let i = 0; i < 64; i += 1) {
    const root = (next() - 0.5) * 900;
    const tall = 380 + 580 * next() * (1 - Math.abs(root) / 900);
    const bend = (next() - 0.42) * 420;
    const tone = 0.25 + 0.6 * next();
    drawing.stroke(
      `${root},0 ${root + bend * 0.16},${tall * 0.42} ${root + bend * 0.48},${tall * 0.78} ${root + bend},${tall}`,
      13,
      2,
      tone,
    );
    if (next() < 0.3) drawing.ellipse(root + bend, tall, 9, 34, -bend * 0.09, Math.min(1, tone + 0.15));
  }
  return drawing.svg();
}
