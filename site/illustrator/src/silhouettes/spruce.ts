import { random } from '../random.ts';
import { Drawing } from './drawing.ts';

/** A spruce: tiers of hanging boughs, broken here and there. */
export function spruce(seed: number): string {
  const next = random(seed * 31 + 3);
  const drawing = new Drawing(420, 1000);
  drawing.limb(
    [
      [0, 0],
      [4, 500],
      [0, 985],
    ],
    22,
    3,
    0.08,
  );
  for (let y = 60; y < 985; y += (5 + 7 * (1 - y / 1000)) * (0.6 + 0.8 * next())) {
    const reach = 185 * (1 - y / 1000) ** 0.8 * (0.5 + 0.62 * next()) + 5;
    for (const side of [-1, 1]) {
      const length = reach * (0.75 + 0.35 * next());
      const drop = 0.36 + 0.22 * next();
      const tone = side < 0 ? 0.42 + 0.25 * next() : 0.14 + 0.16 * next();
      const thick = 9 + 8 * next();
      drawing.shape(
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

/** A cypress: one flame of upright sprays, lit from the left. */
export function cypress(seed: number): string {
  const next = random(seed * 57 + 1);
  const drawing = new Drawing(260, 1000);
  drawing.limb(
    [
      [0, 0],
      [0, 200],
    ],
    26,
    18,
    0.1,
  );
  const belly = 0.22 + 0.12 * next();
  for (let i = 0; i < 620; i += 1) {
    const t = next();
    const y = 50 + t * 900;
    const width = 96 * Math.min(1, (t / belly) ** 0.6) * (1 - Math.max(0, (t - belly) / (1 - belly)) ** 1.9) + 3;
    const across = next() * 2 - 1;
    const tone = 0.16 + 0.34 * Math.max(0, -across + 0.15) + 0.16 * next();
    drawing.leaf(across * width, y + 30 * (1 - Math.abs(across)), 5 + 4 * next(), 20 + 26 * next(), -across * 9, tone);
  }
  return drawing.svg();
}
