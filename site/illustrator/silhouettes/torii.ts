import { Drawing } from './drawing.ts';

/** A great torii that stands in the sea: leaning pillars with their props, two lintels, the upper one curved. */
export function torii(): string {
  const drawing = new Drawing(1250, 1000);
  for (const side of [-1, 1]) {
    for (const [x, tall] of [
      [430, 330],
      [220, 330],
    ] as const)
      drawing.limb(
        [
          [side * x, 0],
          [side * (x - (x > 300 ? 10 : -10)), tall],
        ],
        34,
        32,
        0.3,
      );
    drawing.shape(
      [
        [side * 225, 300],
        [side * 425, 300],
        [side * 425, 272],
        [side * 225, 272],
      ],
      0.2,
    );
    drawing.limb(
      [
        [side * 330, 0],
        [side * 312, 400],
        [side * 290, 800],
      ],
      82,
      62,
      side < 0 ? 0.62 : 0.44,
    );
    drawing.shape(
      [
        [side * 470, 330],
        [side * 400, 360],
        [side * 400, 340],
      ],
      0.1,
    );
  }
  drawing.shape(
    [
      [-430, 690],
      [430, 690],
      [430, 630],
      [-430, 630],
    ],
    0.5,
  );
  drawing.shape(
    [
      [-36, 800],
      [36, 800],
      [36, 690],
      [-36, 690],
    ],
    0.4,
  );
  drawing.shape(
    [
      [-500, 868],
      [-250, 836],
      [0, 826],
      [250, 836],
      [500, 868],
      [490, 800],
      [250, 776],
      [0, 770],
      [-250, 776],
      [-490, 800],
    ],
    0.56,
  );
  drawing.shape(
    [
      [-590, 985],
      [-540, 930],
      [-280, 882],
      [0, 868],
      [280, 882],
      [540, 930],
      [590, 985],
      [555, 892],
      [280, 840],
      [0, 826],
      [-280, 840],
      [-555, 892],
    ],
    0.14,
  );
  return drawing.svg();
}
