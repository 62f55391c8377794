import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A wooden fishing boat of the south: a high bow to the left, a small cabin aft, an eye, a flag. */
export function fishingBoat(seed: number): string {
  const next = seededRandom(seed * 101 + 3);
  const drawing = new Drawing(2100, 1000);
  drawing.polygon('-980,560 -820,120 -700,0 820,0 940,330 560,270 -300,290 -700,400', 0.46);
  drawing.polygon('-760,60 -700,0 820,0 850,80', 0.16);
  drawing.polygon('-985,575 -960,520 -680,372 -300,262 560,240 950,306 944,345 560,285 -300,305 -690,415', 0.92);
  drawing.polygon('280,270 260,560 720,560 760,290', 0.8);
  drawing.polygon('220,560 230,620 800,600 790,550', 0.3);
  for (const x of [330, 470, 610]) drawing.polygon(`${x},380 ${x},500 ${x + 90},500 ${x + 90},380`, 0.08);
  drawing.stroke('180,280 150,960', 22, 10, 0.14);
  drawing.stroke('160,880 -780,420', 7, 5, 0.1);
  drawing.stroke('160,900 760,610', 7, 5, 0.1);
  const dip = 20 * next();
  drawing.polygon(`150,960 30,${950 - dip} 40,${880 - dip} 152,890`, 0.66);
  drawing.ellipse(-770, 290, 46, 26, -30, 1);
  drawing.ellipse(-770, 290, 17, 17, 0, 0.02);
  return drawing.svg();
}
