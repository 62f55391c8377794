import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A date palm: straight rough stem, a round head of stiff fronds. */
export function datePalm(seed: number): string {
  const next = seededRandom(seed * 97 + 8);
  const drawing = new Drawing(700, 1000);
  const lean = 70 * (next() - 0.5);
  drawing.stroke(`0,0 ${lean * 0.3},330 ${lean},720`, 34, 26, 0.26);
  for (let i = 0; i < 34; i += 1) {
    const angle = -2.25 + (4.5 * i) / 33 + 0.14 * (next() - 0.5);
    const length = 235 + 50 * next();
    const points = [0, 0.3, 0.6, 1].map((t): [number, number] => [
      lean + Math.sin(angle) * length * t,
      720 + Math.cos(angle) * length * t * 0.95 - 110 * t * t,
    ]);
    drawing.stroke(points, 13, 2, 0.2 + 0.36 * Math.max(0, Math.cos(angle)) + (angle < 0 ? 0.16 : 0));
    for (let s = 0.18; s < 1; s += 0.06) {
      const [x, y] = [lean + Math.sin(angle) * length * s, 720 + Math.cos(angle) * length * s * 0.95 - 110 * s * s];
      for (const side of [-1, 1])
        drawing.stroke(
          [
            [x, y],
            [x + Math.sin(angle + side * 0.8) * 44 * (1.1 - s), y + Math.cos(angle + side * 0.8) * 40 * (1.1 - s) - 12],
          ],
          5,
          1.4,
          0.2 + 0.3 * Math.max(0, Math.cos(angle)) + (angle < 0 ? 0.12 : 0) + 0.1 * next(),
        );
    }
  }
  return drawing.svg();
}
