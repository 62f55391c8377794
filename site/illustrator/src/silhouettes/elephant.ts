import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** An elephant that walks to the right, lit from the upper left: domed head, hanging trunk, the ear as a paler sheet. */
export function elephant(seed: number): string {
  const next = seededRandom(seed * 37 + 11);
  const drawing = new Drawing(1360, 1000);
  const step = 90 * (next() - 0.5);
  const reach = 60 * (next() - 0.5);
  const leg = (x: number, top: number, bend: number, wide: number, tone: number): void => {
    drawing.stroke(`${x},${top} ${x + bend * 0.5},${top * 0.5} ${x + bend},70 ${x + bend + 4},0`, wide, wide * 0.72, tone);
    drawing.stroke(
      `${x - wide * 0.3},${top} ${x + bend * 0.5 - wide * 0.28},${top * 0.5} ${x + bend - wide * 0.26},30`,
      wide * 0.3,
      wide * 0.2,
      tone + 0.2,
    );
  };
  leg(-330, 480, 40 + step, 150, 0.12);
  leg(240, 470, -46 - step, 140, 0.12);
  drawing.closedCurve(
    '-500,640 -470,800 -330,905 -120,940 80,905 230,880 350,930 455,900 505,780 470,650 330,520 200,420 -60,380 -330,410 -455,500',
    0.34,
  );
  drawing.closedCurve('-488,680 -455,800 -325,892 -120,926 70,892 210,862 120,790 -80,800 -280,770 -400,690', 0.56);
  drawing.closedCurve('-420,500 -330,425 -60,392 190,430 120,520 -80,500 -280,520', 0.2);
  leg(-420, 560, -36 - step, 165, 0.3);
  leg(170, 520, 52 + step, 150, 0.3);
  drawing.closedCurve('300,905 360,934 452,900 490,800 440,790 370,850', 0.54);
  drawing.stroke(
    `462,800 ${520 + reach * 0.3},640 ${530 + reach * 0.7},420 ${505 + reach},220 ${540 + reach},${110 + 60 * next()}`,
    150,
    36,
    0.3,
  );
  drawing.stroke(`430,800 ${486 + reach * 0.3},640 ${500 + reach * 0.7},420 ${488 + reach},240`, 40, 12, 0.5);
  drawing.stroke('455,620 540,520 620,512', 30, 8, 1);
  drawing.closedCurve('256,866 372,852 404,716 350,548 272,488 180,592 168,766', 0.14);
  drawing.closedCurve('250,860 360,850 390,720 340,566 274,510 194,604 182,760', 0.46);
  drawing.closedCurve('244,846 300,846 300,720 260,610 214,650 194,750', 0.6);
  drawing.ellipse(438, 768, 10, 8, 0, 0.02);
  drawing.stroke('-495,700 -545,540 -540,400', 26, 9, 0.16);
  return drawing.svg();
}
