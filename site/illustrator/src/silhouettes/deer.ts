import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A spotted deer: every third is a stag that looks up, the others graze or listen. */
export function deer(seed: number): string {
  const next = seededRandom(seed * 53 + 3);
  const drawing = new Drawing(1100, 1000);
  const isStag = seed % 3 === 0;
  const grazes = seed % 3 === 1;
  const step = 30 * (next() - 0.5);
  for (const [x, bend, tone] of [
    [-230, 24 + step, 0.26],
    [150, -18 - step, 0.26],
    [-270, -24 - step, 0.46],
    [110, 22 + step, 0.46],
  ] as const)
    drawing.stroke(`${x},420 ${x + bend * 0.3},250 ${x + bend},140 ${x + bend},0`, 66, 17, tone);
  if (grazes) drawing.stroke('150,540 260,430 330,230 350,160', 110, 44, 0.5);
  else drawing.stroke('140,520 220,640 262,740', 118, 56, 0.52);
  drawing.closedCurve('-350,450 -330,560 -200,600 0,580 150,610 230,540 210,440 80,370 -130,360 -290,390', 0.54);
  drawing.closedCurve('-280,396 -130,366 80,376 180,430 20,430 -160,430', 0.82);
  if (grazes) drawing.closedCurve('310,200 370,180 420,80 400,40 350,70 310,140', 0.5);
  else {
    drawing.closedCurve('215,760 262,800 330,770 400,700 390,676 320,700 250,700', 0.52);
    drawing.ellipse(205, 800, 46, 16, 150, 0.62);
  }
  for (let i = 0; i < 34; i += 1) drawing.ellipse(-300 + 460 * next(), 450 + 120 * next(), 8, 6, 0, 0.95);
  if (isStag)
    for (const lean of [0, 50]) {
      drawing.stroke(`${245 + lean * 0.4},790 ${180 + lean},880 ${190 + lean},950 ${250 + lean},1000`, 20, 7, 0.36);
      drawing.stroke(`${200 + lean * 0.8},850 ${260 + lean},890`, 14, 6, 0.36);
    }
  drawing.stroke('-340,520 -380,420 -360,380', 26, 12, 0.7);
  return drawing.svg();
}
