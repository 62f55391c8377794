import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';
import { drawLeafClump } from './leafClump.ts';

/** A cork oak: heavy limbs that fork low, a wide broken crown. */
export function corkOak(seed: number): string {
  const next = seededRandom(seed * 97 + 29);
  const drawing = new Drawing(1500, 1000);
  const limbs = [
    [-330, 700],
    [-110, 790],
    [150, 780],
    [360, 690],
  ] as const;
  for (const [x, y] of limbs)
    drawing.stroke(`${x * 0.1},300 ${x * 0.45 + 40 * (next() - 0.5)},${y * 0.66} ${x + 50 * (next() - 0.5)},${y}`, 66, 22, 0.14);
  const clumps = Array.from({ length: 46 }, () => {
    const across = next() + next() - 1;
    return { x: across * 590, y: 500 + 330 * Math.sqrt(1 - across * across * 0.95) * (0.25 + 0.75 * next()), size: 90 + 60 * next() };
  }).sort((p, q) => q.y - p.y);
  for (const clump of clumps.reverse()) drawLeafClump(drawing, clump, next);
  return drawing.svg();
}

/** The trunk of the same tree, its bark taken to the height of a man. */
export function corkTrunk(seed: number): string {
  const next = seededRandom(seed * 97 + 31);
  const drawing = new Drawing(1500, 1000);
  const lean = 60 * (next() - 0.5);
  drawing.stroke(`${-lean},0 ${-lean * 0.4},160 0,330`, 112, 84, 0.42);
  drawing.stroke(`${-lean - 34},0 ${-lean * 0.4 - 27},160 -22,330`, 30, 18, 0.74);
  drawing.stroke(`${-lean + 36},0 ${-lean * 0.4 + 28},160 24,330`, 36, 26, 0.14);
  for (const x of [-90, 80]) drawing.stroke(`0,290 ${x * 0.6},370 ${x * 1.2},430`, 66, 40, x < 0 ? 0.46 : 0.2);
  return drawing.svg();
}
