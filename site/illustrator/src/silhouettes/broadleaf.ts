import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';
import { drawLeafClump } from './leafClump.ts';

/** A round crown of leaf clumps on a short trunk: olive, plane or wayside bush, by seed. */
export function broadleaf(seed: number): string {
  const next = seededRandom(seed * 91 + 7);
  const drawing = new Drawing(1100, 1000);
  drawing.stroke(`0,0 ${(next() - 0.5) * 60},260 ${(next() - 0.5) * 90},520`, 70, 34, 0.08);
  const clumps = Array.from({ length: 26 }, () => {
    const a = next() * Math.PI * 2;
    const r = Math.sqrt(next());
    return { x: Math.cos(a) * r * 330, y: 590 + Math.sin(a) * r * 250, size: 110 + 80 * next() };
  }).sort((p, q) => p.y - p.size - (q.y - q.size));
  for (const clump of clumps.reverse()) drawLeafClump(drawing, clump, next);
  return drawing.svg();
}
