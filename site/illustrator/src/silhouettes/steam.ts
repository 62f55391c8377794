import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** Steam that rises and leans with the wind. */
export function steam(seed: number): string {
  const next = seededRandom(seed * 109 + 5);
  const drawing = new Drawing(900, 1000);
  for (let i = 0; i < 70; i += 1) {
    const t = (i / 70) ** 0.8;
    const size = 24 + 120 * t;
    drawing.ellipse(
      -140 + 330 * t * t + (next() - 0.5) * size * 1.5,
      30 + t * 850 + (next() - 0.5) * 40,
      size * (0.7 + 0.5 * next()),
      size * (0.5 + 0.4 * next()),
      40 * (next() - 0.5),
      0.6 + 0.4 * next() - 0.2 * t,
    );
  }
  return drawing.svg().replace('>', '><g fill-opacity="0.1">').replace('</svg>', '</g></svg>');
}
