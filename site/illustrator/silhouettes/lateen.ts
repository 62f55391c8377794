import { random } from '../random.ts';
import { Drawing } from './drawing.ts';

/** A dhow under one lateen sail that stands full; the hull rakes to both ends. */
export function dhow(seed: number): string {
  const next = random(seed * 83 + 4);
  const drawing = new Drawing(1150, 1000);
  const full = 40 * next();
  drawing.limb(
    [
      [30, 100],
      [70, 640],
    ],
    20,
    12,
    0.12,
  );
  drawing.blob(
    [
      [-330, 250],
      [-180, 420],
      [30, 700],
      [250, 985],
      [330, 800],
      [372 + full, 560],
      [330 + full, 330],
      [230, 205],
      [40, 190],
      [-180, 200],
    ],
    0.86,
  );
  drawing.blob(
    [
      [20, 650],
      [250, 985],
      [330, 800],
      [372 + full, 560],
      [330 + full, 330],
      [230, 205],
      [250, 420],
    ],
    0.6,
  );
  drawing.limb(
    [
      [-350, 235],
      [-60, 590],
      [262, 995],
    ],
    13,
    6,
    0.1,
  );
  drawing.limb(
    [
      [230, 205],
      [300, 150],
    ],
    4,
    3,
    0.1,
  );
  drawing.blob(
    [
      [-450, 150],
      [-330, 118],
      [-60, 96],
      [220, 108],
      [400, 150],
      [470, 196],
      [400, 60],
      [300, 12],
      [-200, 6],
      [-360, 44],
    ],
    0.14,
  );
  drawing.limb(
    [
      [-440, 146],
      [-60, 98],
      [250, 112],
      [462, 188],
    ],
    11,
    9,
    0.5,
  );
  drawing.blob(
    [
      [-300, 130],
      [-285, 190],
      [-262, 212],
      [-240, 190],
      [-230, 130],
    ],
    0.22,
  );
  return drawing.svg();
}

/** A felucca of the Nile: two tall lateen sails, one reefed low, a flat white hull. */
export function felucca(seed: number): string {
  const next = random(seed * 89 + 6);
  const drawing = new Drawing(900, 1000);
  const sway = 30 * next();
  drawing.limb(
    [
      [-80, 70],
      [-60, 520],
    ],
    18,
    11,
    0.16,
  );
  drawing.blob(
    [
      [-260, 170],
      [-140, 420],
      [20, 760],
      [150 + sway, 992],
      [185 + sway, 820],
      [190 + sway, 560],
      [160, 330],
      [90, 170],
      [-80, 150],
    ],
    0.93,
  );
  drawing.blob(
    [
      [20, 760],
      [150 + sway, 992],
      [185 + sway, 820],
      [190 + sway, 560],
      [160, 330],
      [90, 170],
      [104, 470],
    ],
    0.68,
  );
  drawing.limb(
    [
      [-275, 150],
      [-60, 590],
      [160 + sway, 998],
    ],
    11,
    5,
    0.14,
  );
  drawing.blob(
    [
      [-360, 92],
      [-120, 76],
      [200, 80],
      [380, 120],
      [330, 30],
      [240, 4],
      [-240, 4],
      [-330, 30],
    ],
    0.8,
  );
  drawing.limb(
    [
      [-340, 24],
      [0, 10],
      [310, 26],
    ],
    16,
    14,
    0.16,
  );
  drawing.blob(
    [
      [190, 84],
      [196, 150],
      [222, 176],
      [248, 152],
      [254, 90],
    ],
    0.2,
  );
  return drawing.svg();
}
