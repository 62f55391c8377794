import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A clump of lupins: spikes of small flowers over fanned leaves. */
export function lupin(seed: number): string {
  const next = seededRandom(seed * 47 + 13);
  const drawing = new Drawing(1100, 1000);
  for (let i = 0; i < 26; i += 1) drawing.ellipse((next() - 0.5) * 760, 60 + 300 * next(), 110, 26, next() * 180, 0.14 + 0.16 * next());
  for (let i = 0; i < 7; i += 1) {
    const foot = (next() - 0.5) * 560;
    const top = 660 + 330 * next();
    drawing.stroke(`${foot * 0.7},80 ${foot},${top}`, 16, 8, 0.16);
    for (let y = 330; y < top; y += 26) {
      const wide = 46 * Math.min(1, (top - y) / 300) + 8;
      for (const side of [-1, 0, 1])
        drawing.ellipse(foot + side * wide * 0.7, y, wide * 0.5, 18, 0, 0.5 + 0.4 * ((y - 330) / 660) + 0.1 * next());
    }
  }
  return drawing.svg();
}
