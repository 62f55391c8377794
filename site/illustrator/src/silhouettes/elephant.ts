import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** An elephant that walks to the right: domed head, hanging trunk, the ear as a paler sheet. */
export function elephant(seed: number): string {
  const next = seededRandom(seed * 37 + 11);
  const drawing = new Drawing(1360, 1000);
  const step = 60 * (next() - 0.5);
  const leg = (x: number, top: number, bend: number, wide: number, tone: number): void =>
    drawing.stroke(`${x},${top} ${x + bend * 0.5},${top * 0.5} ${x + bend},70 ${x + bend + 4},0`, wide, wide * 0.72, tone);
  leg(-330, 480, 40 + step, 150, 0.1);
  leg(240, 470, -46 - step, 140, 0.1);
  drawing.closedCurve(
    '-500,640 -470,800 -330,905 -120,940 80,905 230,880 350,930 455,900 505,780 470,650 330,520 200,420 -60,380 -330,410 -455,500',
    0.2,
  );
  leg(-420, 560, -36 - step, 165, 0.17);
  leg(170, 520, 52 + step, 150, 0.17);
  drawing.stroke(`452,800 520,640 530,420 505,220 530,${110 + 40 * next()}`, 150, 34, 0.16);
  drawing.stroke('455,620 540,520 610,505', 30, 8, 0.86);
  drawing.closedCurve('250,860 360,850 390,720 340,560 270,500 190,600 180,760', 0.34);
  drawing.stroke('-495,700 -545,540 -540,400', 26, 9, 0.12);
  return drawing.svg();
}
