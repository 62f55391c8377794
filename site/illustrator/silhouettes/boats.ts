import { Drawing } from './drawing.ts';

/** A junk with two battened sails, of the colour of tea. */
export function junk(seed: number): string {
  const drawing = new Drawing(1100, 1000);
  const sail = (x: number, foot: number, top: number, wide: number): void => {
    drawing.limb(
      [
        [x, 60],
        [x + 6, top],
      ],
      16,
      9,
      0.12,
    );
    const battens = 6;
    for (let i = 0; i < battens; i += 1) {
      const y = (t: number): number => foot + (top - foot) * t;
      const [a, b] = [i / battens, (i + 1) / battens];
      const reach = (t: number): number => wide * (0.72 + 0.42 * Math.sin(Math.min(1, t * 1.05) * 2.5));
      drawing.shape(
        [
          [x - 0.3 * wide, y(a)],
          [x + reach(a), y(a) + 18 + 46 * a],
          [x + reach(b), y(b) + 10 + 46 * b],
          [x - 0.3 * wide + 14 * b, y(b)],
        ],
        0.52 + 0.2 * (i % 2) + 0.04 * seed,
      );
      drawing.limb(
        [
          [x - 0.3 * wide, y(a)],
          [x + reach(a), y(a) + 18 + 46 * a],
        ],
        6,
        4,
        0.16,
      );
    }
  };
  sail(-190, 260, 990, 230);
  sail(170, 250, 760, 170);
  drawing.blob(
    [
      [-430, 250],
      [-380, 160],
      [-100, 130],
      [240, 140],
      [420, 230],
      [470, 250],
      [420, 80],
      [330, 14],
      [-260, 10],
      [-370, 70],
    ],
    0.18,
  );
  drawing.shape(
    [
      [-400, 150],
      [-400, 250],
      [-250, 240],
      [-240, 140],
    ],
    0.34,
  );
  return drawing.svg();
}

/** A houseboat of the backwaters: a long hull under an arched roof of matting. */
export function houseboat(): string {
  const drawing = new Drawing(2600, 1000);
  drawing.blob(
    [
      [-1230, 420],
      [-1000, 210],
      [-600, 140],
      [600, 140],
      [1000, 210],
      [1240, 470],
      [1120, 120],
      [900, 20],
      [-880, 20],
      [-1110, 110],
    ],
    0.12,
  );
  drawing.blob(
    [
      [-860, 200],
      [-880, 560],
      [-700, 760],
      [-320, 820],
      [200, 820],
      [620, 760],
      [800, 560],
      [790, 200],
      [0, 160],
    ],
    0.62,
  );
  for (let i = 0; i < 11; i += 1)
    drawing.limb(
      [
        [-790 + i * 152, 190],
        [-800 + i * 150, 560],
        [-640 + i * 122, 790],
      ],
      12,
      8,
      0.44,
    );
  for (const x of [-650, -330, 0, 330])
    drawing.shape(
      [
        [x, 300],
        [x, 520],
        [x + 190, 520],
        [x + 190, 300],
      ],
      0.1,
    );
  drawing.limb(
    [
      [-880, 250],
      [0, 200],
      [800, 250],
    ],
    20,
    20,
    0.3,
  );
  return drawing.svg();
}

/** A gondola with its rower, seen from the side. */
export function gondola(): string {
  const drawing = new Drawing(2400, 1000);
  drawing.blob(
    [
      [-1150, 560],
      [-1080, 300],
      [-760, 130],
      [0, 90],
      [700, 130],
      [1030, 330],
      [1130, 760],
      [1090, 300],
      [820, 60],
      [0, 4],
      [-820, 40],
      [-1090, 230],
    ],
    0.08,
  );
  drawing.limb(
    [
      [-1140, 540],
      [-1150, 660],
      [-1110, 700],
    ],
    22,
    12,
    0.5,
  );
  drawing.limb(
    [
      [760, 150],
      [740, 520],
    ],
    90,
    60,
    0.14,
  );
  drawing.limb(
    [
      [742, 500],
      [735, 720],
    ],
    96,
    70,
    0.5,
  );
  drawing.leaf(735, 790, 46, 54, 0, 0.2);
  drawing.limb(
    [
      [690, 640],
      [520, 560],
      [300, 60],
    ],
    24,
    12,
    0.12,
  );
  return drawing.svg();
}
