import { Drawing } from './drawing.ts';

/** A small sailing boat under one tall sail. */
export function sail(): string {
  const drawing = new Drawing(700, 1000);
  drawing.shape(
    [
      [-40, 150],
      [-20, 985],
      [250, 190],
    ],
    0.98,
  );
  drawing.shape(
    [
      [-60, 170],
      [-40, 900],
      [-250, 200],
    ],
    0.72,
  );
  drawing.limb(
    [
      [-45, 60],
      [-30, 1000],
    ],
    12,
    6,
    0.1,
  );
  drawing.shape(
    [
      [-290, 130],
      [300, 150],
      [210, 20],
      [-200, 20],
    ],
    0.2,
  );
  drawing.shape(
    [
      [-290, 130],
      [300, 150],
      [285, 115],
      [-275, 100],
    ],
    0.85,
  );
  return drawing.svg();
}

/** A house of boards with a steep roof, as boat houses have. */
export function boathouse(): string {
  const drawing = new Drawing(1400, 1000);
  drawing.shape(
    [
      [-520, 0],
      [-520, 460],
      [120, 460],
      [120, 0],
    ],
    0.62,
  );
  drawing.shape(
    [
      [120, 0],
      [120, 460],
      [330, 860],
      [540, 460],
      [540, 0],
    ],
    0.98,
  );
  drawing.shape(
    [
      [-590, 430],
      [-330, 900],
      [345, 900],
      [120, 430],
    ],
    0.1,
  );
  drawing.shape(
    [
      [345, 900],
      [330, 850],
      [545, 420],
      [580, 420],
    ],
    0.24,
  );
  drawing.shape(
    [
      [245, 0],
      [245, 280],
      [415, 280],
      [415, 0],
    ],
    0.12,
  );
  drawing.shape(
    [
      [-330, 190],
      [-330, 310],
      [-230, 310],
      [-230, 190],
    ],
    0.1,
  );
  return drawing.svg();
}

/** A thatched house on posts above the slope. */
export function stilthouse(): string {
  const drawing = new Drawing(1500, 1000);
  for (const x of [-430, -210, 10, 230, 440])
    drawing.limb(
      [
        [x, 0],
        [x + 6, 380],
      ],
      30,
      24,
      0.08,
    );
  drawing.shape(
    [
      [-500, 300],
      [500, 300],
      [500, 350],
      [-500, 350],
    ],
    0.2,
  );
  drawing.shape(
    [
      [-450, 350],
      [450, 350],
      [450, 560],
      [-450, 560],
    ],
    0.36,
  );
  drawing.shape(
    [
      [-90, 350],
      [40, 350],
      [40, 530],
      [-90, 530],
    ],
    0.06,
  );
  drawing.shape(
    [
      [-640, 470],
      [640, 470],
      [420, 900],
      [250, 985],
      [-250, 985],
      [-420, 900],
    ],
    0.62,
  );
  drawing.shape(
    [
      [-640, 470],
      [640, 470],
      [600, 530],
      [-600, 530],
    ],
    0.34,
  );
  drawing.shape(
    [
      [250, 985],
      [420, 900],
      [640, 470],
      [430, 560],
    ],
    0.3,
  );
  return drawing.svg();
}
