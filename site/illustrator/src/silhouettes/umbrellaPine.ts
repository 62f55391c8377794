import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';
import { drawNeedleTuft } from './needleTuft.ts';

/** An umbrella pine of the south: one bare stem, one flat crown. */
export function umbrellaPine(seed: number): string {
  const next = seededRandom(seed * 73 + 1);
  const drawing = new Drawing(1000, 1000);
  const lean = 80 * (next() - 0.5);
  drawing.stroke(`0,0 ${lean * 0.2},300 ${lean},700`, 48, 30, 0.3);
  for (let i = -3; i <= 3; i += 1) drawing.stroke(`${lean},640 ${lean + i * 60},760 ${lean + i * 120},${800 + 20 * next()}`, 22, 9, 0.24);
  for (let i = 0; i < 15; i += 1) {
    const across = (i / 14) * 2 - 1;
    drawNeedleTuft(
      drawing,
      { x: lean + across * 370, y: 800 + 90 * Math.sqrt(1 - across * across * 0.9) * next(), width: 130 + 40 * next() },
      next,
    );
  }
  return drawing.svg();
}
