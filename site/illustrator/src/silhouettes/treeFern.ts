import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A tree fern: a dark fibrous stem under a flat crown of long arching fronds. */
export function treeFern(seed: number): string {
  const next = seededRandom(seed * 61 + 13);
  const drawing = new Drawing(1300, 1000);
  const lean = 80 * (next() - 0.5);
  drawing.stroke(`0,0 ${lean * 0.4},300 ${lean},690`, 58, 40, 0.08);
  for (let i = 0; i < 22; i += 1) {
    const angle = (i / 21 - 0.5) * 3.5 + 0.16 * (next() - 0.5);
    const length = 430 + 110 * next();
    for (let s = 0.06; s < 1; s += 0.032) {
      const x = lean + Math.sin(angle) * length * s;
      const y = 690 + Math.cos(angle) * length * 0.5 * s + 120 * s - 250 * s * s;
      const leaf = 74 * Math.sin(Math.PI * (0.1 + 0.86 * s));
      const tone = 0.2 + 0.34 * Math.max(0, Math.cos(angle)) + (angle < 0 ? 0.16 : 0) + 0.14 * next();
      for (const side of [-1, 1])
        drawing.stroke(
          `${x},${y} ${x + Math.sin(angle) * 20 + side * leaf * 0.5},${y - leaf * 0.34} ${x + Math.sin(angle) * 26 + side * leaf * 0.8},${y - leaf * 0.8}`,
          8,
          2,
          tone,
        );
    }
  }
  return drawing.svg();
}
