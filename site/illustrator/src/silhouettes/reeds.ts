import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A bed of reeds: stems with bent leaves and brown heads. */
export function reeds(seed: number): string {
  const next = seededRandom(seed * 101 + 2);
  const drawing = new Drawing(1500, 1000);
  for (let i = 0; i < 46; i += 1) {
    const root = (next() - 0.5) * 1150;
    const tall = 420 + 540 * next() * (1 - Math.abs(root) / 1300);
    const bend = (next() - 0.4) * 170;
    const tone = 0.16 + 0.5 * next();
    drawing.stroke(`${root},0 ${root + bend * 0.3},${tall * 0.6} ${root + bend},${tall}`, 9, 4, tone);
    if (next() < 0.45) drawing.ellipse(root + bend, tall - 30, 9, 44, -bend * 0.1, tone * 0.7);
    const side = next() < 0.5 ? -1 : 1;
    drawing.stroke(
      `${root + bend * 0.2},${tall * 0.35} ${root + side * 90},${tall * 0.72} ${root + side * (170 + 60 * next())},${tall * 0.6}`,
      9,
      2,
      tone + 0.12,
    );
  }
  return drawing.svg();
}
