import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A palm: a leaning stem and arching fronds with hanging leaflets. */
export function palm(seed: number): string {
  const next = seededRandom(seed * 23 + 11);
  const drawing = new Drawing(900, 1000);
  const lean = (next() - 0.5) * 220;
  const topY = 700;
  drawing.stroke(`${-lean * 0.4},0 ${-lean * 0.25},240 ${lean * 0.1},480 ${lean * 0.45},${topY}`, 30, 16, 0.3);
  for (let i = 0; i < 15; i += 1) {
    const angle = (i / 14 - 0.5) * 3.7 + (next() - 0.5) * 0.2;
    const length = 300 + 70 * next();
    for (let s = 0.06; s < 1; s += 0.028) {
      const x = lean * 0.45 + Math.sin(angle) * length * s;
      const y = topY + Math.cos(angle) * length * s * 0.8 - 210 * s * s;
      const hang = 78 * Math.sin(Math.PI * Math.min(1, s + 0.12)) + 10;
      const tone = 0.2 + 0.35 * Math.max(0, Math.cos(angle)) + (angle < 0 ? 0.18 : 0) + 0.12 * next();
      drawing.stroke(`${x},${y} ${x + Math.sin(angle) * 24},${y - hang * 0.45} ${x + Math.sin(angle) * 30 + 6},${y - hang}`, 7, 1.5, tone);
    }
  }
  return drawing.svg();
}
