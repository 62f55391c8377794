import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';
import { drawLeafClump } from './leafClump.ts';

/** A sal: a straight dark mast of a trunk, a narrow crown that begins above half its height. */
export function sal(seed: number): string {
  const next = seededRandom(seed * 83 + 17);
  const drawing = new Drawing(640, 1000);
  const lean = 36 * (next() - 0.5);
  drawing.stroke(`0,0 ${lean * 0.3},340 ${lean},930`, 30, 8, 0.16);
  drawing.stroke(`-8,0 ${lean * 0.3 - 7},340 ${lean * 0.8 - 4},700`, 7, 3, 0.6);
  for (let i = 0; i < 7; i += 1) {
    const side = i % 2 === 0 ? -1 : 1;
    const y = 420 + i * 60;
    drawing.stroke(`${lean * 0.5},${y} ${side * 70},${y + 60} ${side * 130},${y + 74}`, 9, 3, 0.16);
  }
  for (let i = 0; i < 26; i += 1) {
    const up = i / 25;
    const reach = 170 * Math.sin(Math.PI * (0.16 + 0.8 * up)) * (0.5 + 0.6 * next());
    const side = next() < 0.5 ? -1 : 1;
    drawLeafClump(drawing, { x: lean * up + side * reach * next(), y: 500 + 430 * up, size: 50 + 42 * next() }, next);
  }
  return drawing.svg();
}
