import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A spruce: tiers of hanging boughs, broken here and there. */
export function spruce(seed: number): string {
  const next = seededRandom(seed * 31 + 3);
  const drawing = new Drawing(420, 1000);
  drawing.stroke('0,0 4,500 0,985', 22, 3, 0.08);
  for (let y = 60; y < 985; y += (5 + 7 * (1 - y / 1000)) * (0.6 + 0.8 * next())) {
    const reach = 185 * (1 - y / 1000) ** 0.8 * (0.5 + 0.62 * next()) + 5;
    for (const side of [-1, 1]) {
      const length = reach * (0.75 + 0.35 * next());
      const drop = 0.36 + 0.22 * next();
      const tone = side < 0 ? 0.42 + 0.25 * next() : 0.14 + 0.16 * next();
      const thick = 9 + 8 * next();
      drawing.polygon(
        [
          [0, y + thick],
          [side * length * 0.5, y + thick * 0.5 - length * 0.16],
          [side * length, y - length * drop],
          [side * length * 0.55, y - length * 0.3 - thick * 0.7],
          [0, y - thick],
        ],
        tone,
      );
    }
  }
  return drawing.svg();
}
