import { random } from '../random.ts';
import { Drawing } from './drawing.ts';

/** A date palm: straight rough stem, a round head of stiff fronds. */
export function datePalm(seed: number): string {
  const next = random(seed * 97 + 8);
  const drawing = new Drawing(700, 1000);
  const lean = 70 * (next() - 0.5);
  drawing.limb(
    [
      [0, 0],
      [lean * 0.3, 330],
      [lean, 720],
    ],
    34,
    26,
    0.26,
  );
  for (let i = 0; i < 34; i += 1) {
    const angle = -2.25 + (4.5 * i) / 33 + 0.14 * (next() - 0.5);
    const length = 235 + 50 * next();
    const points = [0, 0.3, 0.6, 1].map((t): [number, number] => [
      lean + Math.sin(angle) * length * t,
      720 + Math.cos(angle) * length * t * 0.95 - 110 * t * t,
    ]);
    drawing.limb(points, 13, 2, 0.2 + 0.36 * Math.max(0, Math.cos(angle)) + (angle < 0 ? 0.16 : 0));
    for (let s = 0.18; s < 1; s += 0.06) {
      const [x, y] = [lean + Math.sin(angle) * length * s, 720 + Math.cos(angle) * length * s * 0.95 - 110 * s * s];
      for (const side of [-1, 1])
        drawing.limb(
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

/** A bed of reeds: stems with bent leaves and brown heads. */
export function reeds(seed: number): string {
  const next = random(seed * 101 + 2);
  const drawing = new Drawing(1500, 1000);
  for (let i = 0; i < 46; i += 1) {
    const root = (next() - 0.5) * 1150;
    const tall = 420 + 540 * next() * (1 - Math.abs(root) / 1300);
    const bend = (next() - 0.4) * 170;
    const tone = 0.16 + 0.5 * next();
    drawing.limb(
      [
        [root, 0],
        [root + bend * 0.3, tall * 0.6],
        [root + bend, tall],
      ],
      9,
      4,
      tone,
    );
    if (next() < 0.45) drawing.leaf(root + bend, tall - 30, 9, 44, -bend * 0.1, tone * 0.7);
    const side = next() < 0.5 ? -1 : 1;
    drawing.limb(
      [
        [root + bend * 0.2, tall * 0.35],
        [root + side * 90, tall * 0.72],
        [root + side * (170 + 60 * next()), tall * 0.6],
      ],
      9,
      2,
      tone + 0.12,
    );
  }
  return drawing.svg();
}

/** A poplar: a tall narrow crown of light leaves. */
export function poplar(seed: number): string {
  const next = random(seed * 107 + 6);
  const drawing = new Drawing(330, 1000);
  drawing.limb(
    [
      [0, 0],
      [0, 260],
    ],
    22,
    14,
    0.16,
  );
  for (let i = 0; i < 560; i += 1) {
    const t = next();
    const wide = 118 * Math.sin(Math.PI * (0.1 + 0.9 * t) ** 0.8) * (0.75 + 0.25 * Math.sin(t * 17 + seed)) + 6;
    const across = next() * 2 - 1;
    drawing.leaf(
      across * wide,
      90 + t * 880,
      7 + 7 * next(),
      12 + 12 * next(),
      -across * 24,
      0.26 + 0.4 * Math.max(0, -across + 0.1) + 0.26 * next(),
    );
  }
  return drawing.svg();
}

/** Steam that rises and leans with the wind. */
export function steam(seed: number): string {
  const next = random(seed * 109 + 5);
  const drawing = new Drawing(900, 1000);
  for (let i = 0; i < 70; i += 1) {
    const t = (i / 70) ** 0.8;
    const size = 24 + 120 * t;
    drawing.leaf(
      -140 + 330 * t * t + (next() - 0.5) * size * 1.5,
      30 + t * 850 + (next() - 0.5) * 40,
      size * (0.7 + 0.5 * next()),
      size * (0.5 + 0.4 * next()),
      40 * (next() - 0.5),
      0.6 + 0.4 * next() - 0.2 * t,
    );
  }
  return drawing.svg().replace('>', '><g fill-opacity="0.1">').replace('</svg>', '</g></svg>');
}
