import { random } from '../random.ts';
import { Drawing } from './drawing.ts';

/** An umbrella pine of the south: one bare stem, one flat crown. */
export function umbrellaPine(seed: number): string {
  const next = random(seed * 73 + 1);
  const drawing = new Drawing(1000, 1000);
  const lean = 80 * (next() - 0.5);
  drawing.limb(
    [
      [0, 0],
      [lean * 0.2, 300],
      [lean, 700],
    ],
    48,
    30,
    0.3,
  );
  for (let i = -3; i <= 3; i += 1)
    drawing.limb(
      [
        [lean, 640],
        [lean + i * 60, 760],
        [lean + i * 120, 800 + 20 * next()],
      ],
      22,
      9,
      0.24,
    );
  for (let i = 0; i < 15; i += 1) {
    const across = (i / 14) * 2 - 1;
    needles(drawing, { x: lean + across * 370, y: 800 + 90 * Math.sqrt(1 - across * across * 0.9) * next(), w: 130 + 40 * next() }, next);
  }
  return drawing.svg();
}

/** A bough that reaches into the picture from the side, needles in tufts; its root lies at the left edge. */
export function bough(seed: number): string {
  const next = random(seed * 79 + 2);
  const drawing = new Drawing(1700, 1000);
  const stem = Array.from({ length: 12 }, (_, i): [number, number] => [-850 + i * 130, 640 + 90 * Math.sin(i * 0.55 + seed) - i * 12]);
  drawing.limb(stem, 58, 9, 0.12);
  stem.slice(2).forEach(([x, y], i) => {
    for (const side of [-1, 1]) {
      const length = (260 - i * 14) * (0.6 + 0.6 * next());
      const end: [number, number] = [x + length * 0.72, y + side * length * 0.5 + 20];
      drawing.limb([[x, y], [x + length * 0.4, y + side * length * 0.2], end], 17, 4, 0.12);
      for (const t of [0.5, 0.75, 1])
        needles(drawing, { x: x + (end[0] - x) * t, y: y + (end[1] - y) * t + 10, w: 62 + 34 * next() }, next);
    }
  });
  return drawing.svg();
}

function needles(drawing: Drawing, cloud: { x: number; y: number; w: number }, next: () => number): void {
  const count = Math.round(70 + cloud.w * 1.3);
  for (let i = 0; i < count; i += 1) {
    const across = next() + next() - 1;
    const up = next();
    const arch = Math.sqrt(Math.max(0, 1 - across * across));
    const tone = 0.1 + 0.46 * up * arch + 0.14 * Math.max(0, -across) + 0.12 * (next() - 0.5);
    drawing.leaf(
      cloud.x + across * cloud.w,
      cloud.y + (up * 0.5 - 0.16) * cloud.w * arch,
      9 + 10 * next(),
      2.4 + 2 * next(),
      40 * across + 50 * (next() - 0.5),
      tone,
    );
  }
}
