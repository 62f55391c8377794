import { random } from '../random.ts';
import { Drawing } from './drawing.ts';

/** An elephant that walks to the right: domed head, hanging trunk, the ear as a paler sheet. */
export function elephant(seed: number): string {
  const next = random(seed * 37 + 11);
  const drawing = new Drawing(1360, 1000);
  const step = 60 * (next() - 0.5);
  const leg = (x: number, top: number, bend: number, wide: number, tone: number): void =>
    drawing.limb(
      [
        [x, top],
        [x + bend * 0.5, top * 0.5],
        [x + bend, 70],
        [x + bend + 4, 0],
      ],
      wide,
      wide * 0.72,
      tone,
    );
  leg(-330, 480, 40 + step, 150, 0.1);
  leg(240, 470, -46 - step, 140, 0.1);
  drawing.blob(
    [
      [-500, 640],
      [-470, 800],
      [-330, 905],
      [-120, 940],
      [80, 905],
      [230, 880],
      [350, 930],
      [455, 900],
      [505, 780],
      [470, 650],
      [330, 520],
      [200, 420],
      [-60, 380],
      [-330, 410],
      [-455, 500],
    ],
    0.2,
  );
  leg(-420, 560, -36 - step, 165, 0.17);
  leg(170, 520, 52 + step, 150, 0.17);
  drawing.limb(
    [
      [452, 800],
      [520, 640],
      [530, 420],
      [505, 220],
      [530, 110 + 40 * next()],
    ],
    150,
    34,
    0.16,
  );
  drawing.limb(
    [
      [455, 620],
      [540, 520],
      [610, 505],
    ],
    30,
    8,
    0.86,
  );
  drawing.blob(
    [
      [250, 860],
      [360, 850],
      [390, 720],
      [340, 560],
      [270, 500],
      [190, 600],
      [180, 760],
    ],
    0.34,
  );
  drawing.limb(
    [
      [-495, 700],
      [-545, 540],
      [-540, 400],
    ],
    26,
    9,
    0.12,
  );
  return drawing.svg();
}

/** A giraffe that stands and looks, its neck leaning a little. */
export function giraffe(seed: number): string {
  const next = random(seed * 41 + 3);
  const drawing = new Drawing(640, 1000);
  const lean = 30 * (next() - 0.3);
  for (const [x, bend] of [
    [-150, -12],
    [-112, 14],
    [60, -10],
    [92, 16],
  ] as const)
    drawing.limb(
      [
        [x, 470],
        [x + bend * 0.3, 250],
        [x + bend, 0],
      ],
      44,
      17,
      0.12,
    );
  drawing.blob(
    [
      [-190, 470],
      [-170, 545],
      [-60, 575],
      [40, 620],
      [120, 600],
      [140, 520],
      [90, 440],
      [-60, 425],
      [-150, 430],
    ],
    0.26,
  );
  drawing.limb(
    [
      [70, 540],
      [140 + lean * 0.4, 720],
      [185 + lean, 900],
    ],
    112,
    40,
    0.3,
  );
  drawing.blob(
    [
      [150 + lean, 925],
      [175 + lean, 950],
      [215 + lean, 930],
      [285 + lean, 880],
      [278 + lean, 862],
      [215 + lean, 872],
      [170 + lean, 890],
    ],
    0.24,
  );
  drawing.limb(
    [
      [168 + lean, 940],
      [160 + lean, 985],
    ],
    12,
    9,
    0.14,
  );
  drawing.limb(
    [
      [-186, 500],
      [-205, 400],
      [-200, 330],
    ],
    14,
    6,
    0.1,
  );
  return drawing.svg();
}

/** A llama under a load, on a path. */
export function llama(seed: number): string {
  const next = random(seed * 53 + 9);
  const drawing = new Drawing(900, 1000);
  const step = 30 * (next() - 0.5);
  for (const [x, bend] of [
    [-200, step],
    [-140, -step],
    [90, -step],
    [150, step],
  ] as const)
    drawing.limb(
      [
        [x, 400],
        [x + bend * 0.4, 200],
        [x + bend, 0],
      ],
      54,
      26,
      0.12,
    );
  drawing.blob(
    [
      [-280, 420],
      [-260, 560],
      [-80, 600],
      [120, 590],
      [220, 540],
      [210, 400],
      [60, 340],
      [-150, 330],
    ],
    0.62,
  );
  drawing.limb(
    [
      [160, 500],
      [215, 680],
      [235, 850],
    ],
    130,
    70,
    0.68,
  );
  drawing.blob(
    [
      [190, 900],
      [240, 930],
      [330, 880],
      [340, 845],
      [270, 830],
      [205, 840],
    ],
    0.6,
  );
  drawing.limb(
    [
      [205, 900],
      [190, 990],
    ],
    26,
    10,
    0.4,
  );
  drawing.shape(
    [
      [-130, 600],
      [60, 600],
      [80, 500],
      [-150, 500],
    ],
    0.2,
  );
  return drawing.svg();
}
