import { Drawing } from './drawing.ts';

/** A junk with two battened sails, in the colour of tea. */
export function junk(seed: number): string {
  const drawing = new Drawing(1100, 1000);
  const sail = (x: number, foot: number, top: number, wide: number): void => {
    drawing.stroke(`${x},60 ${x + 6},${top}`, 16, 9, 0.12);
    const battens = 6;
    for (let i = 0; i < battens; i += 1) {
      const y = (t: number): number => foot + (top - foot) * t;
      const [a, b] = [i / battens, (i + 1) / battens];
      const reach = (t: number): number => wide * (0.72 + 0.42 * Math.sin(Math.min(1, t * 1.05) * 2.5));
      drawing.polygon(
        [
          [x - 0.3 * wide, y(a)],
          [x + reach(a), y(a) + 18 + 46 * a],
          [x + reach(b), y(b) + 10 + 46 * b],
          [x - 0.3 * wide + 14 * b, y(b)],
        ],
        0.52 + 0.2 * (i % 2) + 0.04 * seed,
      );
      drawing.stroke(`${x - 0.3 * wide},${y(a)} ${x + reach(a)},${y(a) + 18 + 46 * a}`, 6, 4, 0.16);
    }
  };
  sail(-190, 260, 990, 230);
  sail(170, 250, 760, 170);
  drawing.closedCurve('-430,250 -380,160 -100,130 240,140 420,230 470,250 420,80 330,14 -260,10 -370,70', 0.18);
  drawing.polygon('-400,150 -400,250 -250,240 -240,140', 0.34);
  return drawing.svg();
}
