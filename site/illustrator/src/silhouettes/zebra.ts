import { seededRandom } from '#src/math/random.ts';
import type { Outline } from '#src/svg/outline.ts';
import { Drawing } from './drawing.ts';

/** A zebra that faces right, its head raised or at the grass. */
export function zebra(seed: number): string {
  const next = seededRandom(seed * 19 + 7);
  const drawing = new Drawing(1400, 1000);
  const grazes = seed % 3 === 1;
  const step = 50 * (next() - 0.5);
  for (const [x, bend, tone] of [
    [-330, 34 + step, 0.42],
    [250, -26 - step, 0.42],
    [-390, -30 - step, 0.72],
    [190, 30 + step, 0.72],
  ] as const) {
    drawing.stroke(`${x},540 ${x + bend * 0.2},330 ${x + bend},190 ${x + bend},0`, 105, 34, tone);
    for (const y of [90, 165, 240, 320]) drawing.stroke(`${x + bend - 34},${y} ${x + bend + 34},${y - 12}`, 20, 20, 0.06);
    drawing.stroke(`${x + bend},26 ${x + bend},0`, 40, 46, 0.04);
  }
  const neck: Outline = grazes
    ? '120,760 300,800 430,650 560,330 620,210 690,120 640,60 560,110 490,250 360,420 240,520'
    : '120,720 230,820 390,960 470,1000 520,960 620,850 690,740 660,690 590,700 480,790 400,640 330,520 200,500';
  drawing.closedCurve(neck, 0.8);
  drawing.closedCurve('-490,620 -470,760 -360,830 -180,800 0,775 180,800 310,780 380,660 330,530 190,455 -30,430 -250,450 -420,500', 0.86);
  drawing.closedCurve('-470,600 -400,500 -240,452 -30,436 180,458 300,530 120,540 -150,525 -330,560', 0.56);
  for (let i = 0; i < 13; i += 1) {
    const x = -330 + i * 50;
    drawing.stroke(`${x + 20},${790 - 26 * Math.sin(i * 0.26)} ${x - 12},680 ${x + 22},560 ${x + 34},480`, 24, 9, 0.06);
  }
  for (const [y, x] of [
    [760, -455],
    [690, -480],
    [620, -478],
    [555, -440],
  ] as const)
    drawing.stroke(`${x},${y} ${x + 90},${y - 42} ${x + 150},${y - 120}`, 26, 8, 0.06);
  for (let i = 0; i < 7; i += 1) {
    const t = i / 6;
    const [x, y] = grazes ? [250 + 330 * t, 720 - 500 * t] : [230 + 260 * t, 740 + 150 * t];
    const across = grazes ? '70,60' : '-70,96';
    const [ax, ay] = across.split(',').map(Number);
    drawing.stroke(`${x - ax * 0.8},${y - ay * 0.8} ${x + ax * 0.75},${y + ay * 0.75}`, 24, 10, 0.06);
  }
  drawing.stroke(grazes ? '180,800 330,800 450,640 560,370' : '190,800 330,940 440,1000 480,980', 40, 20, 0.08);
  drawing.ellipse(grazes ? 650 : 664, grazes ? 90 : 716, 44, 30, grazes ? 60 : -40, 0.1);
  drawing.stroke('-480,720 -540,560 -530,360', 22, 34, 0.1);
  return drawing.svg();
}
