import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A llama under a load, on a path. */
export function llama(seed: number): string {
  const next = seededRandom(seed * 53 + 9);
  const drawing = new Drawing(900, 1000);
  const step = 30 * (next() - 0.5);
  for (const [x, bend] of [
    [-200, step],
    [-140, -step],
    [90, -step],
    [150, step],
  ] as const)
    drawing.stroke(`${x},400 ${x + bend * 0.4},200 ${x + bend},0`, 54, 26, 0.12);
  drawing.closedCurve('-280,420 -260,560 -80,600 120,590 220,540 210,400 60,340 -150,330', 0.62);
  drawing.stroke('160,500 215,680 235,850', 130, 70, 0.68);
  drawing.closedCurve('190,900 240,930 330,880 340,845 270,830 205,840', 0.6);
  drawing.stroke('205,900 190,990', 26, 10, 0.4);
  drawing.polygon('-130,600 60,600 80,500 -150,500', 0.2);
  return drawing.svg();
}
