import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';
import { drawNeedleTuft } from './needleTuft.ts';

/** A bough that reaches into the picture from the side, needles in tufts; from its left edge. */
export function bough(seed: number): string {
  const next = seededRandom(seed * 79 + 2);
  const drawing = new Drawing(1700, 1000);
  const stem = Array.from({ length: 12 }, (_, i): [number, number] => [-850 + i * 130, 640 + 90 * Math.sin(i * 0.55 + seed) - i * 12]);
  drawing.stroke(stem, 58, 9, 0.12);
  stem.slice(2).forEach(([x, y], i) => {
    for (const side of [-1, 1]) {
      const length = (260 - i * 14) * (0.6 + 0.6 * next());
      const end: [number, number] = [x + length * 0.72, y + side * length * 0.5 + 20];
      drawing.stroke([[x, y], [x + length * 0.4, y + side * length * 0.2], end], 17, 4, 0.12);
      for (const t of [0.5, 0.75, 1])
        drawNeedleTuft(drawing, { x: x + (end[0] - x) * t, y: y + (end[1] - y) * t + 10, width: 62 + 34 * next() }, next);
    }
  });
  return drawing.svg();
}
