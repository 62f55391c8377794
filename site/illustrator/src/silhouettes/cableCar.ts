import { Drawing } from './drawing.ts';

/** A cable car that climbs toward us: a red body, its front of three panes, doors along its side, a pale roof. */
export function cableCar(): string {
  const drawing = new Drawing(1150, 1000);
  drawing.polygon('-330,40 -330,150 330,150 330,40', 0.06);
  drawing.polygon('250,120 330,800 520,690 480,100', 0.22);
  for (const [a, b] of [
    [352, 398],
    [420, 462],
  ] as const)
    drawing.polygon(`${a - 20},420 ${a},690 ${b},664 ${b - 14},410`, 0.04);
  drawing.polygon('-360,110 -372,760 -330,850 330,850 372,760 360,110', 0.4);
  drawing.polygon('-376,800 -330,876 340,876 540,730 520,690 372,776', 0.92);
  drawing.polygon('-322,470 -330,770 -124,786 -120,470', 0.06);
  drawing.polygon('-96,470 -98,788 98,788 96,470', 0.08);
  drawing.polygon('120,470 124,786 330,770 322,470', 0.05);
  drawing.polygon('-300,640 -306,760 -190,772 -236,640', 0.3);
  drawing.polygon('-80,640 -82,776 10,776 -30,640', 0.3);
  drawing.polygon('-358,400 -362,440 362,440 358,400', 0.98);
  for (const x of [-270, 270]) drawing.ellipse(x, 250, 46, 40, 0, 1);
  drawing.polygon('-150,120 -150,200 150,200 150,120', 0.1);
  return drawing.svg();
}
