import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** The tail of a sperm whale as it dives, water running off it. */
export function fluke(seed: number): string {
  const next = seededRandom(seed * 37 + 5);
  const drawing = new Drawing(1700, 1000);
  drawing.closedCurve('-210,-60 -150,160 -96,360 -70,520 0,560 74,520 104,360 160,160 230,-60', 0.2);
  drawing.closedCurve('-60,470 -190,560 -400,640 -640,700 -800,830 -700,880 -480,870 -240,800 -60,730 0,660', 0.16);
  drawing.closedCurve('60,470 200,560 410,650 650,720 800,860 700,905 480,890 240,810 60,735 0,660', 0.24);
  drawing.closedCurve('-70,720 -240,792 -480,862 -690,872 -790,832 -690,846 -470,826 -230,752 -70,690', 0.56);
  drawing.closedCurve('70,725 240,800 480,880 690,896 790,862 690,872 470,846 230,764 70,695', 0.66);
  drawing.closedCurve('40,500 74,360 120,160 180,0 220,0 150,180 100,380 84,500', 0.5);
  for (let i = 0; i < 46; i += 1) {
    const x = (next() * 2 - 1) * 690;
    const top = 640 + Math.abs(x) * 0.22;
    const long = 40 + 190 * next() * next();
    drawing.stroke(`${x},${top} ${x + 3},${top - long}`, 5, 2, 0.92);
  }
  for (let i = 0; i < 60; i += 1) drawing.ellipse((next() * 2 - 1) * 330, 44 * next() * next(), 30 + 40 * next(), 6 + 6 * next(), 0, 0.95);
  return drawing.svg();
}
