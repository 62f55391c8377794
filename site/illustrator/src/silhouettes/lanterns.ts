import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A string of silk lanterns between two posts. */
export function lanterns(seed: number): string {
  const next = seededRandom(seed * 61 + 7);
  const drawing = new Drawing(3200, 1000);
  const sag = (x: number): number => 830 - 130 * (1 - (x / 1560) ** 2);
  drawing.stroke('-1560,0 -1560,860', 26, 18, 0.04);
  drawing.stroke(Array.from({ length: 13 }, (_, i) => `${-1560 + i * 260},${sag(-1560 + i * 260)}`).join(' '), 8, 8, 0.04);
  for (let i = 0; i < 6; i += 1) {
    const x = -1300 + i * 520;
    const tone = [0.4, 0.68, 0.84, 0.98][Math.floor(next() * 4)];
    drawing.stroke(`${x},${sag(x)} ${x},${sag(x) - 60}`, 8, 8, 0.04);
    drawing.ellipse(x, sag(x) - 170, 96, 116, 0, tone);
    drawing.ellipse(x, sag(x) - 170, 46, 96, 0, Math.min(1, tone + 0.16));
  }
  return drawing.svg();
}
