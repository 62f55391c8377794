import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

/** A sheep with a dark face, grazing or looking up. */
export function sheep(seed: number): string {
  const next = seededRandom(seed * 29 + 11);
  const drawing = new Drawing(1400, 1000);
  const grazes = seed % 2 === 0;
  for (const x of [-330, -230, 170, 260]) drawing.stroke(`${x},360 ${x + 10},180 ${x},0`, 60, 40, 0.1);
  drawing.closedCurve('-480,560 -430,800 -180,880 120,860 330,800 400,600 340,400 60,330 -260,340 -440,410', 0.8);
  for (let i = 0; i < 60; i += 1) {
    const [x, y] = [-420 + 760 * next(), 400 + 420 * next()];
    drawing.ellipse(x, y, 60, 46, 0, 0.66 + 0.3 * ((y - 400) / 420) + 0.06 * next());
  }
  if (grazes) drawing.closedCurve('330,560 430,560 560,260 570,120 500,90 440,180 360,380', 0.14);
  else drawing.closedCurve('290,700 330,850 420,900 560,840 620,740 560,700 440,700 380,600', 0.14);
  drawing.ellipse(grazes ? 420 : 340, grazes ? 500 : 850, 80, 30, grazes ? 60 : 160, 0.1);
  return drawing.svg();
}
