import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A camel with its rider, walking. */
export function camel(seed: number): string {
  const next = seededRandom(seed * 19 + 4);
  const drawing = new Drawing(1000, 1000);
  const step = (next() - 0.5) * 90;
  drawing.polygon('-300,420 -290,540 -130,590 -30,690 60,590 230,540 260,440 120,370 -180,370', 0.16);
  drawing.stroke('220,480 330,460 380,620 400,720', 90, 44, 0.14);
  drawing.stroke('370,720 430,735 490,700', 60, 34, 0.14);
  for (const [x, bend] of [
    [-250, step],
    [-190, -step],
    [150, -step],
    [210, step],
  ] as const)
    drawing.stroke(`${x},430 ${x + bend},220 ${x + bend * 1.5},0`, 56, 24, 0.1);
  drawing.polygon('-70,640 -80,800 -30,860 40,800 50,640', 0.85);
  drawing.ellipse(-20, 900, 36, 40, 0, 0.5);
  return drawing.svg();
}
