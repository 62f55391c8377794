import { seededRandom } from '#src/math/random.ts';
import { shiftX } from '#src/svg/outline.ts';
import { Drawing } from './drawing.ts';

/** A giraffe that stands and looks, its neck leaning a little. */
export function giraffe(seed: number): string {
  const next = seededRandom(seed * 41 + 3);
  const drawing = new Drawing(640, 1000);
  const lean = 30 * (next() - 0.3);
  for (const [x, bend] of [
    [-150, -12],
    [-112, 14],
    [60, -10],
    [92, 16],
  ] as const)
    drawing.stroke(`${x},470 ${x + bend * 0.3},250 ${x + bend},0`, 44, 17, 0.12);
  drawing.closedCurve('-190,470 -170,545 -60,575 40,620 120,600 140,520 90,440 -60,425 -150,430', 0.26);
  drawing.stroke(`70,540 ${140 + lean * 0.4},720 ${185 + lean},900`, 112, 40, 0.3);
  drawing.closedCurve(shiftX('150,925 175,950 215,930 285,880 278,862 215,872 170,890', lean), 0.24);
  drawing.stroke(shiftX('168,940 160,985', lean), 12, 9, 0.14);
  drawing.stroke('-186,500 -205,400 -200,330', 14, 6, 0.1);
  return drawing.svg();
}
