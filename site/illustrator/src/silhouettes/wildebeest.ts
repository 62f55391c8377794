import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A grazing wildebeest, small: heavy shoulder, low head, thin legs. */
export function wildebeest(seed: number): string {
  const next = seededRandom(seed * 13 + 2);
  const drawing = new Drawing(1300, 1000);
  const head = next() < 0.5 ? -120 : 120;
  drawing.polygon('-460,620 -430,800 -200,850 60,840 250,960 420,900 470,700 380,480 100,430 -300,470', 0.2);
  drawing.polygon(`380,900 520,${760 + head} 600,${520 + head} 540,${440 + head} 460,${500 + head} 360,620`, 0.12);
  drawing.stroke(`560,${700 + head} 640,${800 + head} 570,${880 + head}`, 26, 8, 0.1);
  for (const [x, bend] of [
    [-380, -30],
    [-270, 40],
    [270, -20],
    [370, 30],
  ] as const)
    drawing.stroke(`${x},520 ${x + bend},250 ${x + bend * 0.4},0`, 74, 30, 0.1);
  drawing.stroke('-450,760 -530,520 -520,330', 24, 10, 0.1);
  return drawing.svg();
}
