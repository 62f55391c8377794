import { clamp } from '../ease.ts';
import { random } from '../random.ts';
import { Drawing } from './drawing.ts';

/** A round crown of leaf clumps on a short trunk: olive, plane or wayside bush, by seed. */
export function broadleaf(seed: number): string {
  const next = random(seed * 91 + 7);
  const drawing = new Drawing(1100, 1000);
  drawing.limb(
    [
      [0, 0],
      [(next() - 0.5) * 60, 260],
      [(next() - 0.5) * 90, 520],
    ],
    70,
    34,
    0.08,
  );
  const clumps = Array.from({ length: 26 }, () => {
    const a = next() * Math.PI * 2;
    const r = Math.sqrt(next());
    return { x: Math.cos(a) * r * 330, y: 590 + Math.sin(a) * r * 250, size: 110 + 80 * next() };
  }).sort((p, q) => p.y - p.size - (q.y - q.size));
  for (const clump of clumps.reverse()) crown(drawing, clump, next);
  return drawing.svg();
}

/** A low bush, wider than tall, that hides its stems. */
export function bush(seed: number): string {
  const next = random(seed * 29 + 13);
  const drawing = new Drawing(1900, 1000);
  for (let i = 0; i < 20; i += 1) {
    const across = next() * 2 - 1;
    crown(drawing, { x: across * 700, y: 130 + (1 - across * across) * 560 * next(), size: 150 + 90 * next() }, next);
  }
  return drawing.svg();
}

/** A tall crown far above its neighbours on a pale bare stem. */
export function emergent(seed: number): string {
  const next = random(seed * 43 + 9);
  const drawing = new Drawing(1000, 1000);
  drawing.limb(
    [
      [0, 0],
      [12, 420],
      [(next() - 0.5) * 60, 760],
    ],
    44,
    26,
    0.62,
  );
  for (let i = 0; i < 7; i += 1) {
    const side = i / 3 - 1;
    drawing.limb(
      [
        [0, 560 + 90 * next()],
        [side * 150, 700 + 60 * next()],
        [side * 290, 760 + 60 * next()],
      ],
      20,
      7,
      0.4,
    );
  }
  for (let i = 0; i < 17; i += 1) {
    const across = (i / 16) * 2 - 1 + (next() - 0.5) * 0.2;
    crown(drawing, { x: across * 360, y: 760 + 120 * Math.sqrt(Math.max(0, 1 - across * across)) * next(), size: 95 + 50 * next() }, next);
  }
  return drawing.svg();
}

function crown(drawing: Drawing, clump: { x: number; y: number; size: number }, next: () => number): void {
  for (let i = 0; i < 90; i += 1) {
    const a = next() * Math.PI * 2;
    const r = Math.sqrt(next());
    const x = Math.cos(a) * r;
    const y = Math.sin(a) * r;
    const tone = 0.2 + 0.3 * clamp(y * 0.7 + 0.3) + 0.24 * clamp(-x * 0.7 + 0.2) + 0.2 * (next() - 0.5);
    drawing.leaf(clump.x + x * clump.size, clump.y + y * clump.size * 0.72, 8 + 12 * next(), 5 + 6 * next(), (next() - 0.5) * 80, tone);
  }
}
