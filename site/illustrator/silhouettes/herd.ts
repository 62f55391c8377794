import { random } from '../random.ts';
import { Drawing } from './drawing.ts';

/** A grazing wildebeest, small: heavy shoulder, low head, thin legs. */
export function wildebeest(seed: number): string {
  const next = random(seed * 13 + 2);
  const drawing = new Drawing(1300, 1000);
  const head = next() < 0.5 ? -120 : 120;
  drawing.shape(
    [
      [-460, 620],
      [-430, 800],
      [-200, 850],
      [60, 840],
      [250, 960],
      [420, 900],
      [470, 700],
      [380, 480],
      [100, 430],
      [-300, 470],
    ],
    0.2,
  );
  drawing.shape(
    [
      [380, 900],
      [520, 760 + head],
      [600, 520 + head],
      [540, 440 + head],
      [460, 500 + head],
      [360, 620],
    ],
    0.12,
  );
  drawing.limb(
    [
      [560, 700 + head],
      [640, 800 + head],
      [570, 880 + head],
    ],
    26,
    8,
    0.1,
  );
  for (const [x, bend] of [
    [-380, -30],
    [-270, 40],
    [270, -20],
    [370, 30],
  ] as const)
    drawing.limb(
      [
        [x, 520],
        [x + bend, 250],
        [x + bend * 0.4, 0],
      ],
      74,
      30,
      0.1,
    );
  drawing.limb(
    [
      [-450, 760],
      [-530, 520],
      [-520, 330],
    ],
    24,
    10,
    0.1,
  );
  return drawing.svg();
}

/** A camel with its rider, walking. */
export function camel(seed: number): string {
  const next = random(seed * 19 + 4);
  const drawing = new Drawing(1000, 1000);
  const step = (next() - 0.5) * 90;
  drawing.shape(
    [
      [-300, 420],
      [-290, 540],
      [-130, 590],
      [-30, 690],
      [60, 590],
      [230, 540],
      [260, 440],
      [120, 370],
      [-180, 370],
    ],
    0.16,
  );
  drawing.limb(
    [
      [220, 480],
      [330, 460],
      [380, 620],
      [400, 720],
    ],
    90,
    44,
    0.14,
  );
  drawing.limb(
    [
      [370, 720],
      [430, 735],
      [490, 700],
    ],
    60,
    34,
    0.14,
  );
  for (const [x, bend] of [
    [-250, step],
    [-190, -step],
    [150, -step],
    [210, step],
  ] as const)
    drawing.limb(
      [
        [x, 430],
        [x + bend, 220],
        [x + bend * 1.5, 0],
      ],
      56,
      24,
      0.1,
    );
  drawing.shape(
    [
      [-70, 640],
      [-80, 800],
      [-30, 860],
      [40, 800],
      [50, 640],
    ],
    0.85,
  );
  drawing.leaf(-20, 900, 36, 40, 0, 0.5);
  return drawing.svg();
}
