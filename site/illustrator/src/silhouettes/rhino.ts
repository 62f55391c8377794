import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A white rhinoceros that walks to the right with its head low. */
export function rhino(seed: number): string {
  const next = seededRandom(seed * 47 + 5);
  const drawing = new Drawing(1900, 1000);
  const step = 60 * (next() - 0.5);
  const leg = (x: number, bend: number, tone: number): void => {
    drawing.stroke(`${x},460 ${x + bend * 0.4},240 ${x + bend},60 ${x + bend},0`, 190, 120, tone);
    drawing.stroke(`${x - 62},430 ${x + bend * 0.4 - 54},240 ${x + bend - 42},30`, 50, 30, tone + 0.18);
  };
  leg(-440, 50 + step, 0.14);
  leg(310, -40 - step, 0.14);
  drawing.closedCurve(
    '-690,560 -660,760 -520,890 -280,900 -40,860 160,880 310,1000 440,930 560,760 700,640 830,500 850,380 780,330 640,390 500,430 380,360 120,280 -200,270 -480,320 -640,430',
    0.34,
  );
  drawing.closedCurve('-670,620 -640,760 -510,872 -280,884 -40,842 150,862 300,978 400,920 300,780 60,730 -240,760 -480,720', 0.56);
  drawing.closedCurve('-560,420 -440,330 -180,286 120,296 360,372 200,440 -120,410 -400,440', 0.18);
  leg(-540, -40 - step, 0.3);
  leg(220, 56 + step, 0.3);
  drawing.stroke('440,900 420,980 470,1000', 60, 30, 0.4);
  drawing.stroke('420,880 540,740 620,600', 60, 14, 0.5);
  drawing.polygon('760,480 850,470 905,700 880,800 820,640', 0.72);
  drawing.polygon('660,570 740,530 745,690 715,650', 0.6);
  drawing.ellipse(640, 590, 13, 10, 0, 0.02);
  drawing.stroke('-690,650 -740,520 -730,400', 26, 12, 0.16);
  return drawing.svg();
}
